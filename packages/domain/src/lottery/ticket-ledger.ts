import type { Row } from '../shared/row-shape';
import type { ticketSumsShape } from './lottery-rows';

export type TicketSums = Row<typeof ticketSumsShape>;

/** What an event adds to such sums. */
export interface TicketStep {
  readonly tickets?: number;
  readonly spent?: bigint;
  readonly winning?: number;
  readonly won?: bigint;
  readonly refunded?: bigint;
  readonly claimedTickets?: number;
  readonly claimedAmount?: bigint;
}

/** The sums after a step. */
export function ticketsAfter(before: TicketSums, step: TicketStep): TicketSums {
  return {
    totalTickets: before.totalTickets + (step.tickets ?? 0),
    totalSpent: before.totalSpent + (step.spent ?? 0n),
    winningTickets: before.winningTickets + (step.winning ?? 0),
    totalWon: before.totalWon + (step.won ?? 0n),
    totalRefunded: before.totalRefunded + (step.refunded ?? 0n),
    claimedTickets: before.claimedTickets + (step.claimedTickets ?? 0),
    totalClaimed: before.totalClaimed + (step.claimedAmount ?? 0n),
  };
}

/** What is left to claim, and whether something was claimed and nothing is left. */
export function claimState(sums: Pick<TicketSums, 'totalWon' | 'totalRefunded' | 'totalClaimed'>) {
  const { totalWon, totalRefunded, totalClaimed } = sums;
  const claimable = totalWon + totalRefunded - totalClaimed;
  return { claimable, isClaimable: claimable > 0n, claimed: totalClaimed > 0n && claimable === 0n };
}
