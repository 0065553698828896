import { isRefundedForMove } from '@besc/domain/prediction/round-ledger';
import type { Address } from '@besc/domain/shared/address';
import type { PredictionClaims } from '@besc/sdk/prediction/read-prediction-claims';
import { Button } from '@besc/ui/button';
import { Card } from '@besc/ui/card';
import { DataRow } from '@besc/ui/data-row';
import { EmptyState } from '@besc/ui/empty-state';
import { NumberText } from '@besc/ui/number-text';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { TextLink } from '@besc/ui/text-link';
import type { BetsFilter } from '@besc/wire/prediction/fetch-bets';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useChain } from '../../../blocks/chain/chain-context';
import { transactionUrl } from '../../../blocks/chain/explorer-url';
import { DataDelayedNotice } from '../../../blocks/charts/data-delayed-notice';
import { useText } from '../../../blocks/language/use-text';
import { QueryView } from '../../../blocks/list/query-view';
import { ConnectButton } from '../../../blocks/wallet/connect-button';
import { betsQuery, recordQuery } from '../prediction.queries';
import { type HistoryBet, historyBet } from '../prediction.view-model';
import { predictionOverlay } from '../prediction-overlay';
import { bpsText, priceText } from '../price-text';
import { BetLine } from './bet-line';
import { SignedAmount } from './signed-amount';

/** The account's rounds by filter, and its profit and loss. */
export function HistoryPane({
  account,
  claims,
}: {
  readonly account: Address | undefined;
  /** What the chain says of the account's bets; undefined while it is not known. */
  readonly claims: PredictionClaims | undefined;
}) {
  const { t } = useText();
  const [tab, setTab] = useState<'rounds' | 'pnl'>('rounds');
  const [filter, setFilter] = useState<BetsFilter>('all');
  return (
    <Card title={t('History')} kind="panel">
      {account === undefined ? (
        <EmptyState title={t('Connect your wallet to see your rounds.')} action={<ConnectButton />} />
      ) : (
        <div className="flex flex-col gap-4">
          <SegmentedControl
            label={t('Show')}
            value={tab}
            onValueChange={setTab}
            options={[
              { value: 'rounds', label: t('Rounds') },
              { value: 'pnl', label: t('PNL') },
            ]}
            wide
          />
          <DataDelayedNotice of="history" />
          {tab === 'pnl' ? (
            <ProfitAndLoss account={account} />
          ) : (
            <>
              <SegmentedControl
                label={t('Filter')}
                size="small"
                value={filter}
                onValueChange={setFilter}
                options={[
                  { value: 'all', label: t('All') },
                  { value: 'collected', label: t('Collected') },
                  { value: 'uncollected', label: t('Uncollected') },
                ]}
                wide
              />
              <Bets account={account} filter={filter} claims={claims} />
            </>
          )}
        </div>
      )}
    </Card>
  );
}

function Bets({
  account,
  filter,
  claims,
}: {
  readonly account: Address;
  readonly filter: BetsFilter;
  readonly claims: PredictionClaims | undefined;
}) {
  const { t } = useText();
  const query = useInfiniteQuery(betsQuery(useChain(), account, filter));
  const bets = query.data?.pages.flatMap((page) => page.bets.map((bet) => historyBet(bet, claims)));
  // What the index has as not taken yet, or as running, the chain may know better.
  const shown = bets?.filter(isOf[filter]).toSorted((a, b) => b.epoch - a.epoch);
  return (
    <>
      <QueryView
        query={query}
        data={shown}
        height="h-40"
        failure={t('History isn’t available right now. You can still enter and collect.')}
        empty={
          query.hasNextPage ? undefined : (
            <EmptyState title={t('No prediction history available')}>
              {t(
                'If you are sure you should see history here, make sure you’re connected to the correct wallet and try again.',
              )}
            </EmptyState>
          )
        }
      >
        {(bets) => (
          <ul className="flex flex-col divide-y divide-border">
            {bets.map((bet) => (
              <BetRow key={bet.id} bet={bet} />
            ))}
          </ul>
        )}
      </QueryView>
      {query.hasNextPage ? (
        <Button wide pending={query.isFetchingNextPage && t('Loading')} onClick={() => void query.fetchNextPage()}>
          {t('View more')}
        </Button>
      ) : null}
    </>
  );
}

const isOf: Record<BetsFilter, (bet: HistoryBet) => boolean> = {
  all: () => true,
  collected: ({ claimed }) => claimed,
  uncollected: ({ payout, claimed }) => payout > 0n && !claimed,
};

function BetRow({ bet }: { readonly bet: HistoryBet }) {
  const { t, locale } = useText();
  const { settings } = useChain();
  const { round, outcome } = bet;
  const entered = transactionUrl(settings, bet.hash);
  return (
    <li className="py-3">
      <details className="group/bet">
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-2">
          <BetLine bet={bet} />
        </summary>
        <dl className="mt-2">
          <DataRow label={t('Your bet')}>
            <ShownAmount amount={bet.amount} decimals={18} meaning="held" symbol="BESC" />
          </DataRow>
          <DataRow label={t('Locked Price')}>
            <NumberText value={round.lockPrice === null ? undefined : priceText(round.lockPrice, locale)} />
          </DataRow>
          <DataRow label={t('Closed Price')}>
            <NumberText value={round.closePrice === null ? undefined : priceText(round.closePrice, locale)} />
          </DataRow>
          <DataRow label={t('Prize Pool')}>
            <ShownAmount amount={round.totalAmount} decimals={18} meaning="held" symbol="BESC" />
          </DataRow>
          <DataRow label={t('Gives')} isStrong>
            <ShownAmount
              amount={outcome === 'live' ? undefined : bet.payout}
              decimals={18}
              meaning="held"
              symbol="BESC"
            />
          </DataRow>
        </dl>
        {outcome === 'canceled' && isRefundedForMove(round) ? (
          <p className="text-sm text-text-muted">{t('The price moved too little: all bets are refunded')}</p>
        ) : null}
        {entered ? (
          <TextLink isExternal href={entered} className="inline-flex min-h-11 items-center text-sm">
            {t('View on BESCScan')}
          </TextLink>
        ) : null}
      </details>
      {bet.isOpen ? (
        <Button kind="primary" wide onClick={() => predictionOverlay.open({ kind: 'claim', epochs: [bet.epoch] })}>
          {outcome === 'canceled' ? t('Reclaim Position') : t('Collect Winnings')}
        </Button>
      ) : bet.claimed ? (
        <p className="text-sm text-text-muted">{t('Collected')}</p>
      ) : null}
    </li>
  );
}

/** What all ended rounds amount to, with the arithmetic. */
function ProfitAndLoss({ account }: { readonly account: Address }) {
  const { t, locale } = useText();
  const query = useQuery(recordQuery(useChain(), account));
  return (
    <QueryView
      query={query}
      data={query.data}
      height="h-40"
      failure={t('History isn’t available right now. You can still enter and collect.')}
      empty={<EmptyState title={t('No prediction history available')} />}
    >
      {(record) => (
        <dl>
          <DataRow label={t('Net of all finished rounds')} isStrong>
            <SignedAmount amount={record.netAmount} />
          </DataRow>
          <DataRow label={t('Total bet')}>
            <ShownAmount amount={record.totalAmount} decimals={18} meaning="paid" symbol="BESC" />
          </DataRow>
          <DataRow label={t('Average bet')}>
            <ShownAmount amount={record.averageAmount} decimals={18} meaning="held" symbol="BESC" />
          </DataRow>
          <DataRow label={t('Collected so far')}>
            <ShownAmount amount={record.totalClaimedAmount} decimals={18} meaning="held" symbol="BESC" />
          </DataRow>
          <DataRow label={t('Rounds won')}>
            {t('%won% of %total%', { won: record.wonBets, total: record.decidedBets })} ·{' '}
            {bpsText(record.winRate, locale)}
          </DataRow>
          <DataRow label={t('UP and DOWN')}>
            {record.totalBetsBull} · {record.totalBetsBear}
          </DataRow>
        </dl>
      )}
    </QueryView>
  );
}
