import { Button } from '@besc/ui/button';
import { Card } from '@besc/ui/card';
import type { ReactNode } from 'react';
import { UsdText } from '../../../blocks/amounts/usd-text';
import { useText } from '../../../blocks/language/use-text';
import { harvestable } from '../harvestable';
import { poolOverlay } from '../pool-overlay';
import type { PoolRow } from '../pool-row';
import { holdingSums } from '../pools.view-model';

/** What is mine here: staked, waiting to be harvested, and all of that in one press. */
export function PoolsSummary({ rows }: { readonly rows: readonly PoolRow[] }) {
  const { t } = useText();
  const { staked, earned, isPartial } = holdingSums(rows);
  const count = harvestable(rows).length;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 sm:w-auto sm:flex-1">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Figure label={t('Staked by you')}>
          <UsdText value={staked} className="text-xl font-semibold" />
        </Figure>
        <Figure label={t('To harvest')}>
          <UsdText value={earned} className="text-xl font-semibold" />
        </Figure>
      </dl>
      <div className="w-full sm:w-auto">
        <Button
          kind="primary"
          wide
          aria-haspopup="dialog"
          disabledReason={count === 0 ? t('Nothing to harvest') : undefined}
          onClick={() => poolOverlay.open({ kind: 'harvest-all' })}
        >
          {t('Harvest all')}
        </Button>
      </div>
      {isPartial ? (
        <p className="w-full text-xs text-text-muted">{t('What has no price is not in these sums.')}</p>
      ) : null}
    </Card>
  );
}

function Figure(props: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs font-semibold text-text-muted">{props.label}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}
