import { describe, expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import type { PairState } from '../shared/pair';
import { compareTrades, TradesNotComparableError } from './compare-trades';
import type { Trade } from './trade';

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

describe('compareTrades', () => {
  test('SWAP-113 trades of another kind or between other tokens are not comparable', () => {
    const current = makeTrade(1, 10n);
    for (const change of [
      { kind: 'exactOut' },
      { path: [testAddress('0x0a'), testAddress('0x0c')] },
      { path: [testAddress('0x0d'), testAddress('0x0b')] },
    ] as const) {
      expect(() => compareTrades({ current, candidate: makeTrade(1, 10n, change) })).toThrow(TradesNotComparableError);
      expect(() => compareTrades({ current, candidate: makeTrade(1, 10n, change) })).toThrow(
        'Trades are not comparable',
      );
    }
  });

  test('compares prices', () => {
    const current = makeTrade(1, 1_000n);
    expect(compareTrades({ current, candidate: makeTrade(2, 1_001n) })).toBe(1);
    expect(compareTrades({ current, candidate: makeTrade(2, 1_000n) })).toBe(0);
    expect(compareTrades({ current, candidate: makeTrade(2, 999n) })).toBe(-1);
  });
});
