import { fraction } from '@besc/domain/shared/fraction';
import { expect, test } from 'vitest';
import { usdSum } from './usd-sum';

test('of nothing the sum is zero, of what has no price it is not known', () => {
  expect(usdSum([])).toEqual({ value: fraction(0n), isPartly: false });
  expect(usdSum([undefined, undefined])).toEqual({ value: undefined, isPartly: true });
  expect(usdSum([fraction(2n), undefined, fraction(3n)])).toEqual({ value: fraction(5n), isPartly: true });
});
