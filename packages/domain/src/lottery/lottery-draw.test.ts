import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestPrizes, lotteryResult, ticketBracket, ticketPriceFor, ticketsCost, usualTerms } from './lottery-draw';

const money = (amount: number) => BigInt(amount) * 10n ** 18n;
const usd = (amount: number) => BigInt(Math.round(amount * 1e6)) * 10n ** 12n;

test('LOT-22 LOT-23 LOT-44 a ticket costs five dollars, to the nearest ten MONEY and at least ten', () => {
  expect(ticketPriceFor(usd(0.5))).toBe(money(10));
  expect(ticketPriceFor(usd(0.05))).toBe(money(100));
  expect(ticketPriceFor(usd(0.047))).toBe(money(110));
  expect(ticketPriceFor(usd(0.048))).toBe(money(100));
  expect(ticketPriceFor(usd(3))).toBe(money(10));
  expect(ticketPriceFor(usd(0.00005))).toBe(money(100_000));
  expect(ticketPriceFor(usd(0.00004))).toBe(money(100_000));
  expect(ticketPriceFor(1n)).toBe(money(100_000));
  expect(() => ticketPriceFor(0n)).toThrow(RangeError);
  // A deployment with a step of its own.
  expect(ticketPriceFor(usd(4), money(1))).toBe(money(1));
  expect(ticketPriceFor(usd(1.2), money(1))).toBe(money(4));
  expect(ticketPriceFor(1n, money(1) / 10n)).toBe(money(1000));
});

test.each([
  [1, 0n],
  [2, 5n],
  [50, 245n],
  [100, 495n],
])('%i tickets are cheaper by %i hundredths of a percent', (count, discount) => {
  const [price, divisor] = [money(10), 2000n];
  const full = price * BigInt(count);
  expect(ticketsCost({ price, divisor, count: BigInt(count) })).toBe(full - (full * discount) / 10_000n);
});

test('digits match from the left, and one is not enough', () => {
  expect(ticketBracket(11234, 11234)).toBe(3);
  expect(ticketBracket(11239, 11234)).toBe(2);
  expect(ticketBracket(11294, 11234)).toBe(1);
  expect(ticketBracket(11934, 11234)).toBeUndefined();
  expect(ticketBracket(10000, 10009)).toBe(2);
});

test('brackets without a winner and the remainder are the next round’s', () => {
  const shares = [0n, 1000n, 2000n, 7000n] as const;
  const numbers = [11200, 11201, 11202, 11239, 19999];
  const terms = { price: money(10), divisor: 2000n, shares };
  const { winners, prizes, rollover } = lotteryResult({ pot: 10_001n, numbers, ...terms }, 11234);
  expect(winners).toEqual([0n, 3n, 1n, 0n]);
  expect(prizes).toEqual([0n, 333n, 2000n, 0n]);
  expect(rollover).toBe(10_001n - 999n - 2000n);
});

test('LOT-55 the largest prizes of the usual terms are what page and docs say', () => {
  const usual = { price: money(10), ...usualTerms };
  const [none, two, three, four = 0n] = largestPrizes(usual);
  expect([none, four]).toEqual([0n, money(66_535)]);
  expect([two, three].map((prize = 0n) => prize / 10n ** 16n)).toEqual([10_561n, 211_222n]);
  // All numbers in hundreds cost as much as they can bring.
  expect(100n * ticketsCost({ ...usual, count: 100n })).toBe(money(95_050));
  const numbers = [11_234, 11_234, 11_239, 11_299];
  const jackpot = lotteryResult({ pot: money(245_000), numbers, ...usual }, 11_234);
  expect(jackpot.prizes).toEqual([none, two, three, four]);
  expect(jackpot.rollover).toBe(money(245_000) - (two ?? 0n) - (three ?? 0n) - 2n * four);
});

test('no choice of tickets brings more on average than it costs, whatever is in the pot', () => {
  const shares = fc
    .tuple(fc.bigInt(0n, 1000n), fc.bigInt(0n, 2000n))
    .map(([a, b]) => [0n, a, b, 10_000n - a - b] as const);
  const terms = fc.record({
    price: fc.bigInt(1n, 10_000n).map((steps) => steps * money(10) + steps),
    divisor: fc.bigInt(300n, 65_535n),
    shares,
    pot: fc.bigInt(0n, 2n ** 100n),
    // Near one another, and the same again.
    numbers: fc.array(fc.integer({ min: 14_180, max: 14_260 }), { minLength: 1, maxLength: 40 }),
  });
  fc.assert(
    fc.property(terms, (round) => {
      let won = 0n;
      // Whatever else is drawn, none of them wins.
      for (let drawn = 14_100; drawn < 14_300; drawn++) {
        const { pot, rollover } = { pot: round.pot, ...lotteryResult(round, drawn) };
        won += pot - rollover;
      }
      const cheapest = ticketsCost({ ...round, count: 100n }) / 100n;
      expect(won <= 10_000n * cheapest * BigInt(round.numbers.length)).toBe(true);
    }),
    { numRuns: 40 },
  );
});
