import type { OwnRound } from '@besc/sdk/lottery/read-own-tickets';
import { Button } from '@besc/ui/button';
import { Card } from '@besc/ui/card';
import { Disclosure } from '@besc/ui/disclosure';
import { EmptyState } from '@besc/ui/empty-state';
import { ErrorState } from '@besc/ui/error-state';
import { Skeleton } from '@besc/ui/skeleton';
import type { LotteryAccountRound } from '@besc/wire/lottery/fetch-lottery-account';
import { DataDelayedNotice } from '../../../blocks/charts/data-delayed-notice';
import { useText } from '../../../blocks/language/use-text';
import { ConnectButton } from '../../../blocks/wallet/connect-button';
import { lotteryOverlay } from '../lottery-overlay';
import type { LotteryPlace } from '../lottery-place';
import { countText } from '../number-texts';
import type { useOwnRounds } from '../use-own-rounds';
import { MoneyText } from './money-text';
import { OlderRound } from './older-round';
import { OwnTickets } from './own-tickets';
import { TicketsMark } from './paper-ticket';

/** The account's tickets: of this round, of those that give something, and folded of all others. */
export function MyTickets(props: {
  readonly place: LotteryPlace;
  readonly rounds: ReturnType<typeof useOwnRounds>;
  readonly currentId: number;
  readonly canBuy: boolean;
}) {
  const { t } = useText();
  const { place, rounds, currentId, canBuy } = props;
  const { account, own, older, isFailed } = rounds;
  return (
    <Card title={t('Your tickets')} kind="panel">
      {account === undefined ? (
        <EmptyState
          picture={<TicketsMark className="size-20" />}
          title={t('Please connect your wallet to continue')}
          action={<ConnectButton />}
        >
          {t('Your tickets and winnings come from the chain.')}
        </EmptyState>
      ) : own === undefined ? (
        isFailed ? (
          <ErrorState title={t('Error fetching data')}>
            {t('Couldn’t load your tickets. They’re safe on the chain; we’ll try again with the next block.')}
          </ErrorState>
        ) : (
          <div role="status" className="flex flex-col gap-3">
            <span className="sr-only">{t('Loading')}</span>
            <Skeleton className="h-8 w-full" />
            <Skeleton className="h-20 w-full" />
          </div>
        )
      ) : (
        <div className="flex flex-col gap-4">
          {own.length === 0 && older.length === 0 ? (
            <EmptyState
              picture={<TicketsMark className="size-20" />}
              title={t('No tickets in recent rounds')}
              action={
                canBuy ? (
                  <Button onClick={() => lotteryOverlay.open({ kind: 'buy' })}>{t('Buy tickets')}</Button>
                ) : undefined
              }
            />
          ) : (
            [...own, ...older]
              .toSorted((a, b) => idOf(b) - idOf(a))
              .map((one) => {
                if ('lotteryId' in one)
                  return <OlderRound key={one.lotteryId} place={place} account={account} played={one} />;
                const isWanted = one.round.id === currentId || one.open.length > 0 || one.isUnread;
                const title = t('Round #%round%', { round: String(one.round.id) });
                return isWanted ? (
                  <section key={one.round.id} aria-label={title} className="flex flex-col gap-2">
                    <h3 className="font-semibold">{title}</h3>
                    <OwnTickets place={place} own={one} />
                  </section>
                ) : (
                  <Disclosure
                    key={one.round.id}
                    summary={title}
                    aside={
                      <span className="text-sm text-text-muted">
                        {t('%count% tickets', { count: one.tickets.length })}
                      </span>
                    }
                  >
                    <OwnTickets place={place} own={one} />
                  </Disclosure>
                );
              })
          )}
          <Sums place={place} rounds={rounds} />
          <DataDelayedNotice of="history" />
        </div>
      )}
    </Card>
  );
}

const idOf = (one: OwnRound | LotteryAccountRound) => ('lotteryId' in one ? one.lotteryId : one.round.id);

/** What all tickets amount to, and a look at older rounds while there are more than are listed. */
function Sums({ place, rounds }: { readonly place: LotteryPlace; readonly rounds: ReturnType<typeof useOwnRounds> }) {
  const { t, locale } = useText();
  const { sums, oldest, isLookingBack, isIndexMissing, hasOlder } = rounds;
  return (
    <>
      {sums ? (
        <dl className="grid grid-cols-2 gap-3 border-t border-border pt-4 text-sm sm:grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))]">
          {[
            { key: 'rounds', label: t('Rounds played'), value: countText(sums.totalRounds, locale) },
            { key: 'tickets', label: t('Tickets bought'), value: countText(sums.totalTickets, locale) },
            {
              key: 'spent',
              label: t('Total spent'),
              value: <MoneyText place={place} amount={sums.totalSpent} meaning="paid" />,
            },
            {
              key: 'won',
              label: t('Total won'),
              value: <MoneyText place={place} amount={sums.totalWon} meaning="held" tone="reward" />,
            },
            ...(sums.totalRefunded === 0n
              ? []
              : [
                  {
                    key: 'refunded',
                    label: t('Refunds'),
                    value: <MoneyText place={place} amount={sums.totalRefunded} meaning="held" />,
                  },
                ]),
          ].map(({ key, label, value }) => (
            <div key={key} className="min-w-0">
              <dt className="text-text-muted">{label}</dt>
              <dd className="font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {hasOlder ? (
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-text-muted">
          {isIndexMissing ? (
            <p>
              {t('History is unavailable, so only rounds from #%round% were checked.', {
                round: String(oldest),
              })}
            </p>
          ) : null}
          <Button size="small" pending={isLookingBack && t('Checking')} onClick={rounds.lookBack}>
            {t('Check earlier rounds')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
