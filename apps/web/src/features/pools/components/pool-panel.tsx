import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { Card } from '@besc/ui/card';
import type { ReactNode } from 'react';
import { useWriter } from '../../../blocks/action/use-writer';
import { CurrencySymbol } from '../../../blocks/amounts/currency-symbol';
import { useText } from '../../../blocks/language/use-text';
import { EarnedButton } from '../../../blocks/staking/earned-button';
import { poolOverlay } from '../pool-overlay';
import type { PoolRow } from '../pool-row';
import { type StakePart, stakePart } from '../stake-part';
import { FeeTimer } from './fee-timer';
import { PoolAmount } from './pool-amount';
import { StakeControls } from './stake-controls';
import { useRowTexts } from './use-row-texts';

/** What one has earned and staked in a pool, with everything that can be done about it. */
export function PoolPanel({ row }: { readonly row: PoolRow }) {
  const part = stakePart(row, useWriter());
  return (
    <div className="grid grid-cols-1 gap-3 text-start @container sm:grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))]">
      {row.hasHarvest ? <Earned row={row} /> : <RecentProfit row={row} />}
      <Part title={<StakedTitle row={row} part={part} />}>
        <StakeControls row={row} part={part} />
        {row.category === 'auto' && row.holding?.staked ? <FeeTimer row={row} /> : null}
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

function StakedTitle({ row, part }: { readonly row: PoolRow; readonly part: StakePart }) {
  const { t } = useText();
  if (part.kind === 'loading' || part.kind === 'unread') return t('My stake');
  if (part.kind !== 'staked') return t('Start earning');
  return (
    <>
      <CurrencySymbol symbol={row.staked.currency.symbol} />{' '}
      {row.category === 'auto' ? t('Staked (compounding)') : t('Staked')}
    </>
  );
}

function Earned({ row }: { readonly row: PoolRow }) {
  const { t } = useText();
  const { category, holding, earning, earnedUsd, key, isLoading } = row;
  const { title: pool } = useRowTexts(row);
  const isMoney = category === 'core';
  const earned = isLoading ? undefined : holding ? holding.earned : 0n;
  const isUnread = holding !== undefined && earned === undefined;
  return (
    <Part title={t('%symbol% earned', { symbol: displaySymbol(earning.currency.symbol) })}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PoolAmount what="earned" amount={earned} of={earning} usd={earnedUsd} isLoading={isLoading} isLarge />
        {isUnread ? (
          <span className="text-sm text-text-muted">{t('Couldn’t load')}</span>
        ) : (
          <EarnedButton
            label={isMoney ? t('Collect') : t('Harvest')}
            of={pool}
            amount={earned}
            onPress={() => poolOverlay.open({ kind: isMoney ? 'collect' : 'harvest', key })}
          />
        )}
      </div>
      {holding?.owed ? (
        <p className="text-xs text-warning">
          {t('The pool couldn’t pay all of this on time. You’re still owed it, and it’s paid as soon as possible.')}
        </p>
      ) : null}
    </Part>
  );
}

/** The vault pays nothing out: what it has earned since the last action is in the stake. */
function RecentProfit({ row }: { readonly row: PoolRow }) {
  const { t } = useText();
  const { holding, earning, earnedUsd, isLoading } = row;
  const earned = isLoading ? undefined : holding ? holding.earned : 0n;
  return (
    <Part title={t('Recent %symbol% profit', { symbol: displaySymbol(earning.currency.symbol) })}>
      <PoolAmount what="earned" amount={earned} of={earning} usd={earnedUsd} isLoading={isLoading} isLarge />
      <p className="text-xs text-text-muted">{t('Since your last action. Already compounding.')}</p>
    </Part>
  );
}
