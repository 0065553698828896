import { expect, test } from 'vitest';
import { addToDecimalText, fromDecimalText, toDecimalText } from '../../src/shared/decimal-text';

test.each([
  [0n, 18, '0'],
  [1n, 18, '0.000000000000000001'],
  [10n ** 18n, 18, '1'],
  [-(15n * 10n ** 17n), 18, '-1.5'],
  [12_300n, 0, '12300'],
  [12_300n, 2, '123'],
  [2n ** 112n - 1n, 24, '5192296858.534827628530496329220095'],
  [7n, 255, `0.${'0'.repeat(254)}7`],
] as const)('%s with %s decimals is %s, and back', (value, decimals, text) => {
  expect(toDecimalText(value, decimals)).toBe(text);
  expect(fromDecimalText(text, decimals)).toBe(value);
});

test('adding keeps every digit and drops zeros at the end', () => {
  expect(addToDecimalText('0.1', 9n * 10n ** 17n, 18)).toBe('1');
  expect(addToDecimalText('1', -1n, 9)).toBe('0.999999999');
});
