import { expect, test } from 'vitest';
import { zeroOf } from '../shared/row-shape';
import { ticketSumsShape } from './lottery-rows';
import { claimState, type TicketStep, ticketsAfter } from './ticket-ledger';

const noTickets = zeroOf(ticketSumsShape);
const after = (...steps: readonly TicketStep[]) => steps.reduce(ticketsAfter, noTickets);

test('each step adds what it names', () => {
  const sums = after({ tickets: 3, spent: 30n }, { winning: 2, won: 50n }, { claimedTickets: 1, claimedAmount: 20n });
  expect(sums).toEqual({
    totalTickets: 3,
    totalSpent: 30n,
    winningTickets: 2,
    totalWon: 50n,
    totalRefunded: 0n,
    claimedTickets: 1,
    totalClaimed: 20n,
  });
  expect(ticketsAfter(sums, { refunded: 5n })).toEqual({ ...sums, totalRefunded: 5n });
});

test('what is left to claim is what was won or comes back without what was claimed', () => {
  expect(claimState(noTickets)).toEqual({ claimable: 0n, isClaimable: false, claimed: false });
  const won = after({ won: 50n }, { claimedAmount: 20n });
  expect(claimState(won)).toEqual({ claimable: 30n, isClaimable: true, claimed: false });
  expect(claimState(ticketsAfter(won, { claimedAmount: 30n }))).toEqual({
    claimable: 0n,
    isClaimable: false,
    claimed: true,
  });
});
