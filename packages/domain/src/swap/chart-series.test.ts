import { describe, expect, test } from 'vitest';
import { type ChartWindow, chartSampling, chartTimes, derivedChart, isLiquidEnough, pairChart } from './chart-series';

const now = 1_700_000_000;
const row = (time: number, reserve0: string, reserve1: string, reserveUsd = '20000') => ({
  time,
  reserve0,
  reserve1,
  reserveUsd,
});

describe('sampling', () => {
  test.each([
    ['CHART-17', 0, '24H', 24, 3_600],
    ['CHART-18', 1, '1W', 28, 6 * 3_600],
    ['CHART-19', 2, '1M', 30, 86_400],
    ['CHART-20', 3, '1Y', 24, 15 * 86_400],
  ] as const)('%s CHART-15 window %i is %s: %i points, each %i s', (_, window, label, points, stepSeconds) => {
    expect(chartSampling[window]).toMatchObject({ label, points, stepSeconds });
    const times = chartTimes(window, now);
    expect(times.length).toBe(points);
    expect(times.at(-1)).toBe(Math.floor(now / chartSampling[window].unitSeconds) * chartSampling[window].unitSeconds);
    expect(new Set(times.slice(1).map((time, i) => time - (times[i] ?? 0)))).toEqual(new Set([stepSeconds]));
  });
});

describe('series', () => {
  test('gaps repeat the last value, rows out of order and unusable rows do no harm', () => {
    const rows = [row(30, '1', '4'), row(10, '1', '2'), row(20, '0', '5'), row(25, 'x', '5')];
    expect(pairChart({ rows, times: [0, 10, 20, 30, 40], token: 'token0' })).toEqual([
      { time: 10, value: 2 },
      { time: 20, value: 2 },
      { time: 30, value: 4 },
      { time: 40, value: 4 },
    ]);
    expect(pairChart({ rows, times: [30], token: 'token1' })).toEqual([{ time: 30, value: 0.25 }]);
  });

  test('a row before the first time still gives the first value', () => {
    expect(pairChart({ rows: [row(5, '2', '3')], times: [10], token: 'token0' })).toEqual([{ time: 10, value: 1.5 }]);
  });

  test('CHART-13 derived prices: the quotient of both tokens where both are known', () => {
    const base = [
      { time: 10, derived: '4.5' },
      { time: 20, derived: '9' },
      { time: 30, derived: '5' },
    ];
    const quote = [
      { time: 10, derived: '9' },
      { time: 20, derived: '0' },
    ];
    expect(derivedChart({ base, quote, times: [10, 20, 30] })).toEqual([
      { time: 10, value: 0.5 },
      { time: 20, value: 0.5 },
      { time: 30, value: 0.5 },
    ]);
    expect(derivedChart({ base, quote: [], times: [10] })).toEqual([]);
  });

  test('CHART-21 long windows need a mean reserveUSD of the minimum; short ones do not', () => {
    const rows = [row(1, '1', '1', '5000'), row(2, '1', '1', '14999.99')];
    const enough = (window: ChartWindow, minimumReserveUsd: number) =>
      isLiquidEnough({ window, rows, times: [1, 2], minimumReserveUsd });
    expect([0, 1, 2, 3].map((window) => enough(window as ChartWindow, 10_000))).toEqual([true, true, false, false]);
    expect(enough(3, 9_999)).toBe(true);
    const single = [row(1, '1', '1', '10000')];
    expect(isLiquidEnough({ window: 2, rows: single, times: [1], minimumReserveUsd: 10_000 })).toBe(true);
    expect(isLiquidEnough({ window: 0, rows: [], times: [1], minimumReserveUsd: 0 })).toBe(false);
  });

  test('CHART-21 what a pair held counts for as long as it held it, also without trades', () => {
    const drained = [row(1, '1', '1', '50000'), row(2, '1', '1', '100')];
    const enough = (times: readonly number[]) =>
      isLiquidEnough({ window: 2, rows: drained, times, minimumReserveUsd: 10_000 });
    expect(enough([1, 2])).toBe(true);
    expect(enough([0, 1, 2, 3, 4, 5, 6])).toBe(false);
  });
});
