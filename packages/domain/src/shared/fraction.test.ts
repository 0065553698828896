import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, compare, div, floor, fraction, invert, mul, sub, toFixed, toSignificant } from './fraction';
import { IntegerMathError } from './math';

const anyFraction = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))
  .map(([n, d]) => fraction(n, d));

describe('fraction', () => {
  test('keeps the denominator positive and refuses zero', () => {
    expect(fraction(1n, -2n)).toEqual({ numerator: -1n, denominator: 2n });
    expect(() => fraction(1n, 0n)).toThrow(IntegerMathError);
    expect(() => div(fraction(1n), fraction(0n))).toThrow(IntegerMathError);
    expect(() => invert(fraction(0n))).toThrow(IntegerMathError);
  });

  test('is a field: addition and multiplication undo each other', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        expect(compare(sub(add(a, b), b), a)).toBe(0);
        fc.pre(b.numerator !== 0n);
        expect(compare(div(mul(a, b), b), a)).toBe(0);
        expect(compare(mul(b, invert(b)), fraction(1n))).toBe(0);
      }),
    );
  });

  test('floor is the whole number below, below zero too', () => {
    expect(floor(fraction(-3n, 2n))).toBe(-2n);
    fc.assert(
      fc.property(anyFraction, (a) => {
        expect(compare(fraction(floor(a)), a)).toBeLessThanOrEqual(0);
        expect(compare(fraction(floor(a) + 1n), a)).toBe(1);
      }),
    );
  });
});

describe('toFixed and toSignificant', () => {
  test.each([
    [fraction(1n, 3n), 4, '0.3333'],
    [fraction(2n, 3n), 4, '0.6667'],
    [fraction(1n, 2n), 0, '1'],
    [fraction(-1n, 3n), 2, '-0.33'],
    [fraction(-1n, 1000n), 2, '0.00'],
    [fraction(5n), 2, '5.00'],
  ])('toFixed rounds half up: case %#', (value, places, text) => {
    expect(toFixed(value, places)).toBe(text);
  });

  test.each([
    [fraction(1n, 3n), 4, '0.3333'],
    [fraction(123_456n), 3, '123000'],
    [fraction(99_995n, 10n), 4, '10000'],
    [fraction(999n, 1000n), 2, '1'],
    [fraction(1n, 10n ** 20n), 6, '0.00000000000000000001'],
    [fraction(0n), 6, '0'],
    [fraction(-5n, 4n), 2, '-1.3'],
  ])('toSignificant rounds half up and drops trailing zeros: case %#', (value, significant, text) => {
    expect(toSignificant(value, significant)).toBe(text);
  });

  test('CONST-07 the text is within half a unit of its last digit of the exact value', () => {
    fc.assert(
      fc.property(anyFraction, fc.integer({ min: 1, max: 10 }), (value, significant) => {
        fc.pre(value.numerator !== 0n);
        const shown = fromText(toSignificant(value, significant));
        const error = sub(shown, value);
        const magnitude = fraction(error.numerator < 0n ? -error.numerator : error.numerator, error.denominator);
        const size = fraction(value.numerator < 0n ? -value.numerator : value.numerator, value.denominator);
        const allowed = div(size, fraction(2n * 10n ** BigInt(significant - 1)));
        expect(compare(magnitude, allowed)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('refuses a count of digits that makes no sense', () => {
    expect(() => toSignificant(fraction(1n), 0)).toThrow(IntegerMathError);
    expect(() => toFixed(fraction(1n), -1)).toThrow(IntegerMathError);
    expect(() => toFixed({ numerator: 1n, denominator: 0n }, 1)).toThrow(IntegerMathError);
  });
});

function fromText(text: string) {
  const [whole = '', part = ''] = text.split('.');
  return fraction(BigInt(whole + part), 10n ** BigInt(part.length));
}
