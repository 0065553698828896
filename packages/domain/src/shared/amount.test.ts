import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountTextMaxLength, formatAmount, formatExact, parseAmount, typeableAmount } from './amount';
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
    ['NaN', 18],
    ['Infinity', 18],
  ])('SWAP-063 an unparseable amount (%s, %i decimals) counts as no amount', (text, decimals) => {
    expect(parseAmount(text, decimals)).toBeUndefined();
  });

  test('an amount beyond every balance is an amount all the same, up to 79 characters', () => {
    expect(parseAmount((maxUint256 + 1n).toString(), 0)).toBe(maxUint256 + 1n);
    expect(parseAmount('9'.repeat(79), 18)).toBe(BigInt('9'.repeat(79)) * 10n ** 18n);
    expect(parseAmount('1', 255)).toBe(10n ** 255n);
  });

  test('SWAP-061 every representable amount survives formatExact and parseAmount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: maxUint256 }), fc.integer({ min: 0, max: 24 }), (value, decimals) => {
        expect(parseAmount(formatExact(value, decimals), decimals)).toBe(value);
      }),
    );
  });

  test('SWAP-061 SWAP-084 what can be typed of an amount fits into a field, is no more than it and lacks as little as can be', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: maxUint256 }), fc.integer({ min: 0, max: 255 }), (value, decimals) => {
        const typed = typeableAmount(value, decimals);
        const text = formatExact(typed, decimals);
        expect(text.length).toBeLessThanOrEqual(amountTextMaxLength);
        expect(parseAmount(text, decimals) ?? 0n).toBe(typed);
        expect(value - typed).toBeGreaterThanOrEqual(0n);
        expect(value - typed).toBeLessThan(10n ** BigInt(Math.max(0, decimals - 77)));
      }),
    );
  });
});

const digits = { amount: 6, balance: 4, summary: 3 } as const;
const places = ['amount', 'balance', 'summary'] as const;

describe('formatAmount', () => {
  test.each([
    [1_234_567_890n, 9, 'amount', '1.23456'],
    [10n ** 18n, 18, 'amount', '1'],
    [123_456_789n * 10n ** 18n, 18, 'amount', '123456000'],
    [1n, 18, 'balance', '0.000000000000000001'],
    [0n, 18, 'amount', '0'],
    [999_999_999n, 3, 'balance', '999900'],
    [-1_599n, 3, 'summary', '-1.59'],
    [9_991_553_123n, 3, 'supply', '9991553'],
    [8_449_687n, 3, 'supply', '8449.68'],
    [9n * 10n ** 15n, 18, 'supply', '0.009'],
  ] as const)('CONST-06 CONST-08 TX-29 shows %s with %i decimals as %s: %s', (value, decimals, place, text) => {
    expect(formatAmount(value, decimals, { meaning: 'held', place })).toBe(text);
  });

  test('CONST-11 never flattering: what is held is never more than there is, what is paid never less; no exponent', () => {
    const values = fc.bigInt({ min: 0n, max: maxUint256 });
    const all = [values, fc.integer({ min: 0, max: 24 }), fc.constantFrom(...places)] as const;
    fc.assert(
      fc.property(...all, (value, decimals, place) => {
        const read = (meaning: 'held' | 'paid') => {
          const text = formatAmount(value, decimals, { meaning, place });
          expect(text).toMatch(/^\d+(\.\d*[1-9])?$/);
          expect(text.replace('.', '').replace(/^0+/, '').replace(/0+$/, '').length).toBeLessThanOrEqual(digits[place]);
          return parseAmount(text, decimals) ?? 0n;
        };
        const [held, paid] = [read('held'), read('paid')];
        expect(held <= value && value <= paid).toBe(true);
        expect((paid - held) * 10n ** BigInt(digits[place] - 1) <= paid).toBe(true);
      }),
    );
  });

  test('a maximum is never shown too low', () => {
    expect(formatAmount(1_000_001n, 6, { meaning: 'paid' })).toBe('1.00001');
    expect(formatAmount(9_999_999n, 7, { meaning: 'paid' })).toBe('1');
    expect(formatAmount(10_035_098n, 7, { meaning: 'paid' })).toBe('1.00351');
  });
});
