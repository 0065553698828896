import { digitsForm } from '@besc/domain/lottery/number-forms';
import { ticketDigits } from '@besc/domain/lottery/ticket-numbers';
import {
  openTickets,
  type Ticket,
  type TicketOutcome,
  ticketOutcome,
  ticketPrize,
} from '@besc/domain/lottery/ticket-outcome';
import type { OwnRound } from '@besc/sdk/lottery/read-own-tickets';
import { Badge } from '@besc/ui/badge';
import { Button } from '@besc/ui/button';
import { ErrorState } from '@besc/ui/error-state';
import { useMemo, useState } from 'react';
import { NumberField } from '../../../blocks/amount-input/number-field';
import { useAmountText } from '../../../blocks/amounts/use-amount-text';
import { useText } from '../../../blocks/language/use-text';
import { lotteryOverlay } from '../lottery-overlay';
import type { LotteryPlace } from '../lottery-place';
import { countText } from '../number-texts';
import { MoneyText } from './money-text';
import { PaperTicket } from './paper-ticket';

/** Tickets drawn at first, and at each further press: a player may have ten thousand. */
const [firstShown, furtherShown] = [12, 120];
/** From so many on one can look for digits. */
const searchFrom = 50;

/** An account's tickets of one round: what gives something first, and a button that takes it. */
export function OwnTickets({ place, own }: { readonly place: LotteryPlace; readonly own: OwnRound }) {
  const { t, locale } = useText();
  const { round, tickets, open, amounts, isPartly, isUnread } = own;
  const [shown, setShown] = useState(firstShown);
  const [digits, setDigits] = useState('');
  const sum = [...amounts.values()].reduce((total, amount) => total + amount, 0n);
  const sorted = useMemo(() => sortedTickets(own), [own]);
  const found = digits === '' ? sorted : sorted.filter(({ number }) => ticketDigits(number).startsWith(digits));
  const trouble = isUnread ? <ErrorState title={t('Error fetching data')} /> : null;
  if (tickets.length === 0) return trouble;
  return (
    <div className="flex flex-col gap-3">
      {trouble}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Badge>{t('%count% tickets', { count: tickets.length })}</Badge>
          {round.status === 'claimable' ? (
            <span className="text-text-muted">
              {t('%count% won', { count: tickets.filter((ticket) => ticketPrize(ticket, round) > 0n).length })}
            </span>
          ) : null}
        </p>
        {open.length > 0 && amounts.size === 0 ? (
          <span className="text-sm text-text-muted">{t('Some of this couldn’t be loaded')}</span>
        ) : null}
        {amounts.size > 0 ? (
          <Button kind="soft" size="small" onClick={() => lotteryOverlay.open({ kind: 'claim', round: round.id })}>
            {isPartly ? t('Claim in part') : t('Claim')} <MoneyText place={place} amount={sum} meaning="held" />
          </Button>
        ) : null}
      </div>
      {tickets.length >= searchFrom && !round.isLoading ? (
        <NumberField
          label={t('Find a ticket by its first digits')}
          name={`find-${round.id}`}
          value={digits}
          takes={digitsForm}
          onValueChange={setDigits}
          className="max-w-64"
        />
      ) : null}
      {round.isLoading ? null : found.length === 0 ? (
        <p role="status" className="text-sm text-text-muted">
          {t('No tickets start with these digits.')}
        </p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {found.slice(0, shown).map((ticket) => (
            <li key={String(ticket.id)}>
              <OwnTicket place={place} own={own} ticket={ticket} />
            </li>
          ))}
        </ul>
      )}
      {found.length > shown && !round.isLoading ? (
        <Button size="small" className="self-start" onClick={() => setShown((before) => before + furtherShown)}>
          {t('Show more (%number% left)', { number: countText(found.length - shown, locale) })}
        </Button>
      ) : null}
    </div>
  );
}

/** Those that give something, then those that gave something, then the rest, each in the order they were bought. */
function sortedTickets({ round, tickets }: OwnRound): readonly Ticket[] {
  const open = openTickets(tickets, round);
  const isOpen = new Set(open.map(({ id }) => id));
  const rest = tickets.filter(({ id }) => !isOpen.has(id));
  return [...open, ...rest.filter(({ claimed }) => claimed), ...rest.filter(({ claimed }) => !claimed)];
}

const outcomes = {
  waiting: { text: 'Waiting for the draw' },
  won: { text: 'Won %amount%' },
  refund: { text: 'Refund' },
  lost: { text: 'No prize' },
  claimed: { text: 'Claimed' },
} as const satisfies Record<TicketOutcome, { text: string }>;

function OwnTicket(props: { readonly place: LotteryPlace; readonly own: OwnRound; readonly ticket: Ticket }) {
  const { t } = useText();
  const amountText = useAmountText();
  const { round } = props.own;
  const { ticket, place } = props;
  const outcome = ticketOutcome(ticket, round);
  const amount = `${amountText(ticketPrize(ticket, round), place.money.decimals, { meaning: 'held' })} ${place.money.symbol}`;
  const word = t(outcomes[outcome].text, { amount });
  const tone = outcome === 'won' || outcome === 'refund' ? 'prize' : outcome === 'lost' ? 'faint' : 'plain';
  return (
    <PaperTicket number={ticket.number} drawn={round.finalNumber} tone={tone} name={ticketDigits(ticket.number)}>
      {word}
    </PaperTicket>
  );
}
