import { Button } from '@besc/ui/button';
import { Card } from '@besc/ui/card';
import { Skeleton } from '@besc/ui/skeleton';
import { PartlyNote } from '../../../blocks/amounts/partly-note';
import { UsdText } from '../../../blocks/amounts/usd-text';
import { useText } from '../../../blocks/language/use-text';
import type { UsdSum } from '../../../blocks/prices/usd-sum';
import { harvestable } from '../harvestable';
import { poolOverlay } from '../pool-overlay';
import type { PoolRow } from '../pool-row';
import { holdingSums } from '../pools.view-model';

/** What is mine here: staked, waiting to be harvested, and all of that in one press. */
export function PoolsSummary(props: {
  readonly rows: readonly PoolRow[];
  /** Prices have come: what has none now, has none. */
  readonly isPriced: boolean;
  /** Some pools are not among the rows, or nothing is known of them. */
  readonly isUnread: boolean;
}) {
  const { t } = useText();
  const { rows, isPriced, isUnread } = props;
  const { staked, earned } = holdingSums(rows);
  const count = harvestable(rows).length;
  const isLoading = !isUnread && rows.some((row) => row.isLoading);
  const isSummed = isPriced && !isLoading;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 sm:w-auto sm:flex-1">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Figure label={t('Staked by you')} sum={isSummed ? staked : undefined} isUnread={isUnread} />
        <Figure label={t('To harvest')} sum={isSummed ? earned : undefined} isUnread={isUnread} />
      </dl>
      <div className="w-full sm:w-auto">
        <Button
          kind="primary"
          wide
          aria-haspopup="dialog"
          pending={count === 0 && isLoading && t('Loading')}
          disabledReason={count === 0 && !isLoading ? t('Nothing to harvest') : undefined}
          onClick={() => poolOverlay.open({ kind: 'harvest-all' })}
        >
          {t('Harvest all')}
        </Button>
      </div>
    </Card>
  );
}

/** A sum; undefined while a part of it is loading. */
function Figure(props: { readonly label: string; readonly sum: UsdSum | undefined; readonly isUnread: boolean }) {
  return (
    <div>
      <dt className="text-xs font-semibold text-text-muted">{props.label}</dt>
      <dd>
        {props.sum === undefined ? (
          <Skeleton className="w-24 text-xl" />
        ) : (
          <>
            <UsdText value={props.sum.value} className="text-xl font-semibold" />
            <PartlyNote isPartly={props.sum.isPartly || props.isUnread} />
          </>
        )}
      </dd>
    </div>
  );
}
