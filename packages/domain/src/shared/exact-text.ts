import { type Fraction, toFixed } from './fraction';

/** How numbers are written out whole: digits after the point, and the power of ten from which an exponent is used. */
export const bigNumberConfig = { decimalPlaces: 80, exponentialAt: 1_000 } as const;

/**
 * The whole of a number as decimal text: up to 80 decimals, rounded half up, without trailing zeros. Plain digits, except
 * from 10^1000 on, where it reads `1.5e+1000` with all its digits.
 */
export function exactText(value: Fraction): string {
  const { decimalPlaces, exponentialAt } = bigNumberConfig;
  // Rounded before it is looked how large it is: 999...9 may become a digit longer.
  const plain = trimmed(toFixed(value, decimalPlaces));
  const [, sign = '', whole = ''] = /^(-?)([0-9]+)/.exec(plain) ?? [];
  if (whole.length <= exponentialAt) return plain;
  const digits = plain.replace(/[-.]/g, '');
  return `${sign}${trimmed(`${digits.slice(0, 1)}.${digits.slice(1)}`)}e+${whole.length - 1}`;
}

/** Without the zeros at its end, of a text with a point before them. */
function trimmed(text: string): string {
  return text.replace(/\.?0+$/, '');
}
