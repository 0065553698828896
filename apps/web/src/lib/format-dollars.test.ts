import { describe, expect, it } from 'vitest';
import { formatDollars } from './format-dollars';

describe('a sum of USD', () => {
  it.each([
    ['en', '$1,234.50'],
    ['de', '1.234,50\u00a0$'],
    ['es', '1234,50\u00a0$'],
    ['fr', '1\u202f234,50\u00a0$'],
    ['zh-CN', '$1,234.50'],
  ])('has the short sign: %s', (locale, text) => {
    expect(formatDollars(1234.5, locale)).toBe(text);
  });

  it('keeps digits that a number cannot hold', () => {
    expect(formatDollars('12345678901234567890.12', 'en')).toBe('$12,345,678,901,234,567,890.12');
  });

  it('takes other digits, and has no invisible signs', () => {
    expect(formatDollars(0.123456, 'en', { maximumFractionDigits: 4 })).toBe('$0.1235');
    expect(formatDollars(5, 'ar')).not.toMatch(/[\u200E\u200F\u061C]/);
  });
});
