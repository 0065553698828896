import { oneE18 } from '@besc/domain/shared/fixed-point';
import { fraction } from '@besc/domain/shared/fraction';
import { UsdText } from './usd-text';

/** USD in 10^-18; a dash for the unknown, and a quiet one where there was none. */
export function UsdFigure({ e18 }: { readonly e18: bigint | undefined }) {
  if (e18 === 0n) return <span className="text-text-muted">0</span>;
  return <UsdText value={e18 === undefined ? undefined : fraction(e18, oneE18)} />;
}
