import { Badge, type BadgeTone } from '@besc/ui/badge';
import { Button } from '@besc/ui/button';
import { DataRow } from '@besc/ui/data-row';
import { NumberText } from '@besc/ui/number-text';
import clsx from 'clsx';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { Countdown } from '../../../blocks/clock/countdown';
import { useText } from '../../../blocks/language/use-text';
import { type CardView, progressOf } from '../prediction.view-model';
import { predictionOverlay } from '../prediction-overlay';
import { payoutText, priceText } from '../price-text';
import { BearMark, BullMark } from './animals';
import { outcomeTexts } from './outcome-texts';
import { SideText } from './side-text';

const kinds = {
  expired: { text: 'Expired' },
  live: { text: 'Live' },
  next: { text: 'Next' },
  later: { text: 'Later' },
} as const;
const tones: Record<CardView['kind'], BadgeTone> = {
  expired: 'neutral',
  live: 'primary',
  next: 'reward',
  later: 'neutral',
};

/** One round: UP above, DOWN below, and between them what is known of it. */
export function RoundCard({
  card,
  now,
  isPaused,
}: {
  readonly card: CardView;
  readonly now: number;
  readonly isPaused: boolean;
}) {
  const { t } = useText();
  const { kind, epoch, own } = card;
  return (
    <article
      aria-labelledby={`round-${epoch}`}
      className={clsx(
        'group flex h-full w-[18.5rem] max-w-[86vw] flex-col gap-2 rounded-card border bg-surface-raised p-3',
        kind === 'live' ? 'border-primary' : kind === 'next' ? 'border-reward' : 'border-border',
      )}
    >
      <header className="flex items-center justify-between gap-2">
        <h3 id={`round-${epoch}`} className="flex items-center gap-2 text-base font-semibold">
          <Badge tone={tones[kind]}>{t(kinds[kind].text)}</Badge>
          <span className="tabular-nums">#{epoch}</span>
        </h3>
        <span className="text-sm text-text-muted">
          <RoundTime card={card} />
        </span>
      </header>
      <RunLine card={card} now={now} />
      <Side card={card} position="bull" />
      <RoundMiddle card={card} isPaused={isPaused} />
      <Side card={card} position="bear" />
      {own?.isOpen ? (
        <Button kind="primary" wide onClick={() => predictionOverlay.open({ kind: 'claim', epochs: [epoch] })}>
          {own.outcome === 'win' ? t('Collect Winnings') : t('Reclaim Position')}
        </Button>
      ) : null}
    </article>
  );
}

function RoundTime({ card }: { readonly card: CardView }) {
  const { t } = useText();
  const until = { later: card.dueAt, open: card.lockAt, live: card.closeAt };
  switch (card.phase) {
    case 'later':
    case 'open':
    case 'live':
      return <Countdown until={{ kind: 'time', seconds: BigInt(until[card.phase]) }} over={t('any moment now')} />;
    case 'locking':
      return <>{t('Locking')}</>;
    case 'closing':
      return <>{t('Calculating')}</>;
    case 'failed':
      return <>{t('Canceled')}</>;
    case 'ended':
      return <>{t('Ended')}</>;
  }
}

/** The rows of a card: it must stand whole below the price, on a screen of 900 px. */
const tight = 'min-h-6! py-0.5!';

/** How far the round has run, as a line. */
function RunLine({ card, now }: { readonly card: CardView; readonly now: number }) {
  const [from, to] = card.kind === 'live' ? [card.lockAt, card.closeAt] : [card.startAt, card.lockAt];
  const part = card.kind === 'expired' ? 1 : card.kind === 'later' ? 0 : progressOf(from, to, now);
  return (
    <div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-surface-sunken">
      <div
        className={clsx(
          'h-full rounded-full',
          card.kind === 'expired' ? 'bg-border' : card.kind === 'live' ? 'bg-primary' : 'bg-reward',
        )}
        style={{ width: `${(part * 100).toFixed(1)}%` }}
      />
    </div>
  );
}

function Side({ card, position }: { readonly card: CardView; readonly position: 'bull' | 'bear' }) {
  const { t, locale } = useText();
  const isBull = position === 'bull';
  const Mark = isBull ? BullMark : BearMark;
  const isWinner = card.result === position;
  const isAhead =
    card.kind === 'live' &&
    card.lockPrice !== undefined &&
    card.price !== undefined &&
    (isBull ? card.price > card.lockPrice : card.price < card.lockPrice);
  const own = card.own?.position === position ? card.own : undefined;
  return (
    <div
      className={clsx(
        'rounded-control border px-3 py-1 text-sm',
        own ? 'border-primary' : 'border-transparent',
        isWinner || isAhead ? (isBull ? 'bg-success-soft' : 'bg-danger-soft') : 'bg-surface-sunken',
      )}
    >
      <div className="flex items-center justify-between gap-2">
        <span className="flex items-center gap-2 text-base">
          <Mark className="size-8" />
          <SideText position={position} />
        </span>
        {/* What is over has paid one side alone. */}
        {card.kind === 'expired' && !isWinner ? null : (
          <span>
            <NumberText value={payoutText(card.payout[position], locale)} className="font-semibold" />{' '}
            <span className="text-text-muted">{t('Payout')}</span>
          </span>
        )}
      </div>
      {own ? <OwnBet own={own} /> : null}
    </div>
  );
}

function RoundMiddle({ card, isPaused }: { readonly card: CardView; readonly isPaused: boolean }) {
  const { t } = useText();
  const pool = (
    <DataRow label={t('Prize Pool')} className={tight} isStrong>
      <ShownAmount amount={card.total} decimals={18} meaning="held" symbol="BESC" />
    </DataRow>
  );
  switch (card.phase) {
    case 'later':
      return (
        <p className="flex-1 py-3 text-center text-sm text-text-muted">
          {t('Entry starts when the round before locks.')}
        </p>
      );
    case 'open':
      return (
        <div className="flex flex-1 flex-col justify-center gap-2">
          <dl>
            {pool}
            {card.room === undefined ? null : (
              <DataRow label={t('Room left')}>
                <ShownAmount amount={card.room} decimals={18} meaning="held" symbol="BESC" />
              </DataRow>
            )}
          </dl>
          {card.own ? null : <EnterButtons card={card} isPaused={isPaused} />}
        </div>
      );
    case 'locking':
      return (
        <p className="flex-1 py-3 text-center text-sm text-text-muted">
          {t('Entries are closed. The price is being locked.')}
        </p>
      );
    case 'failed':
      return (
        <div className="flex flex-1 flex-col gap-2">
          <dl>{pool}</dl>
          <p className="text-sm text-text-muted">{t('This round couldn’t finish in time. All bets are refunded.')}</p>
        </div>
      );
    default:
      return (
        <dl className="flex-1">
          <PriceRows card={card} />
          {pool}
          {card.phase === 'ended' ? <ResultRow card={card} /> : null}
        </dl>
      );
  }
}

function EnterButtons({ card, isPaused }: { readonly card: CardView; readonly isPaused: boolean }) {
  const { t } = useText();
  const { epoch, room } = card;
  const disabledReason = isPaused ? t('Markets are paused') : room === 0n && t('This round is full');
  return (
    <div className="grid gap-2">
      <Button
        wide
        className="border-up! text-up!"
        disabledReason={disabledReason}
        onClick={() => predictionOverlay.open({ kind: 'enter', epoch, position: 'bull' })}
      >
        {t('Enter UP')}
      </Button>
      <Button
        wide
        className="border-down! text-down!"
        disabledReason={disabledReason}
        onClick={() => predictionOverlay.open({ kind: 'enter', epoch, position: 'bear' })}
      >
        {t('Enter DOWN')}
      </Button>
    </div>
  );
}

function PriceRows({ card }: { readonly card: CardView }) {
  const { t, locale } = useText();
  const { lockPrice, price } = card;
  const difference = lockPrice !== undefined && price !== undefined ? price - lockPrice : undefined;
  const tone = difference === undefined || difference === 0n ? 'plain' : difference > 0n ? 'up' : 'down';
  const sign = difference === undefined ? '' : difference > 0n ? '↑ +' : difference < 0n ? '↓ −' : '';
  return (
    <>
      <DataRow label={card.phase === 'ended' ? t('Closed Price') : t('Last Price')} className={tight} isStrong>
        <NumberText
          value={price === undefined ? undefined : priceText(price, locale)}
          tone={tone}
          isRolling={card.kind === 'live'}
        />
      </DataRow>
      <DataRow label={t('Since lock')} className={tight}>
        <NumberText
          value={
            difference === undefined
              ? undefined
              : `${sign}${priceText(difference < 0n ? -difference : difference, locale)}`
          }
          tone={tone}
        />
      </DataRow>
      <DataRow label={t('Locked Price')} className={tight}>
        <NumberText value={lockPrice === undefined ? undefined : priceText(lockPrice, locale)} />
      </DataRow>
    </>
  );
}

function ResultRow({ card }: { readonly card: CardView }) {
  const { t } = useText();
  const { result } = card;
  // The side that has won stands out by itself.
  if (card.total > 0n && (result === 'bull' || result === 'bear')) return null;
  const text = () => {
    if (card.total === 0n) return t('No players');
    if (result === 'house') return t('House wins: equal prices, all bets are burned');
    const { bullAmount = 0n, bearAmount = 0n } = card.round ?? {};
    const isOneSided = bullAmount === 0n || bearAmount === 0n;
    return isOneSided
      ? t('One side was empty: all bets are refunded')
      : t('The price moved too little: all bets are refunded');
  };
  return (
    <DataRow label={t('Result')} className={tight}>
      {text()}
    </DataRow>
  );
}

/** What the account has on a side, and what became of it. */
function OwnBet({ own }: { readonly own: NonNullable<CardView['own']> }) {
  const { t } = useText();
  const isPaid = own.outcome === 'win' || own.outcome === 'canceled';
  return (
    <dl>
      <DataRow label={t('Your bet')} className={tight} isStrong>
        <ShownAmount amount={own.amount} decimals={18} meaning="held" symbol="BESC" />
      </DataRow>
      {own.outcome === 'live' ? null : (
        <DataRow label={t(outcomeTexts[own.outcome].text)} className={tight} isStrong>
          {isPaid ? <ShownAmount amount={own.payout} decimals={18} meaning="held" symbol="BESC" tone="reward" /> : null}
        </DataRow>
      )}
    </dl>
  );
}
