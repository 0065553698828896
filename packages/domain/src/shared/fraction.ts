import { fixedText, type Rounding, significantText } from './decimal-text';
import { IntegerMathError } from './math';

/** An exact rational number. The denominator is always positive; the sign is the numerator's. Not reduced. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** numerator / denominator with the sign moved to the numerator. Throws `IntegerMathError` on a zero denominator. */
export function fraction(numerator: bigint, denominator = 1n): Fraction {
  if (denominator === 0n) throw new IntegerMathError('fraction with a zero denominator');
  return denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator };
}

/** a + b, exactly. */
export function add(a: Fraction, b: Fraction): Fraction {
  return a.denominator === b.denominator
    ? { numerator: a.numerator + b.numerator, denominator: a.denominator }
    : {
        numerator: a.numerator * b.denominator + b.numerator * a.denominator,
        denominator: a.denominator * b.denominator,
      };
}

/** a - b, exactly. */
export function sub(a: Fraction, b: Fraction): Fraction {
  return add(a, { numerator: -b.numerator, denominator: b.denominator });
}

/** a * b, exactly. */
export function mul(a: Fraction, b: Fraction): Fraction {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/** a / b, exactly. Throws `IntegerMathError` when b is zero. */
export function div(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** 1 / a. Throws `IntegerMathError` when a is zero. */
export function invert(a: Fraction): Fraction {
  return fraction(a.denominator, a.numerator);
}

/** -1, 0 or 1 as a is below, equal to or above b. */
export function compare(a: Fraction, b: Fraction): -1 | 0 | 1 {
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Largest integer not above the fraction. */
export function floor(a: Fraction): bigint {
  const quotient = a.numerator / a.denominator;
  return a.numerator < 0n && quotient * a.denominator !== a.numerator ? quotient - 1n : quotient;
}

/** Decimal text with at most `significant` significant digits, no exponent, no trailing zeros. Rounds half up unless told. */
export function toSignificant(a: Fraction, significant: number, rounding: Rounding = 'half-up'): string {
  return significantText({ ...a, significant, rounding });
}

/** Decimal text with exactly `places` digits after the point. Rounds half up (away from zero) unless told. */
export function toFixed(a: Fraction, places: number, rounding: Rounding = 'half-up'): string {
  return fixedText({ ...a, places, rounding });
}
