import { Card } from '@besc/ui/card';
import type { ReactNode } from 'react';
import { CurrencySymbol } from '../../../blocks/amounts/currency-symbol';
import { useText } from '../../../blocks/language/use-text';
import { EarnedButton } from '../../../blocks/staking/earned-button';
import { poolOverlay } from '../pool-overlay';
import type { PoolRow } from '../pool-row';
import { FeeTimer } from './fee-timer';
import { PoolAmount } from './pool-amount';
import { StakeControls } from './stake-controls';
import { useRowTexts } from './use-row-texts';

/** What one has earned and staked in a pool, with everything that can be done about it. */
export function PoolPanel({ row }: { readonly row: PoolRow }) {
  return (
    <div className="grid gap-3 text-start @container sm:grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))]">
      {row.kind === 'auto' ? <RecentProfit row={row} /> : <Earned row={row} />}
      <Part title={<StakedTitle row={row} />}>
        <StakeControls row={row} />
        {row.kind === 'auto' && row.holding && row.holding.staked > 0n ? <FeeTimer row={row} /> : null}
      </Part>
    </div>
  );
}

function Part(props: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <Card kind="inset" className="flex min-w-0 flex-col justify-between gap-3 p-3">
      <h3 className="text-xs font-semibold text-text-muted">{props.title}</h3>
      {props.children}
    </Card>
  );
}

function StakedTitle({ row }: { readonly row: PoolRow }) {
  const { t } = useText();
  if (row.holding === undefined || row.holding.staked === 0n) return t('Start earning');
  return (
    <>
      <CurrencySymbol symbol={row.staked.currency.symbol} />{' '}
      {row.kind === 'auto' ? t('Staked (compounding)') : t('Staked')}
    </>
  );
}

function Earned({ row }: { readonly row: PoolRow }) {
  const { t } = useText();
  const { kind, holding, earning, earnedUsd, key } = row;
  const { title: pool } = useRowTexts(row);
  const isMoney = kind === 'manual';
  return (
    <Part title={t('%symbol% earned', { symbol: earning.currency.symbol })}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PoolAmount what="earned" amount={holding?.earned ?? 0n} of={earning} usd={earnedUsd} isLarge />
        <EarnedButton
          label={isMoney ? t('Collect') : t('Harvest')}
          of={pool}
          amount={holding?.earned ?? 0n}
          onPress={() => poolOverlay.open({ kind: isMoney ? 'collect' : 'harvest', key })}
        />
      </div>
      {holding && holding.owed > 0n ? (
        <p className="text-xs text-warning">
          {t('The pool could not pay all of this when it was due. It is noted, and paid as soon as the pool can.')}
        </p>
      ) : null}
    </Part>
  );
}

/** The vault pays nothing out: what it has earned since the last action is in the stake. */
function RecentProfit({ row }: { readonly row: PoolRow }) {
  const { t } = useText();
  const { holding, earning, earnedUsd } = row;
  return (
    <Part title={t('Recent %symbol% profit', { symbol: earning.currency.symbol })}>
      <PoolAmount what="earned" amount={holding?.earned ?? 0n} of={earning} usd={earnedUsd} isLarge />
      <p className="text-xs text-text-muted">{t('Since your last action. It is staked already.')}</p>
    </Part>
  );
}
