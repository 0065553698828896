import { expect, test } from 'vitest';
import { dateTimeFormat } from './date-time-format';
import { numberFormat } from './number-format';

test('a format is made once for each language and each style', () => {
  const price = numberFormat('en', { maximumSignificantDigits: 4 });
  expect(numberFormat('en', { maximumSignificantDigits: 4 })).toBe(price);
  expect(numberFormat('de', { maximumSignificantDigits: 4 })).not.toBe(price);
  expect(numberFormat('en', { maximumSignificantDigits: 6 })).not.toBe(price);
  expect(numberFormat('de', { maximumSignificantDigits: 4 }).format(1.5)).toBe('1,5');
  const day = dateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
  expect(dateTimeFormat('en', { month: 'short', timeZone: 'UTC' })).toBe(day);
  expect(dateTimeFormat('de', { month: 'long', timeZone: 'UTC' }).format(0)).toBe('Januar');
});
