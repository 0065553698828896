import { expect, test } from 'vitest';
import type { PairState } from '../shared/pair';
import type { Address } from '../shared/token';
import { preferFewerHops } from './prefer-fewer-hops';
import type { Trade } from './trade';

const pair: PairState = { address: '0x0f', token0: '0x0a', token1: '0x0b', reserve0: 1n, reserve1: 1n };
const makeTrade = (hops: number, amountOut: bigint, change: Partial<Trade> = {}): Trade => ({
  kind: 'exactIn',
  path: ['0x0a', ...Array.from({ length: hops - 1 }, (_, i): Address => `0x1${i}`), '0x0b'],
  pairs: Array.from({ length: hops }, () => pair),
  amountIn: 1_000n,
  amountOut,
  ...change,
});

test('preferFewerHops keeps the short route unless the long one is better by 50 bp', () => {
  const direct = makeTrade(1, 1_000n);
  expect(preferFewerHops([direct, makeTrade(2, 1_004n)])).toBe(direct);
  expect(preferFewerHops([direct, makeTrade(2, 1_005n)])?.pairs.length).toBe(2);
  expect(preferFewerHops([direct, undefined, makeTrade(3, 1_004n)], 10)?.pairs.length).toBe(3);
  expect(preferFewerHops([direct, makeTrade(1, 2_000n)])).toBe(direct);
  expect(preferFewerHops([undefined, makeTrade(2, 5n)])?.pairs.length).toBe(2);
  expect(preferFewerHops([])).toBeUndefined();
});
