import { expect, test } from 'vitest';
import { localTokens } from '../history/local-market';
import { seededRandom } from '../history/seeded-random';
import { priceWalk } from './price-walk';

const end = 1_800_000_000;
const start = end - 365 * 86_400;

test('the same seed gives the same numbers, another seed others', () => {
  const first = seededRandom('a');
  const again = seededRandom('a');
  const other = seededRandom('b');
  const numbers = Array.from({ length: 50 }, () => first.next());
  expect(Array.from({ length: 50 }, () => again.next())).toEqual(numbers);
  expect(Array.from({ length: 50 }, () => other.next())).not.toEqual(numbers);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
});

test('a year ends at the anchors and stays within a factor of four of them', () => {
  const prices = priceWalk({ random: seededRandom('year'), start, end });
  for (const { symbol, priceUsd } of localTokens) {
    expect(prices(symbol, end)).toBeCloseTo(priceUsd, 10);
    for (let day = 0; day < 365; day += 1) {
      const price = prices(symbol, start + day * 86_400);
      expect(price).toBeGreaterThanOrEqual(priceUsd / 4.001);
      expect(price).toBeLessThanOrEqual(priceUsd * 4.001);
    }
  }
});

test('prices move: the stable token not at all, the others by percents a day', () => {
  const prices = priceWalk({ random: seededRandom('year'), start, end });
  for (const { symbol, volatility } of localTokens) {
    const moves = Array.from({ length: 364 }, (_, day) =>
      Math.abs(Math.log(prices(symbol, start + (day + 1) * 86_400) / prices(symbol, start + day * 86_400))),
    );
    const mean = moves.reduce((sum, move) => sum + move, 0) / moves.length;
    if (volatility === 0) expect(mean).toBe(0);
    else expect(mean).toBeGreaterThan(0.01);
    expect(Math.max(...moves)).toBeLessThan(0.5);
  }
});

test('a later walk goes on from the prices it is given', () => {
  const from = new Map([['WBESC', 0.13]]);
  const prices = priceWalk({ random: seededRandom('gap'), start: end, end: end + 86_400, from });
  expect(prices('WBESC', end)).toBeCloseTo(0.13, 12);
  expect(() => prices('NONE', end)).toThrow(RangeError);
});
