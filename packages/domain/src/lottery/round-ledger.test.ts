import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zeroOf } from '../shared/row-shape';
import { ticketBracket } from './lottery-draw';
import { ticketSumsShape } from './lottery-rows';
import {
  gameAfterRound,
  type RoundFigures,
  roundAfterBond,
  roundAfterClaim,
  roundAfterDraw,
  roundAfterPurchase,
  roundAfterRefund,
} from './round-ledger';
import { claimState, ticketsAfter } from './ticket-ledger';

const opened: RoundFigures = {
  firstTicket: 11,
  lastTicket: null,
  totalUsers: 0,
  totalTickets: 0,
  claimedTickets: 0,
  amountCollected: 0n,
  amountInjected: 1_000_000n,
  amountClaimed: 0n,
  ticketPrice: 1_000_000n,
  discountDivisor: 2000,
  rewardsBreakdown: [0, 1000, 2000, 7000],
};

test('tickets follow each other, and an account counts with its first purchase', () => {
  const one = { ...opened, ...roundAfterPurchase(opened, { tickets: 3, amount: 30n, isNewUser: true }) };
  expect(one).toEqual({ ...opened, totalTickets: 3, totalUsers: 1, amountCollected: 30n, lastTicket: 13 });
  const two = { ...one, ...roundAfterPurchase(one, { tickets: 1, amount: 10n, isNewUser: false }) };
  expect(two).toEqual({ ...opened, totalTickets: 4, totalUsers: 1, amountCollected: 40n, lastTicket: 14 });
  const claimed = { ...two, ...roundAfterClaim(two, { tickets: 2, amount: 7n }) };
  expect({ ...claimed, ...roundAfterClaim(claimed, { tickets: 1, amount: 1n }) }).toEqual({
    ...two,
    claimedTickets: 3,
    amountClaimed: 8n,
  });
});

test('each account has the prizes of its tickets, whatever purchases they were bought in', () => {
  const purchases = [
    { userId: 'a', amount: 3n, numbers: [11_234, 11_239, 15_555] },
    { userId: 'b', amount: 1n, numbers: [11_234] },
    { userId: 'a', amount: 1n, numbers: [11_200] },
    { userId: 'c', amount: 1n, numbers: [10_234] },
  ];
  const { round, steps } = roundAfterDraw(opened, purchases, 11_234);
  expect(round).toEqual({
    finalNumber: 11_234,
    winningTickets: 4,
    amountWon: 1_000_000n,
    amountRolledOut: 0n,
    winnersPerBracket: [0, 1, 1, 2],
    prizePerBracket: [0n, 100_000n, 200_000n, 350_000n],
  });
  expect([...steps]).toEqual([
    ['a', { winning: 3, won: 650_000n }],
    ['b', { winning: 1, won: 350_000n }],
  ]);
  const refund = roundAfterRefund(opened, purchases, 50n);
  expect(refund.round).toEqual({ bondLost: 50n, amountRolledOut: 1_000_050n });
  expect(roundAfterBond(refund.round, 7n)).toEqual({ bondLost: 57n, amountRolledOut: 1_000_057n });
  expect([...refund.steps]).toEqual([
    ['a', { refunded: 4n }],
    ['b', { refunded: 1n }],
    ['c', { refunded: 1n }],
  ]);
});

const number = fc.integer({ min: 10_000, max: 19_999 });
const amounts = fc.bigInt({ min: 0n, max: 2n ** 112n });
const purchasesOfAny = fc.array(
  fc.record({ userId: fc.integer({ min: 0, max: 4 }), amount: amounts, numbers: fc.array(number, { maxLength: 100 }) }),
  { maxLength: 20 },
);
const collected = (purchases: readonly { amount: bigint }[]) => purchases.reduce((sum, { amount }) => sum + amount, 0n);

test('what all accounts won and what rolls over is the pot, to the wei', () => {
  fc.assert(
    fc.property(purchasesOfAny, amounts, number, (purchases, amountInjected, drawn) => {
      const pot = { ...opened, rewardsBreakdown: [0, 3333, 3334, 3333], amountInjected };
      const { round, steps } = roundAfterDraw({ ...pot, amountCollected: collected(purchases) }, purchases, drawn);
      const won = [...steps.values()].reduce((sum, step) => sum + (step.won ?? 0n), 0n);
      expect(won).toBe(round.amountWon);
      expect(won + round.amountRolledOut).toBe(collected(purchases) + amountInjected);
      const all = purchases.flatMap(({ numbers }) => numbers);
      expect(round.winningTickets).toBe(all.filter((one) => ticketBracket(one, drawn) !== undefined).length);
    }),
  );
});

test('a refund gives back exactly what was collected, and after its claim nothing is left', () => {
  fc.assert(
    fc.property(purchasesOfAny, amounts, (purchases, bond) => {
      const { round, steps } = roundAfterRefund(opened, purchases, bond);
      const refunded = [...steps.values()].map((step) => ticketsAfter(zeroOf(ticketSumsShape), step));
      expect(refunded.reduce((sum, { totalRefunded }) => sum + totalRefunded, 0n)).toBe(collected(purchases));
      expect(round.amountRolledOut).toBe(opened.amountInjected + bond);
      expect(gameAfterRound({ pendingInjection: 3n }, round).pendingInjection).toBe(3n + opened.amountInjected + bond);
      for (const sums of refunded) {
        const claimedAmount = claimState(sums).claimable;
        const after = claimState(ticketsAfter(sums, { claimedAmount, claimedTickets: 1 }));
        expect(after).toEqual({ claimable: 0n, isClaimable: false, claimed: claimedAmount > 0n });
      }
    }),
  );
});
