import { expect, test } from 'vitest';
import { formatCompact, formatPrice } from './format-numbers';
import { fraction } from './fraction';

test('CONST-07 prices have 4 significant digits, 6 below one', () => {
  expect(formatPrice(fraction(1_234_567n, 100n))).toBe('12350');
  expect(formatPrice(fraction(1n))).toBe('1');
  expect(formatPrice(fraction(1_234_567n, 10_000_000n))).toBe('0.123457');
});

test('CONST-09 compact numbers use 2 significant digits', () => {
  expect(formatCompact(fraction(1_234_567n), 'en')).toBe('1.2M');
  expect(formatCompact(fraction(999_999n), 'en')).toBe('1M');
  expect(formatCompact(fraction(0n), 'en')).toBe('0');
  expect(formatCompact(fraction(1n, 3n), 'en')).toBe('0.33');
  expect(formatCompact(fraction(123_456_789_012_345_678_901n), 'en')).toBe('120,000,000T');
});
