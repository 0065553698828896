import { expect, test } from 'vitest';
import type { PairTrail } from './pair-trail';
import { meanPriceE18 } from './trail-price';

const decimals = { base: 18, quote: 18 };
const coin = 10n ** 18n;
const point = (time: number, price: bigint) => ({ time, base: 1_000n * coin, quote: price * 1_000n * coin });
const trail: PairTrail = { points: [point(0, 4n), point(100, 6n), point(190, 10n)] };

test('a mean weighs each price by how long it stood within the stretch', () => {
  // 100 s at 6 less 10, 10 s at 10.
  expect(meanPriceE18(trail, { seconds: 100, to: 200, decimals })).toBe((640n * coin) / 100n);
  const sixes = { points: [{ time: 1, base: 2n * coin, quote: 9n * 10n ** 6n }] };
  expect(meanPriceE18(sixes, { seconds: 9, to: 10, decimals: { base: 18, quote: 6 } })).toBe((9n * coin) / 2n);
  // 50 s at 4, 90 s at 6, 10 s at 10.
  expect(meanPriceE18(trail, { seconds: 150, to: 200, decimals })).toBe((840n * coin) / 150n);
  // The trail begins later than the stretch: 100 s at 4, 90 at 6, 10 at 10.
  expect(meanPriceE18(trail, { seconds: 10_000, to: 200, decimals })).toBe((1_040n * coin) / 200n);
});

test('a change of the very last second moves the mean by nothing, and alone it is no mean', () => {
  const quiet = { points: [point(0, 4n)] };
  const pushed = { points: [point(0, 4n), point(200, 400n)] };
  expect(meanPriceE18(pushed, { seconds: 100, to: 200, decimals })).toBe(
    meanPriceE18(quiet, { seconds: 100, to: 200, decimals }),
  );
  expect(meanPriceE18({ points: [point(200, 5n)] }, { seconds: 100, to: 200, decimals })).toBeUndefined();
});
