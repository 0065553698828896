import { expect, test } from 'vitest';
import { compare, fraction } from '../shared/fraction';
import { executionPrice } from './execution-price';

test('SWAP-039 execution price is in whole tokens, fee and impact included', () => {
  const price = executionPrice({
    amountIn: 2n * 10n ** 9n,
    amountOut: 3n * 10n ** 18n,
    decimalsIn: 9,
    decimalsOut: 18,
  });
  expect(compare(price, fraction(3n, 2n))).toBe(0);
});
