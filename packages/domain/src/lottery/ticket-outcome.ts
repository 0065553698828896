import { ticketBracket } from './lottery-draw';
import type { Round } from './round';

/** A ticket as the contract keeps it. */
export interface Ticket {
  readonly id: bigint;
  /** 10000 and the four digits. */
  readonly number: number;
  readonly claimed: boolean;
}

/** What became of a ticket: `waiting` for the draw, `won`, `lost`, `refund`; what was won or comes back and is taken is `claimed`. */
export type TicketOutcome = 'waiting' | 'won' | 'lost' | 'refund' | 'claimed';

/** A ticket of a bracket that pays nothing has lost: the contract refuses the claim of it, and of all that is claimed with it. */
export function ticketOutcome(ticket: Ticket, round: Round): TicketOutcome {
  if (ticket.claimed) return 'claimed';
  if (round.status === 'refunding') return 'refund';
  if (round.status !== 'claimable' || round.finalNumber === undefined) return 'waiting';
  return ticketPrize(ticket, round) === 0n ? 'lost' : 'won';
}

/** What a ticket has won, taken or not, in wei; zero before the draw. What a refund gives is the contract's to say. */
export function ticketPrize({ number }: Ticket, round: Round): bigint {
  if (round.status !== 'claimable' || round.finalNumber === undefined) return 0n;
  const bracket = ticketBracket(number, round.finalNumber);
  return bracket === undefined ? 0n : (round.prizes[bracket] ?? 0n);
}

/** The tickets of a round that can be taken now: wins, or in a round that refunds all; the highest prizes first. */
export function openTickets(tickets: readonly Ticket[], round: Round): readonly Ticket[] {
  const isOpen = (ticket: Ticket) => ['won', 'refund'].includes(ticketOutcome(ticket, round));
  const prize = (ticket: Ticket) => ticketPrize(ticket, round);
  return tickets.filter(isOpen).toSorted((a, b) => (prize(a) === prize(b) ? 0 : prize(a) > prize(b) ? -1 : 1));
}
