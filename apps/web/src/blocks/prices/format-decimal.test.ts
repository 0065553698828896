import { fraction } from '@besc/domain/shared/fraction';
import { expect, test } from 'vitest';
import { formatDecimal } from './format-decimal';
import { formatUsd } from './format-usd';

test('a decimal text keeps every digit', () => {
  expect(formatDecimal('1234567.000000000000000001', 'en')).toBe('1,234,567.000000000000000001');
  expect(formatDecimal('0.1', 'de')).toBe('0,1');
  expect(formatDecimal('-0.1', 'en')).toBe('-0.1');
  expect(formatDecimal('-1234.5', 'en')).toBe('-1,234.5');
  expect(formatDecimal(`0.${'0'.repeat(29)}1`, 'en')).toBe(`0.${'0'.repeat(29)}1`);
  expect(formatDecimal('12345678901234567890123', 'en')).toBe('12,345,678,901,234,567,890,123');
});

test('USD has two decimals and never rounds something down to nothing', () => {
  expect(formatUsd(fraction(12345n, 10n), 'en')).toBe('$1,234.50');
  expect(formatUsd(fraction(1n, 1000n), 'en')).toBe('<$0.01');
  expect(formatUsd(fraction(0n), 'en')).toBe('$0.00');
});
