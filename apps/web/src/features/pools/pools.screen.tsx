import { Notice } from '@besc/ui/notice';
import clsx from 'clsx';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useCalculator } from '../../blocks/calculator/calculator-dialog';
import { ChainNotice } from '../../blocks/chain/chain-notice';
import { useChainState } from '../../blocks/chain/use-chain-state';
import { useText } from '../../blocks/language/use-text';
import { DataList } from '../../blocks/list/data-list';
import { linkedFirst, useLinkedKeys } from '../../blocks/list/use-linked-keys';
import { EarnedFold } from '../../blocks/staking/earned-fold';
import { lazyPart } from '../../lib/lazy-part';
import { BountyCard } from './components/bounty-card';
import { LinkedElsewhere } from './components/linked-elsewhere';
import { PoolsSummary } from './components/pools-summary';
import { PoolsTabs } from './components/pools-tabs';
import type { PoolDialogState } from './pool-dialog-state';
import { poolSubject } from './pool-subject';
import { poolsLayout } from './pools-layout';
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
  const { rows, state, account, unread, isVaultUnread } = pools;
  const chainState = useChainState(pools.isFailed);
  const calculator = useCalculator();
  const [dialog, setDialog] = useState<PoolDialogState>();
  // The calculator's own function is another one with each address, and the columns are made once.
  const openCalculator = useRef(calculator.open);
  useEffect(() => {
    openCalculator.current = calculator.open;
  });
  const calculate = useCallback((key: string) => openCalculator.current(key), []);
  const { columns, filters, detail } = usePoolColumns({ open: setDialog, calculate });
  const linked = useLinkedKeys();
  const shown = useMemo(
    () =>
      linkedFirst(
        rows.filter(({ isFinished }) => isFinished === isHistory),
        linked,
      ),
    [rows, isHistory, linked],
  );
  const elsewhere = rows.filter(({ key, isFinished }) => linked.includes(key) && isFinished !== isHistory);
  const hasFinishedStake = rows.some(({ isFinished, holding }) => isFinished && holding && holding.staked > 0n);
  const listed = state.kind === 'known' || state.kind === 'stale' ? { ...state, rows: shown } : state;
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
          {account === undefined || state.kind === 'loading' ? null : <PoolsSummary rows={rows} open={setDialog} />}
          <BountyCard row={rows.find(({ kind }) => kind === 'auto')} open={setDialog} />
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
          {t('The vault could not be read. The other pools work all the same.')}
        </Notice>
      ) : null}
      {unread.length > 0 ? (
        <Notice tone="warning" className="mb-4">
          {t('%count% pools do not answer and are not shown.', { count: unread.length })}
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
        filters={filters}
        rowKey={({ key }) => key}
        state={listed}
        pageSize={pageSize}
        empty={{ title: isHistory ? t('No pool has ended yet.') : t('There are no pools yet.') }}
        failure={{
          title: t('The pools could not be read'),
          stillWorks: t('The chain does not answer at the moment.'),
        }}
        detail={detail}
        tools={{
          search: t('Search Pools'),
          usualOrder: t('Hot'),
          layoutChoice: poolsLayout,
          first: <PoolsTabs isHistory={isHistory} hasFinished={isHistory || hasFinishedStake} />,
        }}
      />
      {dialog === undefined ? null : (
        <Suspense>
          <PoolDialogs
            dialog={dialog}
            rows={rows}
            open={setDialog}
            onCalculate={calculate}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      )}
      {calculated === undefined ? null : (
        <Suspense>
          <CalculatorDialog subject={poolSubject(calculated)} calculator={calculator} />
        </Suspense>
      )}
    </div>
  );
}
