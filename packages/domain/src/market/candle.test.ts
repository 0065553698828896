import { expect, test } from 'vitest';
import { candlePriceScale, joinedCandle, tradeCandle } from './candle';
import { noVolume } from './trade-volume';

const none = { amount0In: 0n, amount1In: 0n, amount0Out: 0n, amount1Out: 0n };
const most = 2n ** 112n - 1n;

test('a trade opens at the price before it and closes at the one it left', () => {
  // 100 for 400 before, 200 for 200 after.
  const trade = { ...none, amount0In: 100n, amount1Out: 200n };
  const candle = tradeCandle({ reserve0: 200n, reserve1: 200n }, trade, { ...noVolume, moved0: 100n, moved1: 200n });
  expect(candle).toEqual({
    open: 4n * candlePriceScale,
    high: 4n * candlePriceScale,
    low: candlePriceScale,
    close: candlePriceScale,
    volumeToken0: 100n,
    volumeToken1: 200n,
    volumeUSD: 0n,
    trades: 1,
  });
});

test('the farthest prices are neither nothing nor too long for the index', () => {
  const low = tradeCandle({ reserve0: most, reserve1: 1n }, none, noVolume);
  const high = tradeCandle({ reserve0: 1n, reserve1: most }, none, noVolume);
  expect(low?.close).toBeGreaterThan(10n ** 7n);
  expect(String(high?.close).length).toBeLessThanOrEqual(78);
  expect(tradeCandle({ reserve0: 0n, reserve1: 1n }, none, noVolume)).toBeUndefined();
});

test('candles join in the order of their trades', () => {
  const of = (open: bigint, close: bigint) => ({
    open,
    close,
    high: open > close ? open : close,
    low: open < close ? open : close,
    volumeToken0: 1n,
    volumeToken1: 2n,
    volumeUSD: 3n,
    trades: 1,
  });
  expect([of(5n, 9n), of(9n, 2n), of(2n, 4n)].reduce(joinedCandle)).toEqual({
    open: 5n,
    high: 9n,
    low: 2n,
    close: 4n,
    volumeToken0: 3n,
    volumeToken1: 6n,
    volumeUSD: 9n,
    trades: 3,
  });
});
