import { expect, test } from 'vitest';
import {
  blocksPerYear,
  copyTooltipMs,
  defaultTokenDecimals,
  minimumPriceChange,
  scrollToTopMs,
  searchDebounceMs,
  significantDigits,
  slowRefreshMs,
} from './constants';

test('CALL-25 CONST-01 CONST-02 CONST-03 CONST-04 CONST-05 CONST-06 CONST-08 CONST-13 CONST-14 constants', () => {
  expect(blocksPerYear).toBe(10_512_000);
  expect(defaultTokenDecimals).toBe(3);
  expect(significantDigits).toEqual({ amount: 6, price: 4, priceBelowOne: 6, summary: 3, balance: 4, compact: 2 });
  expect([copyTooltipMs, scrollToTopMs, searchDebounceMs, slowRefreshMs]).toEqual([1_000, 50, 500, 180_000]);
  expect(minimumPriceChange).toBe(0.0001);
});
