import { Button } from '@besc/ui/button';
import { Notice } from '@besc/ui/notice';
import { Switch } from '@besc/ui/switch';
import { TextLink } from '@besc/ui/text-link';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useCalculator } from '../../blocks/calculator/calculator-dialog';
import { ChainNotice } from '../../blocks/chain/chain-notice';
import { useChainState } from '../../blocks/chain/use-chain-state';
import { useText } from '../../blocks/language/use-text';
import { DataList } from '../../blocks/list/data-list';
import { useLinkedKeys } from '../../blocks/list/use-linked-keys';
import { usePreference } from '../../blocks/preferences/use-preference';
import { EarnedFold } from '../../blocks/staking/earned-fold';
import { stakeList } from '../../blocks/staking/staked-rows';
import { useAccount } from '../../blocks/wallet/use-account';
import { lazyPart } from '../../lib/lazy-part';
import { FarmCalculator } from './components/farm-calculator';
import { FarmDetail } from './components/farm-detail';
import { FarmsDialog } from './components/farms-dialog';
import { FarmsHead } from './components/farms-head';
import { FarmsSummary } from './components/farms-summary';
import { FarmsTabs } from './components/farms-tabs';
import { farmColumns } from './farm-columns';
import { farmPath } from './farm-path';
import { farmsSummary } from './farm-row';
import { farmStakedOnly, farmsLayout } from './farms-preferences';
import { useFarms } from './use-farms';

const FarmEarnings = lazyPart('farm-earnings', async () => (await import('./components/farm-earnings')).FarmEarnings);
const pageSize = 12;

/** Farms that pay. */
export function FarmsScreen() {
  return <FarmList isLive />;
}

/** Farms that pay no more. */
export function FinishedFarmsScreen() {
  return <FarmList isLive={false} />;
}

function FarmList({ isLive }: { readonly isLive: boolean }) {
  const { t } = useText();
  const { address: account } = useAccount();
  const { state, isFailed, isIndexFailed, arePricesUnread, mayBeMore, shownAt } = useFarms();
  const chainState = useChainState(isFailed);
  const calculator = useCalculator();
  const choice = usePreference(farmStakedOnly);
  const linked = useLinkedKeys();
  const isStakedOnly = choice === 'on-finished' ? !isLive : choice === 'true';
  const isMine = isStakedOnly && account !== undefined;
  const rows = state.kind === 'known' || state.kind === 'stale' ? state.rows : undefined;
  const summary = useMemo(
    () => (account && rows ? farmsSummary(rows, { mayBeMore, arePricesUnread }) : undefined),
    [account, rows, mayBeMore, arePricesUnread],
  );
  const shown = useMemo(
    () =>
      stakeList(state, {
        isHere: (row) => row.isLive === isLive,
        isStakedOnly: isMine,
        holdingOf: ({ mine }) => mine,
        linked,
      }),
    [state, isLive, linked, isMine],
  );
  const onCalculate = calculator.open;
  const columns = useMemo(() => farmColumns(t, onCalculate), [t, onCalculate]);
  const elsewhere = rows?.filter((row) => linked.includes(row.key) && row.isLive !== isLive) ?? [];
  const showAll = () => farmStakedOnly.set('false');
  return (
    <div className="mx-auto flex w-full max-w-[1280px] flex-col gap-5 px-4 py-3 sm:px-6 sm:py-6">
      <FarmsHead rows={rows} isUnread={mayBeMore || arePricesUnread} />
      <ChainNotice state={chainState} shownAt={shownAt} />
      {summary && account ? <FarmsSummary summary={summary} /> : null}
      {rows && account ? (
        <EarnedFold key={account}>
          <FarmEarnings rows={rows} account={account} />
        </EarnedFold>
      ) : null}
      {mayBeMore && rows ? (
        <Notice tone="warning">{t('Couldn’t load the full count, so some may be missing.')}</Notice>
      ) : null}
      {isIndexFailed && rows ? (
        <Notice tone="warning">{t('The index isn’t responding: trading fees aren’t included.')}</Notice>
      ) : null}
      {isLive ? null : (
        <Notice tone="warning">{t('These farms no longer distribute rewards. Please unstake your tokens.')}</Notice>
      )}
      {elsewhere.map((row) => (
        <Notice key={row.key}>
          {isLive ? t('%farm% has finished.', { farm: row.lpSymbol }) : t('%farm% is live.', { farm: row.lpSymbol })}{' '}
          <TextLink render={<Link to={farmPath(row)} />}>{t('Show it')}</TextLink>
        </Notice>
      ))}
      <DataList
        key={isLive ? 'live' : 'finished'}
        label={isLive ? t('Live farms') : t('Finished farms')}
        columns={columns}
        rowKey={({ key }) => key}
        state={shown}
        pageSize={pageSize}
        tools={{
          search: t('Search Farms'),
          usualOrder: t('Hot'),
          layoutChoice: farmsLayout,
          first: (
            <>
              <FarmsTabs isLive={isLive} />
              <Switch
                label={t('Staked only')}
                checked={isMine}
                disabled={account === undefined}
                onCheckedChange={(isOn) => farmStakedOnly.set(isOn ? 'true' : 'false')}
              />
            </>
          ),
        }}
        detail={{
          name: ({ lpSymbol }) => lpSymbol,
          content: (row) => <FarmDetail row={row} onCalculate={onCalculate} />,
        }}
        empty={
          isMine
            ? {
                title: isLive
                  ? t('You have nothing staked in live farms.')
                  : t('You have nothing staked in finished farms.'),
                action: <Button onClick={showAll}>{t('Show all farms')}</Button>,
              }
            : { title: isLive ? t('There are no live farms.') : t('No farm has finished.') }
        }
        failure={{
          title: t('Couldn’t load the farms.'),
          stillWorks: t('Your stakes are safe on the chain. Please try again.'),
        }}
      />
      <FarmCalculator row={rows?.find(({ key }) => key === calculator.key)} calculator={calculator} />
      <FarmsDialog rows={rows ?? []} summary={summary} onCalculate={onCalculate} />
    </div>
  );
}
