import { Button } from '@besc/ui/button';
import { Notice } from '@besc/ui/notice';
import { Switch } from '@besc/ui/switch';
import clsx from 'clsx';
import { Suspense, useMemo } from 'react';
import { useCalculator } from '../../blocks/calculator/calculator-dialog';
import { ChainNotice } from '../../blocks/chain/chain-notice';
import { useChainState } from '../../blocks/chain/use-chain-state';
import { useText } from '../../blocks/language/use-text';
import { DataList } from '../../blocks/list/data-list';
import { useLinkedKeys } from '../../blocks/list/use-linked-keys';
import { usePageOverlay } from '../../blocks/overlay/use-page-overlay';
import { usePreference } from '../../blocks/preferences/use-preference';
import { EarnedFold } from '../../blocks/staking/earned-fold';
import { stakeList } from '../../blocks/staking/staked-rows';
import { lazyPart } from '../../lib/lazy-part';
import { BountyCard } from './components/bounty-card';
import { LinkedElsewhere } from './components/linked-elsewhere';
import { PoolsSummary } from './components/pools-summary';
import { PoolsTabs } from './components/pools-tabs';
import { rowTexts } from './components/use-row-texts';
import { poolOverlay } from './pool-overlay';
import { poolSubject } from './pool-subject';
import { poolStakedOnly, poolsLayout } from './pools-preferences';
import { usePoolColumns } from './use-pool-columns';
import { usePools } from './use-pools';

const PoolEarnings = lazyPart('pool-earnings', async () => (await import('./components/pool-earnings')).PoolEarnings);
const PoolDialogs = lazyPart('pool-dialogs', async () => (await import('./components/pool-dialogs')).PoolDialogs);
const CalculatorDialog = lazyPart(
  'calculator',
  async () => (await import('../../blocks/calculator/calculator-dialog')).CalculatorDialog,
);

/** So many rows at first, and as many more at the end of the list. */
const pageSize = 12;

/** Pools that pay, or will. */
export function PoolsScreen() {
  return <PoolsPage isHistory={false} />;
}

/** Pools that are over. */
export function FinishedPoolsScreen() {
  return <PoolsPage isHistory />;
}

function PoolsPage({ isHistory }: { readonly isHistory: boolean }) {
  const { t } = useText();
  const pools = usePools();
  const { rows, state, account, mayBeMore, isVaultUnread, arePricesUnread } = pools;
  const chainState = useChainState(pools.isFailed);
  const calculator = useCalculator();
  const dialog = usePageOverlay(poolOverlay);
  const { columns, detail } = usePoolColumns(calculator.open);
  const isMine = usePreference(poolStakedOnly) && account !== undefined;
  const linked = useLinkedKeys();
  const listed = useMemo(
    () =>
      stakeList(state, {
        isHere: ({ isFinished }) => isFinished === isHistory,
        isStakedOnly: isMine,
        holdingOf: ({ holding }) => holding,
        linked,
      }),
    [state, isHistory, isMine, linked],
  );
  const elsewhere = rows.filter(({ key, isFinished }) => linked.includes(key) && isFinished !== isHistory);
  const hasFinishedStake = rows.some(({ isFinished, holding }) => isFinished && holding?.staked);
  const calculated = rows.find(({ key }) => key === calculator.key);
  return (
    <div className="mx-auto w-full max-w-[1200px] px-4 py-4 sm:px-6 sm:py-8">
      <header className="mb-6 flex flex-wrap items-end justify-between gap-6">
        <div>
          <h1 className="text-[2rem] leading-tight font-semibold sm:text-[2.5rem]">{t('MONEY Pools')}</h1>
          <p className="text-text-muted">{t('Just stake some tokens to earn.')}</p>
          <p className="text-text-muted">{t('High APR, low risk.')}</p>
        </div>
        <div className={clsx('flex w-full flex-wrap gap-3', account === undefined && 'md:w-auto')}>
          {account === undefined || state.kind === 'loading' ? null : (
            <PoolsSummary
              rows={rows}
              isPriced={pools.isPriced}
              isUnread={mayBeMore || isVaultUnread || arePricesUnread}
            />
          )}
          <BountyCard row={rows.find(({ category }) => category === 'auto')} />
        </div>
      </header>
      <ChainNotice state={chainState} shownAt={pools.shownAt} className="mb-4" />
      {account === undefined || rows.length === 0 ? null : (
        <div className="mb-4">
          <EarnedFold key={account}>
            <PoolEarnings rows={rows} account={account} />
          </EarnedFold>
        </div>
      )}
      {isVaultUnread ? (
        <Notice tone="warning" isLive className="mb-4">
          {t('Couldn’t load the vault. The other pools still work.')}
        </Notice>
      ) : null}
      {mayBeMore ? (
        <Notice tone="warning" className="mb-4">
          {t('Couldn’t load the full count, so some may be missing.')}
        </Notice>
      ) : null}
      {isHistory ? (
        <Notice tone="warning" className="mb-4">
          {t('These pools are no longer distributing rewards. Please unstake your tokens.')}
        </Notice>
      ) : null}
      {elsewhere.map((row) => (
        <LinkedElsewhere key={row.key} row={row} />
      ))}
      <DataList
        label={isHistory ? t('Finished pools') : t('Pools')}
        columns={columns}
        rowKey={({ key }) => key}
        state={listed}
        pageSize={pageSize}
        empty={
          isMine
            ? {
                title: isHistory
                  ? t('You have nothing staked in finished pools.')
                  : t('You have nothing staked in live pools.'),
                action: <Button onClick={() => poolStakedOnly.set(false)}>{t('Show all pools')}</Button>,
              }
            : { title: isHistory ? t('No pool has ended yet.') : t('There are no pools yet.') }
        }
        failure={{
          title: t('Couldn’t load the pools'),
          stillWorks: t('The chain isn’t responding right now.'),
        }}
        detail={detail}
        tools={{
          search: t('Search Pools'),
          usualOrder: t('Hot'),
          layoutChoice: poolsLayout,
          first: (
            <>
              <PoolsTabs isHistory={isHistory} hasFinished={isHistory || hasFinishedStake} />
              <Switch
                label={t('Staked only')}
                checked={isMine}
                disabled={account === undefined}
                onCheckedChange={poolStakedOnly.set}
              />
            </>
          ),
        }}
      />
      {dialog.isOpen ? (
        <Suspense>
          <PoolDialogs detail={dialog.detail} rows={rows} onCalculate={calculator.open} onClose={poolOverlay.close} />
        </Suspense>
      ) : null}
      {calculated === undefined ? null : (
        <Suspense>
          <CalculatorDialog subject={poolSubject(calculated, rowTexts(calculated, t).title)} calculator={calculator} />
        </Suspense>
      )}
    </div>
  );
}
