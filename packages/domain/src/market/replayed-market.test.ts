import { expect, test } from 'vitest';
import { oneE18 } from '../shared/fixed-point';
import type { Hex } from '../shared/hex';
import { type MarketEvent, replayedLiquidity, replayedMarket } from './replayed-market';

const rules = { wbesc: '0x01', stable: '0x02', whitelist: ['0x01', '0x02'], minimumReserveNativeE18: 0n } as const;
/** 100 native coins and 10 USD: a coin is 0.1 USD. */
const coins = {
  address: '0xa' as Hex,
  token0: '0x01' as Hex,
  token1: '0x02' as Hex,
  reserve0: 100n * oneE18,
  reserve1: 10n * oneE18,
  decimals0: 18,
  decimals1: 18,
};
const other = {
  ...coins,
  address: '0xb' as Hex,
  token1: '0x07' as Hex,
  reserve0: 50n * oneE18,
  reserve1: 25n * oneE18,
};
const replay = (events: readonly MarketEvent<Hex>[], pair: Hex = '0xb') =>
  replayedMarket({ pair, pairs: [coins, other], events, rules });
const trade = { kind: 'swap', amount0In: 4n * oneE18, amount1In: 0n, amount0Out: 0n, amount1Out: 2n * oneE18 } as const;

test('a trade counts at the prices after it, and those of the coin at that moment', () => {
  const dearer = { kind: 'sync', pair: '0xa', reserve0: 100n * oneE18, reserve1: 20n * oneE18 } as const;
  const after = { kind: 'sync', pair: '0xb', reserve0: 60n * oneE18, reserve1: 20n * oneE18 } as const;
  const own = { ...trade, pair: '0xb' } as const;
  expect(replay([after, own]).trackedUSD).toBe((4n * oneE18) / 10n);
  expect(replay([dearer, after, own]).trackedUSD).toBe((8n * oneE18) / 10n);
  expect(replay([after, own, dearer])).toMatchObject({ trackedUSD: (4n * oneE18) / 10n, trades: 1 });
});

test('trades of other pairs, and pairs that were not asked for, count nothing', () => {
  const none = { trades: 0, trackedUSD: 0n, untrackedUSD: 0n, reserveNativeE18: undefined };
  expect(replay([{ ...trade, pair: '0xa' }])).toMatchObject(none);
  expect(replay([{ ...trade, pair: '0xc' }])).toMatchObject(none);
});

test('what a pair holds is worth what it was at its last reserves, at the coin’s price of now', () => {
  const after = { kind: 'sync', pair: '0xb', reserve0: 60n * oneE18, reserve1: 20n * oneE18 } as const;
  const dearer = { kind: 'sync', pair: '0xa', reserve0: 100n * oneE18, reserve1: 20n * oneE18 } as const;
  expect(replayedLiquidity(replay([after]))).toBe(12n * oneE18);
  expect(replayedLiquidity(replay([after, dearer]))).toBe(24n * oneE18);
  expect(replayedLiquidity(replay([]))).toBeUndefined();
});
