import { expect, test } from 'vitest';
import { candlePriceScale } from './candle';
import { candlePoints, candlePrice, liveCandles } from './candle-points';

const side = { token: 'token0', decimals0: 18, decimals1: 6 } as const;
/** A price of token 0 (18 decimals) in token 1 (6 decimals). */
const price = (whole: bigint) => (whole * candlePriceScale) / 10n ** 12n;
const row = (start: number, prices: readonly [bigint, bigint, bigint, bigint], volumeUSD = '12.5') => {
  const [open, high, low, close] = prices.map(price) as [bigint, bigint, bigint, bigint];
  return { start, open, high, low, close, volumeToken0: '3', volumeToken1: '6', volumeUSD, trades: 2 };
};

test('prices are for whole tokens, and high and low change places with the sides', () => {
  const rows = [row(120, [2n, 4n, 1n, 4n]), row(60, [1n, 2n, 1n, 2n])];
  expect(candlePoints(rows, side)).toEqual({
    isInUsd: true,
    points: [
      { time: 60, open: 1, high: 2, low: 1, close: 2, volume: 12.5 },
      { time: 120, open: 2, high: 4, low: 1, close: 4, volume: 12.5 },
    ],
  });
  const turned = candlePoints(rows, { ...side, token: 'token1' }).points;
  expect(turned[1]).toEqual({ time: 120, open: 0.5, high: 1, low: 0.25, close: 0.25, volume: 12.5 });
});

test('where nothing prices the tokens, volume is in what prices are told in', () => {
  const rows = [row(60, [1n, 2n, 1n, 2n], '0')];
  expect(candlePoints(rows, side)).toMatchObject({ isInUsd: false, points: [{ volume: 6 }] });
  expect(candlePoints(rows, { ...side, token: 'token1' }).points[0]?.volume).toBe(3);
});

test('an index that answers nonsense leaves out what is no price, and tells nothing twice', () => {
  const rows = [row(60, [1n, 2n, 0n, 2n]), row(120, [9n, 2n, 1n, 2n]), row(180, [1n, 1n, 1n, 1n])];
  expect(candlePoints([...rows, ...rows], side).points.map(({ time }) => time)).toEqual([180]);
  expect(candlePoints([], side)).toEqual({ points: [], isInUsd: false });
});

test('the farthest prices stay numbers, both ways', () => {
  const same = { decimals0: 18, decimals1: 18 };
  const tiny = candlePriceScale / 10n ** 30n;
  expect(candlePrice(tiny, { ...same, token: 'token0' })).toBe(1e-30);
  expect(candlePrice(tiny, { ...same, token: 'token1' })).toBe(1e30);
});

test('the price now moves the last candle while it runs, and begins one after it', () => {
  const { points } = candlePoints([row(60, [1n, 2n, 1n, 2n])], side);
  const at = (now: number, current: number | undefined) => liveCandles(points, { price: current, now, seconds: 60 });
  expect(at(100, 3)).toEqual([{ time: 60, open: 1, high: 3, low: 1, close: 3, volume: 12.5 }]);
  expect(at(190, 1.5)).toEqual([...points, { time: 180, open: 2, high: 2, low: 1.5, close: 1.5, volume: 0 }]);
  // The same price, no price, and a clock behind the index change nothing that was traded.
  for (const current of [2, undefined, 0, Number.NaN]) expect(at(190, current)).toBe(points);
  expect(at(10, 2.5).map(({ time }) => time)).toEqual([60]);
});
