import { type Fraction, fraction } from './fraction';

/**
 * Longest decimal text that is read; longer is refused so that a hostile answer cannot cost time. A token of 255 decimals, which is the
 * most, has figures of nearly as many digits on each side of the point.
 */
export const longestDecimal = 400;

/** Reads a plain decimal text such as an index sends (`-12.5`, no exponent) exactly. `undefined` when it is anything else. */
export function parseDecimal(text: string): Fraction | undefined {
  if (text.length > longestDecimal) return undefined;
  const match = /^(-?)([0-9]+)(?:\.([0-9]+))?$/.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '0', part = ''] = match;
  return fraction(BigInt(`${sign}${whole}${part}`), 10n ** BigInt(part.length));
}
