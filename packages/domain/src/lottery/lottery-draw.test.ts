import { expect, test } from 'vitest';
import { lotteryResult, ticketBracket, ticketPriceFor, ticketsCost } from './lottery-draw';

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
  const { winners, prizes, rollover } = lotteryResult({ pot: 10_001n, shares, numbers }, 11234);
  expect(winners).toEqual([0n, 3n, 1n, 0n]);
  expect(prizes).toEqual([0n, 333n, 2000n, 0n]);
  expect(rollover).toBe(10_001n - 999n - 2000n);
});
