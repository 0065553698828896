import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { ErrorState } from '@besc/ui/error-state';
import { Notice } from '@besc/ui/notice';
import { Skeleton } from '@besc/ui/skeleton';
import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import { ChainNotice } from '../../blocks/chain/chain-notice';
import { useChainState } from '../../blocks/chain/use-chain-state';
import { useText } from '../../blocks/language/use-text';
import { dateTimeFormat } from '../../lib/date-time-format';
import { AverageReturn } from './components/average-return';
import { Brackets } from './components/brackets';
import { LotteryDialog } from './components/lottery-dialog';
import { MoneyText } from './components/money-text';
import { MyTickets } from './components/my-tickets';
import { TicketsMark } from './components/paper-ticket';
import { PastRounds } from './components/past-rounds';
import { RoundPanel } from './components/round-panel';
import { Stage } from './components/stage';
import { lotteryOverlay } from './lottery-overlay';
import { type LotteryPlace, lotteryPlace } from './lottery-place';
import { type RuledGame, useGameRules } from './use-game-rules';
import { useLottery } from './use-lottery';
import { useOwnRounds } from './use-own-rounds';

/** The lottery, or that this chain has none. */
export function LotteryScreen() {
  const { t } = useText();
  const { settings } = useChain();
  const place = lotteryPlace(settings);
  if (place !== undefined) return <Lottery place={place} />;
  return (
    <Frame>
      <h1 className="text-2xl font-semibold">{t('Lottery')}</h1>
      <EmptyState
        title={t('The lottery isn’t available on this chain.')}
        picture={<TicketsMark className="size-20" />}
      />
    </Frame>
  );
}

function Lottery({ place }: { readonly place: LotteryPlace }) {
  const { t } = useText();
  const lottery = useLottery(place);
  const { view, round, phase, now, isPaused, isFailed, shownAt } = lottery;
  const rounds = useOwnRounds(place, view?.currentId);
  const chainState = useChainState(isFailed);
  const previous = view?.rounds[1];
  return (
    <Frame>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex items-center gap-4">
          <TicketsMark className="size-16 shrink-0" />
          <div>
            <h1 className="text-2xl font-semibold">{t('Lottery')}</h1>
            <p className="text-text-muted">{t('Four digits, matched from the left. Verify every draw here.')}</p>
          </div>
        </div>
        <Button
          icon={<CircleHelp size={18} aria-hidden />}
          onClick={() => lotteryOverlay.open({ kind: 'how-to-play' })}
        >
          {t('How to play')}
        </Button>
      </header>
      <ChainNotice state={chainState} shownAt={shownAt} />
      {view?.isUnread ? <Notice tone="warning">{t('Some of this couldn’t be loaded')}</Notice> : null}
      {view === undefined || phase === undefined || now === undefined ? (
        isFailed ? null : (
          <Loading />
        )
      ) : view.currentId === 0 ? (
        <EmptyState title={t('The first round hasn’t started yet.')} picture={<TicketsMark className="size-20" />}>
          {t('Check back soon: the prize pot and ticket price appear here when the round opens.')}
        </EmptyState>
      ) : (
        <>
          <Troubles lottery={lottery} />
          <Claims place={place} rounds={rounds} />
          {round.isLoading ? (
            <ErrorState title={t('Error fetching data')} />
          ) : (
            <Stage
              place={place}
              round={round}
              phase={phase}
              previous={previous}
              isPaused={isPaused}
              pendingInjection={view.pendingInjection}
            />
          )}
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
            <MyTickets
              place={place}
              rounds={rounds}
              currentId={view.currentId}
              canBuy={phase.phase === 'on-sale' && !isPaused}
            />
            {round.isLoading || phase.phase === 'refunding' ? null : (
              <section className="flex flex-col gap-3" aria-labelledby="lottery-prizes">
                <h2 id="lottery-prizes" className="text-lg font-semibold">
                  {t('Prizes of this round')}
                </h2>
                <Brackets place={place} round={round} />
                {phase.phase === 'on-sale' ? <AverageReturn round={round} count={1} cost={round.price} /> : null}
              </section>
            )}
          </div>
          <RoundPanel
            place={place}
            now={now}
            currentId={view.currentId}
            latestDrawn={view.rounds.find(({ status }) => status === 'claimable')?.id}
            salesPause={view.salesPause}
          />
          <section aria-labelledby="past-rounds" className="flex flex-col gap-3">
            <h2 id="past-rounds" className="text-lg font-semibold">
              {t('Past rounds')}
            </h2>
            <PastRounds place={place} newest={view.currentId - 1} />
          </section>
          <Rules {...view} round={round} most={view.maxTickets} />
        </>
      )}
      <LotteryDialog place={place} lottery={lottery} rounds={rounds} />
    </Frame>
  );
}

/** What is out of order: paused, late, refunding. */
function Troubles({ lottery }: { readonly lottery: ReturnType<typeof useLottery> }) {
  const { t, locale } = useText();
  const { view, phase, isPaused } = lottery;
  const time = (seconds: number) =>
    dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
  return (
    <>
      {isPaused && view ? (
        <Notice tone="warning" title={t('The lottery is paused')}>
          {t('Ticket sales are paused until %time% at the latest. Draws continue, and you can still claim prizes.', {
            time: time(view.pausedUntil ?? 0),
          })}
        </Notice>
      ) : null}
      {phase?.isLate ? (
        <Notice tone="warning" title={t('This round is running late')}>
          {t(
            'The next step is overdue; anyone can trigger it. If there’s no number by %time%, all tickets are refunded.',
            { time: time(phase.refundAt) },
          )}
        </Notice>
      ) : null}
    </>
  );
}

/** What can be taken now, with one button for all of it. */
function Claims({ place, rounds }: { readonly place: LotteryPlace; readonly rounds: ReturnType<typeof useOwnRounds> }) {
  const { t } = useText();
  const { total } = rounds;
  if (total === undefined || total.tickets === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-reward-soft p-4 sm:px-6">
      <div>
        <p className="text-sm text-text-muted">
          {total.isLeast ? t('To claim (at least)') : t('To claim')} · {t('%count% tickets', { count: total.tickets })}
        </p>
        <p className="text-xl font-semibold">
          <MoneyText place={place} amount={total.amount} meaning="held" tone="reward" hasUsd />
        </p>
      </div>
      <Button kind="primary" onClick={() => lotteryOverlay.open({ kind: 'claim', round: 'all' })}>
        {t('Claim all')}
      </Button>
    </div>
  );
}

function Rules(props: RuledGame) {
  const { t } = useText();
  const rules = useGameRules(props);
  return (
    <section aria-labelledby="lottery-rules" className="flex flex-col gap-4">
      <h2 id="lottery-rules" className="text-lg font-semibold">
        {t('How to play')}
      </h2>
      <ol className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {rules.steps.map(({ title, text }, index) => (
          <li key={title} className="rounded-card border border-border bg-surface-raised p-5 text-sm">
            <span
              aria-hidden="true"
              className="mb-3 grid size-8 place-items-center rounded-full bg-reward-soft font-semibold text-reward tabular-nums"
            >
              {index + 1}
            </span>
            <p className="mb-1 text-base font-semibold">{title}</p>
            <p className="text-text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <ul className="flex list-disc flex-col gap-1 ps-5 text-sm text-text-muted">
        {rules.money.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        <li>{t('A game of chance, not an investment: spend only what you can lose.')}</li>
      </ul>
    </section>
  );
}

function Loading() {
  const { t } = useText();
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">{t('Loading')}</span>
      <Skeleton className="h-80 w-full" />
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <Skeleton className="h-64 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    </div>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  return <div className="mx-auto flex w-full max-w-[1200px] flex-col gap-5 px-4 py-4 sm:px-6 sm:py-6">{children}</div>;
}
