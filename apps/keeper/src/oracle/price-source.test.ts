import { oracleHistory } from '@besc/localnet/oracle/oracle.history';
import { expect, test } from 'vitest';
import { parsePriceSource, sourcePrice } from './price-source';

const coin = 10n ** 18n;
const decimals = { base: 18, quote: 18 };
const point = (time: number, quote: bigint) => ({ time, base: 1_000n * coin, quote: quote * coin });
/** What five reporters of a local chain make the price at a time, of what has happened until then. */
function median(points: readonly ReturnType<typeof point>[], to: number): bigint | undefined {
  const { REPORTER_SOURCES = '' } = oracleHistory.keeper?.({} as never) ?? {};
  const trail = { points: points.filter(({ time }) => time <= to), trades: [] };
  const prices = REPORTER_SOURCES.split(',').map(
    (text) => sourcePrice(parsePriceSource(text), trail, { to, decimals }) ?? 0n,
  );
  return prices.toSorted((a, b) => Number(a - b))[2];
}

test('a price that has stood still since a minute before the lock of a round is the same at its close', () => {
  const jump = [point(0, 1_000n), point(940, 1_004n)];
  expect(median(jump, 1_000)).toBe(100_400_000n);
  expect(median(jump, 1_300)).toBe(median(jump, 1_000));
});

test('a trade in the second of the boundary does not make the price', () => {
  expect(median([point(0, 1_000n), point(1_000, 2_000n)], 1_000)).toBe(100_000_000n);
});
