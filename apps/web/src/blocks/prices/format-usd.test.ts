import { fraction } from '@besc/domain/shared/fraction';
import { expect, test } from 'vitest';
import { formatUsd, formatUsdPrice } from './format-usd';

test('USD has two decimals and never rounds something down to nothing', () => {
  expect(formatUsd(fraction(12345n, 10n), 'en')).toBe('$1,234.50');
  expect(formatUsd(fraction(1n, 1000n), 'en')).toBe('<$0.01');
  expect(formatUsd(fraction(0n), 'en')).toBe('$0.00');
});

test('USD in other languages, without marks of direction', () => {
  expect(formatUsd(fraction(12345n, 10n), 'de')).toBe('1.234,50\u00a0$');
  expect(formatUsd(fraction(12345n, 10n), 'ar-u-nu-latn')).toBe('1,234.50\u00a0US$');
});

test('TITLE-32 a price has three decimals in each language', () => {
  expect(formatUsdPrice(fraction(4514n, 10_000n), 'en')).toBe('$0.451');
  expect(formatUsdPrice(fraction(12_345n, 10n), 'de')).toBe('1.234,500\u00a0$');
  expect(formatUsdPrice(fraction(1n, 10n), 'ar-u-nu-latn')).toBe('0.100\u00a0US$');
});

test('a worth that is shown without decimals is the nearest dollar', () => {
  expect(formatUsd(fraction(100_049n, 10n), 'en', 0)).toBe('$10,005');
  expect(formatUsd(fraction(1n, 1000n), 'en', 0)).toBe('<$0.01');
});
