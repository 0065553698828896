import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadPriceHistory, type PriceHistorySource } from './load-price-history';

const nowSeconds = 1_700_000_000;
const time = nowSeconds - 60 * 86_400;
const row = { time, reserve0: '10', reserve1: '20', reserveUsd: '9999' };
const price = (derived: string) => [{ time, derived }];

const working: PriceHistorySource = {
  fetchPairRows: async () => [row],
  fetchDerivedPrices: async () => ({ base: price('6'), quote: price('2') }),
};
const failing = async (): Promise<never> => {
  throw new Error('index is down');
};
const options = { window: 0, nowSeconds, token: 'token0', minimumReserveUsd: 10_000, source: working } as const;

beforeEach(() => {
  vi.spyOn(console, 'info').mockReturnValue(undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('price history', () => {
  test('CHART-01 CHART-15 the pair itself is drawn when it is known', async () => {
    const history = await loadPriceHistory(options);
    expect(history).toMatchObject({ source: 'pair', hasFailed: false });
    expect(history.points).toHaveLength(24);
    expect(history.points.every((point) => point.value === 2)).toBe(true);
  });

  test('CHART-21 a short window keeps a small pair, a long one drops it and derives', async () => {
    expect((await loadPriceHistory(options)).source).toBe('pair');
    const long = await loadPriceHistory({ ...options, window: 2 });
    expect(long).toMatchObject({ source: 'derived', hasFailed: false });
    expect(long.points[0]?.value).toBe(3);
  });

  test('CHART-11 low liquidity is logged as a notice', async () => {
    await loadPriceHistory({ ...options, window: 2 });
    expect(console.info).toHaveBeenCalledOnce();
  });

  test('CHART-12 CHART-13 INFO-13 INFO-14 a failed fetch sets the flag and falls back to derived prices', async () => {
    const history = await loadPriceHistory({ ...options, source: { ...working, fetchPairRows: failing } });
    expect(history).toMatchObject({ source: 'derived', hasFailed: true });
    expect(history.points).toHaveLength(24);
  });

  test('CHART-14 INFO-15 when the derived prices fail too, the series is empty', async () => {
    const source = { fetchPairRows: failing, fetchDerivedPrices: failing };
    expect(await loadPriceHistory({ ...options, source })).toEqual({ points: [], source: 'derived', hasFailed: true });
  });

  test('CHART-09 a pair younger than one step has one price, which is no failure', async () => {
    const young = { ...row, time: nowSeconds - (nowSeconds % 3_600) };
    for (const fetchDerivedPrices of [async () => ({ base: [], quote: [] }), failing]) {
      const source = { fetchPairRows: async () => [young], fetchDerivedPrices };
      const history = await loadPriceHistory({ ...options, source });
      expect(history).toEqual({ points: [{ time: young.time, value: 2 }], source: 'pair', hasFailed: false });
    }
  });

  test('tokens that have no pair of their own are derived without a failure', async () => {
    const history = await loadPriceHistory({ ...options, source: { ...working, fetchPairRows: async () => [] } });
    expect(history).toMatchObject({ source: 'derived', hasFailed: false });
  });
});
