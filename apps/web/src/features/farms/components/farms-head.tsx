import { Skeleton } from '@besc/ui/skeleton';
import { PartlyNote } from '../../../blocks/amounts/partly-note';
import { UsdText } from '../../../blocks/amounts/usd-text';
import { useText } from '../../../blocks/language/use-text';
import { usdSum } from '../../../blocks/prices/usd-sum';
import type { FarmRow } from '../farm-row';

/** What the sum is made of. */
export type LockedFarm = Pick<FarmRow, 'stakedUsd'> & { readonly farm: Pick<FarmRow['farm'], 'totalStaked'> };

/** What the page is for, and what all of it holds. */
export function FarmsHead(props: {
  readonly rows: readonly LockedFarm[] | undefined;
  /** Some farms may not be among the rows, or be worth something else. */
  readonly isUnread: boolean;
}) {
  const { t } = useText();
  const { rows, isUnread } = props;
  const locked = rows && usdSum(rows.filter(({ farm }) => farm.totalStaked !== 0n).map(({ stakedUsd }) => stakedUsd));
  return (
    <header className="flex w-full flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-[2rem] leading-tight font-semibold sm:text-[2.5rem]">{t('Farms')}</h1>
        <p className="mt-1 text-text-muted">{t('Stake LP tokens to earn MONEY every block.')}</p>
      </div>
      <div className="sm:text-end">
        <p className="text-sm text-text-muted">{t('Value locked')}</p>
        <p className="text-xl font-semibold">
          {locked === undefined ? <Skeleton className="w-32" /> : <UsdText value={locked.value} />}
        </p>
        <PartlyNote isPartly={locked && (isUnread || (locked.value !== undefined && locked.isPartly))} />
      </div>
    </header>
  );
}
