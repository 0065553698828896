import { expect, test } from 'vitest';
import { balanceParts } from './balance-parts';

test('quarters of what MAX would type, rounded down', () => {
  expect(balanceParts(1001n, 18).map(({ amount }) => amount)).toEqual([250n, 500n, 750n]);
  expect(balanceParts(4n, 0)).toEqual([
    { percent: 25, amount: 1n },
    { percent: 50, amount: 2n },
    { percent: 75, amount: 3n },
  ]);
});

test('so little that a quarter is nothing has no parts', () => {
  expect(balanceParts(0n, 18)).toEqual([]);
  expect(balanceParts(3n, 0)).toEqual([]);
  // What a field of 79 characters cannot say.
  expect(balanceParts(4n, 80)).toEqual([]);
});
