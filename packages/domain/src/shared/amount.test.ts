import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, formatExact, parseAmount } from './amount';
import { maxUint256 } from './math';

describe('parseAmount', () => {
  test.each([
    ['1', 18, 10n ** 18n],
    ['1.5', 9, 1_500_000_000n],
    ['.5', 1, 5n],
    ['5.', 0, 5n],
    ['0.000000000000000001', 18, 1n],
    ['1.50', 1, 15n],
    ['007', 0, 7n],
  ])('SWAP-061 reads %s with %i decimals', (text, decimals, expected) => {
    expect(parseAmount(text, decimals)).toBe(expected);
  });

  test.each(['0', '0.0', '.0', '00', '0.'])('SWAP-062 a zero amount (%s) counts as no amount', (text) => {
    expect(parseAmount(text, 18)).toBeUndefined();
  });

  test.each([
    ['1.0000000001', 9],
    ['0.5', 0],
    ['', 18],
    ['.', 18],
    ['1,5', 18],
    ['1e3', 18],
    ['-1', 18],
    ['+1', 18],
    ['0x10', 18],
    [' 1', 18],
    ['1\n', 18],
    ['1.2.3', 18],
    ['١', 18],
    ['1'.repeat(80), 0],
    [(maxUint256 + 1n).toString(), 0],
    ['NaN', 18],
    ['Infinity', 18],
  ])('SWAP-063 an unparseable amount (%s, %i decimals) counts as no amount', (text, decimals) => {
    expect(parseAmount(text, decimals)).toBeUndefined();
  });

  test('SWAP-061 every representable amount survives formatExact and parseAmount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: maxUint256 }), fc.integer({ min: 0, max: 24 }), (value, decimals) => {
        expect(parseAmount(formatExact(value, decimals), decimals)).toBe(value);
      }),
    );
  });
});

describe('formatAmount', () => {
  test.each([
    [1_234_567_890n, 9, 6, '1.23456'],
    [10n ** 18n, 18, 6, '1'],
    [123_456_789n * 10n ** 18n, 18, 6, '123456000'],
    [1n, 18, 4, '0.000000000000000001'],
    [0n, 18, 6, '0'],
    [999_999_999n, 3, 4, '999900'],
    [-1_500n, 3, 2, '-1.5'],
  ])('CONST-06 shows %s with %i decimals and %i significant digits as %s', (value, decimals, significant, text) => {
    expect(formatAmount(value, decimals, { significant })).toBe(text);
  });

  test('CONST-11 never uses an exponent and never shows more than there is', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: maxUint256 }),
        fc.integer({ min: 0, max: 24 }),
        fc.integer({ min: 1, max: 12 }),
        (value, decimals, significant) => {
          const text = formatAmount(value, decimals, { significant });
          expect(text).toMatch(/^\d+(\.\d*[1-9])?$/);
          const shown = parseAmount(text, decimals) ?? 0n;
          expect(shown <= value).toBe(true);
          expect((value - shown) * 10n ** BigInt(significant - 1) <= value).toBe(true);
          expect(text.replace('.', '').replace(/^0+/, '').replace(/0+$/, '').length).toBeLessThanOrEqual(significant);
        },
      ),
    );
  });

  test('rounds up when asked, so that a maximum is never shown too low', () => {
    expect(formatAmount(1_000_001n, 6, { significant: 6, rounding: 'up' })).toBe('1.00001');
    expect(formatAmount(999_999_9n, 7, { significant: 6, rounding: 'up' })).toBe('1');
  });
});
