import { expect, test } from 'vitest';
import { linkAmount } from './link-amount';

test.each([
  ['1.50', '1.50'],
  ['0', '0'],
  ['', ''],
  [null, ''],
  [undefined, ''],
  ['.', ''],
  ['1e9', ''],
  ['-1', ''],
  ['1.234.567', ''],
  ['1,234,567', '1234567'],
  ['<b>', ''],
])('of %j the amount is %j', (text, amount) => {
  expect(linkAmount(text)).toBe(amount);
});
