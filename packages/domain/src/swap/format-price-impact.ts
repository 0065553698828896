import { compare, type Fraction, fraction, mul, toFixed } from '../shared/fraction';

const oneBps = fraction(1n, 10_000n);

/** '<0.01%' below one basis point, else the percentage with two decimals. */
export function formatPriceImpact(impact: Fraction): string {
  return compare(impact, oneBps) < 0 ? '<0.01%' : `${toFixed(mul(impact, fraction(100n)), 2)}%`;
}
