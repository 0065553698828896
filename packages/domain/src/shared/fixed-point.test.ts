import { expect, test } from 'vitest';
import { mulE18, oneE18, powerOfTen, toE18 } from './fixed-point';

test('toE18 scales up exactly and down to the floor', () => {
  expect(toE18(5n, 0)).toBe(5n * oneE18);
  expect(toE18(7n, 18)).toBe(7n);
  expect(toE18(1_999_999n, 24)).toBe(1n);
});

test('a product is rounded down', () => {
  expect(mulE18(3n * oneE18, oneE18 / 2n)).toBe((15n * oneE18) / 10n);
  expect(mulE18(1n, oneE18 - 1n)).toBe(0n);
});

test('powers of ten up to the 255 decimals that a token can claim', () => {
  expect([powerOfTen(0), powerOfTen(18), powerOfTen(255), powerOfTen(18)]).toEqual([
    1n,
    oneE18,
    BigInt(`1${'0'.repeat(255)}`),
    oneE18,
  ]);
});
