import { expect, test } from 'vitest';
import { formatPrice } from './format-price';

test('CONST-07 prices show 4 significant digits, 6 below one', () => {
  expect(formatPrice(1234.567, 'en')).toBe('1,235');
  expect(formatPrice(4.56789, 'en')).toBe('4.568');
  expect(formatPrice(0.123456789, 'en')).toBe('0.123457');
  expect(formatPrice(0.00000001234567, 'en')).toBe('0.0000000123457');
});
