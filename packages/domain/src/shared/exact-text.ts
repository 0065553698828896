import { compare, type Fraction, toFixed } from './fraction';

/** How numbers are written out whole: digits after the point, and the power of ten from which an exponent is used. */
export const bigNumberConfig = { decimalPlaces: 80, exponentialAt: 1_000 } as const;

/**
 * The whole of a number as decimal text: up to 80 decimals, rounded half up, without trailing zeros. Plain digits, except
 * from 10^1000 on, where it reads `1.5e+1000`.
 */
export function exactText(value: Fraction): string {
  const { decimalPlaces, exponentialAt } = bigNumberConfig;
  const border = { numerator: 10n ** BigInt(exponentialAt), denominator: 1n };
  const magnitude = value.numerator < 0n ? { ...value, numerator: -value.numerator } : value;
  if (compare(magnitude, border) < 0) return trimmed(toFixed(value, decimalPlaces));
  const exponent = (magnitude.numerator / magnitude.denominator).toString().length - 1;
  const scaled = { ...value, denominator: value.denominator * 10n ** BigInt(exponent) };
  return `${trimmed(toFixed(scaled, decimalPlaces))}e+${exponent}`;
}

function trimmed(text: string): string {
  // There is always a point before the zeros: the text has 80 decimals.
  return text.replace(/\.?0+$/, '');
}
