import { parseEther } from 'viem';
import { expect, test } from 'vitest';
import { saleCap } from './sale-cap';

test.each([
  ['0.45', '222'],
  ['0.5', '200'],
  ['100', '1'],
  // The half goes up, and what is worth more than the cap is one whole MONEY.
  ['40', '3'],
  ['5000', '1'],
  ['0.000001', '100000000'],
])('IFO-10 at %s USD a MONEY the cap of 100 USD is %s', (price, cap) => {
  expect(saleCap(parseEther('100'), parseEther(price))).toBe(parseEther(cap));
});

test('there is no cap without a price', () => {
  expect(() => saleCap(parseEther('100'), 0n)).toThrow(RangeError);
});
