import { add, type Fraction, fraction } from '@besc/domain/shared/fraction';
import { Skeleton } from '@besc/ui/skeleton';
import { UsdText } from '../../../blocks/amounts/usd-text';
import { useText } from '../../../blocks/language/use-text';
import type { FarmRow } from '../farm-row';

/** What the page is for, and what all of it holds. */
export function FarmsHead({ rows }: { readonly rows: readonly FarmRow[] | undefined }) {
  const { t } = useText();
  return (
    <header className="flex w-full flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-[2rem] leading-tight font-semibold sm:text-[2.5rem]">{t('Farms')}</h1>
        <p className="mt-1 text-text-muted">{t('Stake LP tokens to earn MONEY with every block.')}</p>
      </div>
      <div className="sm:text-end">
        <p className="text-sm text-text-muted">{t('Value locked')}</p>
        <p className="text-xl font-semibold">
          {rows === undefined ? <Skeleton className="w-32" /> : <UsdText value={lockedUsd(rows)} />}
        </p>
      </div>
    </header>
  );
}

/** The sum of what can be valued; undefined where there are farms and none can. */
function lockedUsd(rows: readonly FarmRow[]): Fraction | undefined {
  const priced = rows.flatMap(({ stakedUsd }) => stakedUsd ?? []);
  return priced.length === 0 && rows.length > 0 ? undefined : priced.reduce(add, fraction(0n));
}
