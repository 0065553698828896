import { assert, bigInt, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { oneE18, powerOfTen } from './fixed-point';
import { compare, fraction, toFixed } from './fraction';
import { usdValue, usdValueE18 } from './token-price';

const unpriced = { decimals: 9, priceE18: undefined };

test('an amount is worth its part of the price of a whole one, whatever the decimals', () => {
  for (const decimals of [0, 6, 18, 30]) {
    const price = { decimals, priceE18: (3n * oneE18) / 2n };
    const value = usdValue(4n * powerOfTen(decimals), price);
    expect(value && toFixed(value, 2)).toBe('6.00');
    expect(usdValueE18(4n * powerOfTen(decimals), price)).toBe(6n * oneE18);
    expect(usdValueE18(-4n * powerOfTen(decimals), price)).toBe(-6n * oneE18);
  }
});

test('without a price the worth of anything is not known, and never nothing', () => {
  for (const amount of [0n, 1n, 2n ** 112n]) {
    expect(usdValue(amount, unpriced)).toBeUndefined();
    expect(usdValueE18(amount, unpriced)).toBeUndefined();
  }
});

test('at a price nothing is worth nothing', () => {
  const value = usdValue(0n, { decimals: 18, priceE18: 1n });
  expect(value && compare(value, fraction(0n))).toBe(0);
  expect(usdValueE18(0n, { decimals: 18, priceE18: 1n })).toBe(0n);
});

test('as fixed point it is the exact worth rounded down, whatever the decimals', () => {
  assert(
    property(bigInt(0n, 2n ** 112n), integer({ min: 0, max: 255 }), bigInt(1n, 10n ** 90n), (amount, decimals, usd) => {
      const value = usdValue(amount, { decimals, priceE18: usd });
      const exact = value && (value.numerator * oneE18) / value.denominator;
      expect(usdValueE18(amount, { decimals, priceE18: usd })).toBe(exact);
    }),
  );
  expect(usdValueE18(1_999_999n, { decimals: 24, priceE18: 3n * oneE18 })).toBe(5n);
  const value = usdValue(1_999_999n, { decimals: 24, priceE18: 3n * oneE18 });
  expect(value && toFixed(value, 24)).toBe('0.000000000000000005999997');
});
