import { daySeconds } from '../shared/constants';
import { oneE18 } from '../shared/fixed-point';
import { type Fraction, floor, fraction, mul } from '../shared/fraction';
import type { Compounding } from './compounding';

const daysInYear = 365;
/** Above it a floating-point number does not hold the 10^-18 of it any more. */
const largest = 1e290;

/**
 * What one unit earns in `days`, to the second, at a yearly rate (0.5 is 50%) that stays as it is, as fixed point of 10^-18: 10^18 doubles
 * it. Source: (1 + apr / n)^(n x years) - 1; apr x years without compounding. `feeBps` (1/10000) is kept back of each
 * earning before it is staked again or paid. A forecast with 12 true digits, for reading only. Undefined where it passes 10^290.
 */
export function earnedPerUnitE18(options: {
  readonly apr: Fraction;
  readonly compounding: Compounding;
  readonly days: number;
  readonly feeBps?: number;
}): bigint | undefined {
  const { compounding, days, feeBps = 0 } = options;
  const apr = mul(options.apr, fraction(BigInt(10_000 - feeBps), 10_000n));
  if (compounding.kind === 'never') {
    const earned = floor(
      mul(apr, fraction(oneE18 * BigInt(Math.round(days * daySeconds)), BigInt(daysInYear * daySeconds))),
    );
    return earned > BigInt(largest) * oneE18 ? undefined : earned;
  }
  const rate = toNumber(apr) / compounding.times;
  const times = (compounding.times * days) / daysInYear;
  const earned = Math.expm1(times * Math.log1p(rate));
  return earned <= largest ? toFixedPoint(earned) : undefined;
}

/** What a year's compounding makes of a yearly rate, net of fees, as fixed point of 10^-18; undefined where it passes 10^290. */
export function apyE18(options: {
  readonly apr: Fraction;
  readonly compounding: Compounding;
  readonly feeBps?: number;
}): bigint | undefined {
  return earnedPerUnitE18({ ...options, days: daysInYear });
}

/** The nearest float, also where numerator and denominator alone are too large for one. */
function toNumber({ numerator, denominator }: Fraction): number {
  return Number((numerator * oneE18) / denominator) / Number(oneE18);
}

/** Twelve digits are true: those after them are zeros where the value has more before the point. */
function toFixedPoint(value: number): bigint {
  if (value >= 1e12) {
    const [digits = '', exponent] = value.toExponential(11).split('e');
    return BigInt(digits.replace('.', '')) * oneE18 * 10n ** BigInt(Number(exponent) - 11);
  }
  const whole = Math.floor(value);
  return BigInt(whole) * oneE18 + BigInt(Math.round((value - whole) * Number(oneE18)));
}
