import { expect, test } from 'vitest';
import { decimalSign } from './decimal-sign';
import { formatDecimal } from './format-decimal';
import { formatPercent } from './format-percent';

test('a decimal text keeps every digit', () => {
  expect(formatDecimal('1234567.000000000000000001', 'en')).toBe('1,234,567.000000000000000001');
  expect(formatDecimal('0.1', 'de')).toBe('0,1');
  expect(formatDecimal('-0.1', 'en')).toBe('-0.1');
  expect(formatDecimal('-1234.5', 'en')).toBe('-1,234.5');
  expect(formatDecimal(`0.${'0'.repeat(29)}1`, 'en')).toBe(`0.${'0'.repeat(29)}1`);
  expect(formatDecimal('12345678901234567890123', 'en')).toBe('12,345,678,901,234,567,890,123');
});

test('a percentage is written as the language writes it, its digits unchanged, without marks of direction', () => {
  expect(formatPercent('0.17', 'en')).toBe('0.17%');
  expect(formatPercent('<0.01%', 'de')).toBe('<0,01\u00a0%');
  expect(formatPercent('12.50', 'tr')).toBe('%12,50');
  expect(formatPercent('0.5', 'ar-u-nu-latn')).toBe('0.5%');
  expect(formatPercent('0.123456789012345678901234567890', 'en')).toBe('0.123456789012345678901234567890%');
});

test('the decimal sign of a language', () => {
  expect(['en', 'de', 'fr', 'ar-u-nu-latn', 'hi'].map(decimalSign)).toEqual(['.', ',', ',', '.', '.']);
});
