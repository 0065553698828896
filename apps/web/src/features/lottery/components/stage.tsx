import { type Round, roundPot, singlePrize, ticketsSold } from '@besc/domain/lottery/round';
import type { PhaseView } from '@besc/domain/lottery/round-phase';
import { Badge, type BadgeTone } from '@besc/ui/badge';
import { Button } from '@besc/ui/button';
import { Engraving } from '@besc/ui/engraving';
import clsx from 'clsx';
import { Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { UsdText } from '../../../blocks/amounts/usd-text';
import { Countdown } from '../../../blocks/clock/countdown';
import { useText } from '../../../blocks/language/use-text';
import { useHoldingValue } from '../../../blocks/prices/use-holding-value';
import { lifecycle } from '../lottery.view-model';
import { lotteryOverlay } from '../lottery-overlay';
import type { LotteryPlace } from '../lottery-place';
import { countText } from '../number-texts';
import { MoneyText } from './money-text';
import { Reels } from './ticket-digits';

const phases = {
  pending: { text: 'No round yet', tone: 'neutral' },
  'on-sale': { text: 'On sale', tone: 'primary' },
  closing: { text: 'Sales closed', tone: 'warning' },
  drawing: { text: 'Drawing', tone: 'warning' },
  drawn: { text: 'Drawn, claimable', tone: 'reward' },
  refunding: { text: 'No number: refunded', tone: 'warning' },
} as const satisfies Record<string, { text: string; tone: BadgeTone }>;

/** The word for what is going on, as a badge. */
export function PhaseBadge({ phase }: { readonly phase: PhaseView['phase'] }) {
  const { t } = useText();
  return <Badge tone={phases[phase].tone}>{t(phases[phase].text)}</Badge>;
}

/** How big the pot is, until when, and one button; the digits when they are drawn, and how far the round has come. */
export function Stage(props: {
  readonly place: LotteryPlace;
  readonly round: Round;
  readonly phase: PhaseView;
  readonly previous: Round | undefined;
  /** What the next round begins with, in wei. */
  readonly pendingInjection: bigint | undefined;
  readonly isPaused: boolean;
}) {
  const { t, locale } = useText();
  const { place, round, phase, previous, pendingInjection, isPaused } = props;
  const isOver = phase.phase === 'drawn' || phase.phase === 'refunding';
  const pot = roundPot(round);
  return (
    <section
      aria-labelledby="lottery-stage"
      className="overflow-hidden rounded-card border border-border bg-surface-raised"
    >
      <div className="grid grid-cols-1 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <div className="relative flex flex-col justify-center gap-5 overflow-clip p-5 sm:p-7">
          <span className="pointer-events-none absolute -end-24 top-1/2 w-[26rem] -translate-y-1/2 opacity-20 sm:opacity-40">
            <Engraving hues={[66, 88]} className="aspect-square w-full" />
          </span>
          <h2 id="lottery-stage" className="relative flex flex-wrap items-center gap-3 text-lg font-semibold">
            {t('Round #%round%', { round: String(round.id) })}
            <PhaseBadge phase={phase.phase} />
          </h2>
          <Pot place={place} pot={pot} label={isOver ? t('Prize pot was') : t('Prize pot')} />
          <dl className="relative grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
            <Fact label={t('A ticket costs')}>
              <MoneyText place={place} amount={round.price} meaning="paid" />
            </Fact>
            <Fact label={t('Tickets sold')}>{countText(ticketsSold(round), locale)}</Fact>
            {isOver ? (
              <Fact label={t('Next pot starts with')}>
                <MoneyText place={place} amount={pendingInjection} meaning="held" />
              </Fact>
            ) : (
              <Fact label={t('For all 4 digits')}>
                <MoneyText place={place} amount={singlePrize(round, 3)} meaning="held" tone="reward" />
              </Fact>
            )}
          </dl>
        </div>
        <div className="relative flex flex-col items-center justify-center gap-4 border-t border-dashed border-border-strong bg-reward-soft/40 p-5 text-center sm:p-7 lg:border-s lg:border-t-0">
          <Notches />
          <Reels
            number={round.finalNumber}
            name={round.finalNumber === undefined ? t('Not drawn yet') : t('Winning number')}
            size="large"
          />
          <Waiting phase={phase} />
          <BuyButton phase={phase} isPaused={isPaused} />
          {previous?.finalNumber !== undefined && round.finalNumber === undefined ? (
            <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 text-sm text-text-muted">
              {t('Last draw, round #%round%', { round: String(previous.id) })}
              <Reels number={previous.finalNumber} name={t('Winning number')} size="small" />
            </p>
          ) : null}
        </div>
      </div>
      <Lifecycle phase={phase} />
    </section>
  );
}

/** Where the stub is torn off: half a circle at both ends of the dashed line. */
function Notches() {
  const look =
    'pointer-events-none absolute start-0 size-5 -translate-x-1/2 rounded-full border border-border bg-surface max-lg:hidden rtl:translate-x-1/2';
  return (
    <>
      <span aria-hidden="true" className={clsx(look, '-top-2.5')} />
      <span aria-hidden="true" className={clsx(look, '-bottom-2.5')} />
    </>
  );
}

function Pot({ place, pot, label }: { readonly place: LotteryPlace; readonly pot: bigint; readonly label: string }) {
  const { money } = place;
  const usd = useHoldingValue(money, pot);
  return (
    <div className="relative">
      <p className="text-sm text-text-muted">{label}</p>
      <p className="text-2xl font-semibold">
        <ShownAmount
          amount={pot}
          decimals={money.decimals}
          meaning="held"
          symbol={money.symbol}
          tone="reward"
          isRolling
        />
      </p>
      <p className="min-h-5 text-sm">{usd ? <UsdText isEstimate tone="muted" value={usd} /> : null}</p>
    </div>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-text-muted">{label}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}

/** What is waited for, and how long. */
function Waiting({ phase }: { readonly phase: PhaseView }) {
  const { t } = useText();
  const { nextAt } = phase;
  const countdown =
    nextAt === undefined ? null : (
      <span className="block text-xl font-semibold text-text">
        <Countdown until={{ kind: 'time', seconds: BigInt(nextAt) }} over={t('any moment now')} />
      </span>
    );
  const said = {
    pending: t('The first round hasn’t started yet.'),
    'on-sale': t('Sales close in'),
    closing: t('Sales closed. Draw in'),
    drawing: t('Number requested. Draw in'),
    drawn: t('Prizes are ready to claim. The next round starts soon.'),
    refunding: t('No number in time: all tickets are refunded.'),
  }[phase.phase];
  return (
    <div className="text-sm text-text-muted">
      {said}
      {countdown}
    </div>
  );
}

function BuyButton({ phase, isPaused }: { readonly phase: PhaseView; readonly isPaused: boolean }) {
  const { t } = useText();
  const reason = isPaused
    ? t('The lottery is paused')
    : phase.phase === 'on-sale'
      ? undefined
      : t('Sales reopen with the next round');
  return (
    <Button
      kind="primary"
      size="large"
      icon={reason === undefined ? <Ticket size={20} aria-hidden /> : undefined}
      disabledReason={reason}
      onClick={() => lotteryOverlay.open({ kind: 'buy' })}
      className="w-full max-w-80"
    >
      {t('Buy tickets')}
    </Button>
  );
}

const steps = ['open', 'close', 'requested', 'drawn'] as const;

/** Open, closed, number asked for, number drawn. */
function Lifecycle({ phase }: { readonly phase: PhaseView }) {
  const { t } = useText();
  const at = steps.indexOf(lifecycle(phase.phase));
  const names = [
    t('Phase 1, buying: open'),
    t('Closed'),
    t('Number requested'),
    phase.phase === 'refunding' ? t('Refunds') : t('Phase 2, claiming: number drawn'),
  ];
  return (
    <ol
      aria-label={t('Round progress')}
      className="grid grid-cols-2 gap-x-2 gap-y-3 border-t border-border px-5 py-4 text-xs sm:grid-cols-4 sm:px-7"
    >
      {names.map((name, index) => (
        <li
          key={name}
          aria-current={index === at ? 'step' : undefined}
          className={clsx('flex flex-col gap-1.5', index === at ? 'font-semibold text-text' : 'text-text-muted')}
        >
          <span
            aria-hidden="true"
            className={clsx('h-1 rounded-full', index <= at ? 'bg-reward' : 'bg-surface-sunken')}
          />
          {name}
        </li>
      ))}
    </ol>
  );
}
