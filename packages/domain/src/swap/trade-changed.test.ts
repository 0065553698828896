import { expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import type { PairState } from '../shared/pair';
import type { Trade } from './trade';
import { tradeChanged } from './trade-changed';

const pair: PairState = {
  address: testAddress('0x0f'),
  token0: testAddress('0x0a'),
  token1: testAddress('0x0b'),
  reserve0: 1n,
  reserve1: 1n,
};
const makeTrade = (hops: number, amountOut: bigint, change: Partial<Trade> = {}): Trade => ({
  kind: 'exactIn',
  path: [
    testAddress('0x0a'),
    ...Array.from({ length: hops - 1 }, (_, i) => testAddress(`0x1${i}`)),
    testAddress('0x0b'),
  ],
  pairs: Array.from({ length: hops }, () => pair),
  amountIn: 1_000n,
  amountOut,
  ...change,
});

test('SWAP-048 a trade has changed when its kind, route or an amount differs', () => {
  const shown = makeTrade(2, 1_000n);
  expect(tradeChanged(shown, makeTrade(2, 1_000n))).toBe(false);
  expect(tradeChanged(shown, makeTrade(2, 1_001n))).toBe(true);
  expect(tradeChanged(shown, makeTrade(3, 1_000n))).toBe(true);
  expect(
    tradeChanged(
      shown,
      makeTrade(2, 1_000n, { path: [testAddress('0x0a'), testAddress('0x77'), testAddress('0x0b')] }),
    ),
  ).toBe(true);
  expect(tradeChanged(shown, makeTrade(2, 1_000n, { kind: 'exactOut' }))).toBe(true);
  expect(tradeChanged(shown, makeTrade(2, 1_000n, { amountIn: 1_001n }))).toBe(true);
  expect(tradeChanged(shown, undefined)).toBe(true);
});
