import { Skeleton } from '@besc/ui/skeleton';
import type { ReactNode } from 'react';
import { useText } from '../../../blocks/language/use-text';
import type { PositionPast } from '../position-row';

const reasons = {
  index: { text: 'the index doesn’t answer' },
  history: { text: 'its history isn’t known' },
  transfer: { text: 'it came by transfer' },
  pair: { text: 'the pair couldn’t be read' },
} as const;

type Known = Extract<PositionPast, { readonly kind: 'known' }>;

/** A figure of a position's past; a dash and why where it is not known. */
export function PastText(props: { readonly past: PositionPast; readonly children: (past: Known) => ReactNode }) {
  const { t } = useText();
  const { past } = props;
  if (past.kind === 'known') return props.children(past);
  if (past.kind === 'loading') return <Skeleton className="w-16" />;
  return (
    <span className="text-text-muted">
      – <span className="block text-xs">{t(reasons[past.why].text)}</span>
    </span>
  );
}
