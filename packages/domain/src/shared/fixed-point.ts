/** One in fixed point: every value whose name ends in E18, and every native and USD figure, is a multiple of 10^-18. */
export const oneE18 = 10n ** 18n;

const powers: bigint[] = [];

/** 10^exponent (a whole number from 0), remembered. */
export function powerOfTen(exponent: number): bigint {
  powers[exponent] ??= 10n ** BigInt(exponent);
  return powers[exponent];
}

/** An amount in smallest units as fixed point: floor(amount * 10^18 / 10^decimals). */
export function toE18(amount: bigint, decimals: number): bigint {
  return decimals <= 18 ? amount * powerOfTen(18 - decimals) : amount / powerOfTen(decimals - 18);
}

/** Product of two fixed-point values, rounded down. */
export function mulE18(a: bigint, b: bigint): bigint {
  return (a * b) / oneE18;
}
