import { IntegerMathError } from './math';

/** How a digit that does not fit is treated; all three act on the magnitude, the sign is put back afterwards. */
export type Rounding = 'down' | 'half-up' | 'up';

/** numerator / denominator (denominator positive) with exactly `places` decimals, computed on integers only. */
export function fixedText(value: {
  numerator: bigint;
  denominator: bigint;
  places: number;
  rounding: Rounding;
}): string {
  requirePlain(value.places, 0, 'places');
  const negative = value.numerator < 0n;
  const magnitude = negative ? -value.numerator : value.numerator;
  const scaled = divide(magnitude * 10n ** BigInt(value.places), value.denominator, value.rounding);
  return signed(negative && scaled > 0n, pointed(scaled, value.places));
}

/** numerator / denominator (denominator positive) with at most `significant` significant digits; never an exponent. */
export function significantText(value: {
  numerator: bigint;
  denominator: bigint;
  significant: number;
  rounding: Rounding;
}): string {
  requirePlain(value.significant, 1, 'significant digits');
  const { denominator, significant, rounding } = value;
  const negative = value.numerator < 0n;
  const magnitude = negative ? -value.numerator : value.numerator;
  if (magnitude === 0n) return '0';
  // 10^exponent <= magnitude/denominator < 10^(exponent + 1): the digit counts say it up to one, a comparison settles it.
  let exponent = magnitude.toString().length - denominator.toString().length;
  if (isBelowPower(magnitude, denominator, exponent)) exponent -= 1;
  const places = significant - 1 - exponent;
  const digits =
    places >= 0
      ? divide(magnitude * 10n ** BigInt(places), denominator, rounding)
      : divide(magnitude, denominator * 10n ** BigInt(-places), rounding) * 10n ** BigInt(-places);
  return signed(negative, trimmed(pointed(digits, Math.max(places, 0))));
}

function isBelowPower(magnitude: bigint, denominator: bigint, exponent: number): boolean {
  return exponent >= 0
    ? magnitude < denominator * 10n ** BigInt(exponent)
    : magnitude * 10n ** BigInt(-exponent) < denominator;
}

function divide(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (denominator <= 0n) throw new IntegerMathError('fraction with a denominator that is not positive');
  const quotient = numerator / denominator;
  const rest = numerator - quotient * denominator;
  if (rounding === 'up') return rest > 0n ? quotient + 1n : quotient;
  return rounding === 'half-up' && rest * 2n >= denominator ? quotient + 1n : quotient;
}

function pointed(digits: bigint, places: number): string {
  if (places === 0) return digits.toString();
  const text = digits.toString().padStart(places + 1, '0');
  return `${text.slice(0, -places)}.${text.slice(-places)}`;
}

function trimmed(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

function signed(negative: boolean, text: string): string {
  return negative ? `-${text}` : text;
}

function requirePlain(value: number, least: number, name: string): void {
  if (!Number.isInteger(value) || value < least || value > 1000) {
    throw new IntegerMathError(`${name} must be a whole number from ${least} to 1000`);
  }
}
