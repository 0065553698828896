import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeLotteryRound } from '../../test/lottery/make-lottery-round';
import { lotteryResult } from './lottery-draw';
import {
  bracketPot,
  isLimited,
  lotteryStatuses,
  pendingRound,
  rolledOver,
  roundPot,
  singlePrize,
  ticketsSold,
} from './round';

test('LOT-20 OPEN-61 the states by their index, and what stands for a round that could not be read', () => {
  expect(lotteryStatuses).toEqual(['pending', 'open', 'close', 'claimable', 'refunding']);
  const round = pendingRound(3);
  expect(round).toMatchObject({ id: 3, status: 'pending', isLoading: true, finalNumber: undefined });
  expect(roundPot(round) + ticketsSold(round) + bracketPot(round, 3) + rolledOver(round)).toBe(0n);
});

test('LOT-55 all that tickets cost is in the brackets, and unwon prizes go on', () => {
  const amount = fc.bigInt(0n, 10n ** 26n);
  const numbers = fc.array(fc.integer({ min: 14_200, max: 14_299 }), { maxLength: 40 });
  fc.assert(
    fc.property(amount, amount, numbers, (collected, injected, bought) => {
      const open = makeLotteryRound({ collected, injected, nextTicketId: 11n + BigInt(bought.length) });
      const pots = [1, 2, 3].map((bracket) => bracketPot(open, bracket));
      const rounding = roundPot(open) - pots.reduce((sum, pot) => sum + pot, 0n);
      expect(rounding >= 0n && rounding < 3n).toBe(true);
      expect(ticketsSold(open)).toBe(BigInt(bought.length));
      const drawn = lotteryResult({ ...open, pot: roundPot(open), numbers: bought }, 14_242);
      const [winners, prizes] = [drawn.winners, drawn.prizes].map(
        ([a = 0n, b = 0n, c = 0n, d = 0n]) => [a, b, c, d] as const,
      );
      if (!winners || !prizes) throw new Error('no brackets');
      expect(rolledOver({ ...open, status: 'claimable', winners, prizes })).toBe(drawn.rollover);
    }),
  );
});

test('a single winner gets the whole bracket or the most that a ticket may win, and it is known which', () => {
  const one = 10n ** 18n;
  const small = makeLotteryRound({ collected: 0n, injected: 1000n * one, price: 10n * one });
  expect([1, 2, 3].map((bracket) => singlePrize(small, bracket))).toEqual([100n * one, 200n * one, 700n * one]);
  expect(isLimited(small)).toBe(false);
  const large = { ...small, injected: 245_000n * one };
  expect(singlePrize(large, 3)).toBe(66_535n * one);
  expect(isLimited(large)).toBe(true);
  // Once it is drawn the winners decide: three of them share what none of them may have alone.
  const drawn = { ...large, status: 'claimable', winners: [0n, 300n, 24n, 3n] } as const;
  expect(isLimited(drawn)).toBe(false);
  expect(isLimited({ ...drawn, winners: [0n, 300n, 24n, 2n] })).toBe(true);
  expect(isLimited({ ...drawn, winners: [0n, 0n, 0n, 0n] })).toBe(false);
});
