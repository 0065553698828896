import { expect, test } from 'vitest';
import { fraction } from '../shared/fraction';
import { formatPriceImpact } from './format-price-impact';

test.each([
  [fraction(0n), '<0.01%'],
  [fraction(99n, 1_000_000n), '<0.01%'],
  [fraction(1n, 10_000n), '0.01%'],
  [fraction(12_345n, 1_000_000n), '1.23%'],
  [fraction(1n, 2n), '50.00%'],
])('SWAP-072 price impact under the threshold shows <0.01%%: case %#', (impact, text) => {
  expect(formatPriceImpact(impact)).toBe(text);
});
