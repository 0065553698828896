import { expect, test } from 'vitest';
import type { PairTrail } from './pair-trail';
import { meanPriceE18, spotPriceE18, tradedPriceE18 } from './trail-price';

const decimals = { base: 18, quote: 18 };
const coin = 10n ** 18n;
const point = (time: number, price: bigint) => ({ time, base: 1_000n * coin, quote: price * 1_000n * coin });
const trail: PairTrail = {
  points: [point(0, 4n), point(100, 6n), point(190, 10n)],
  trades: [
    { time: 100, base: 10n * coin, quote: 50n * coin },
    { time: 190, base: 1n * coin, quote: 10n * coin },
  ],
};

test('spot is what the last reserves say, in whole tokens of both', () => {
  expect(spotPriceE18(trail, decimals)).toBe(10n * coin);
  const sixes = { points: [{ time: 1, base: 2n * coin, quote: 9n * 10n ** 6n }], trades: [] };
  expect(spotPriceE18(sixes, { base: 18, quote: 6 })).toBe((9n * coin) / 2n);
  expect(spotPriceE18({ points: [], trades: [] }, decimals)).toBeUndefined();
});

test('a mean weighs each price by how long it stood within the stretch', () => {
  // 100 s at 6 less 10, 10 s at 10.
  expect(meanPriceE18(trail, { seconds: 100, to: 200, decimals })).toBe((640n * coin) / 100n);
  // 50 s at 4, 90 s at 6, 10 s at 10.
  expect(meanPriceE18(trail, { seconds: 150, to: 200, decimals })).toBe((840n * coin) / 150n);
  // The trail begins later than the stretch: 100 s at 4, 90 at 6, 10 at 10.
  expect(meanPriceE18(trail, { seconds: 10_000, to: 200, decimals })).toBe((1_040n * coin) / 200n);
});

test('a change of the very last second moves the mean by nothing, a single point is its price', () => {
  const quiet = { points: [point(0, 4n)], trades: [] };
  const pushed = { points: [point(0, 4n), point(200, 400n)], trades: [] };
  expect(meanPriceE18(pushed, { seconds: 100, to: 200, decimals })).toBe(
    meanPriceE18(quiet, { seconds: 100, to: 200, decimals }),
  );
  expect(meanPriceE18({ points: [point(200, 5n)], trades: [] }, { seconds: 100, to: 200, decimals })).toBe(5n * coin);
});

test('trades count by volume, only those of the stretch; without one the reserves speak', () => {
  expect(tradedPriceE18(trail, { seconds: 150, to: 200, decimals })).toBe((60n * coin * coin) / (11n * coin));
  expect(tradedPriceE18(trail, { seconds: 50, to: 200, decimals })).toBe(10n * coin);
  expect(tradedPriceE18(trail, { seconds: 5, to: 200, decimals })).toBe(10n * coin);
  // A flash swap moves none of the priced token: it is no price by itself.
  const flash = { ...trail, trades: [{ time: 199, base: 0n, quote: coin }] };
  expect(tradedPriceE18(flash, { seconds: 50, to: 200, decimals })).toBe(10n * coin);
  const beside = { ...trail, trades: [...trail.trades, ...flash.trades] };
  expect(tradedPriceE18(beside, { seconds: 150, to: 200, decimals })).toBe((60n * coin * coin) / (11n * coin));
});
