import { compare, type Fraction, fraction, mul, toFixed } from '../shared/fraction';

const hundred = fraction(100n);
const listThreshold = fraction(1n, 10_000n);
const cardThreshold = fraction(1n, 100_000_000n);

/** A part of a pair as percent without the sign: 2 decimals, '<0.01' for anything smaller that is not nothing. */
export function formatPairShare(share: Fraction): string {
  return percentText(share, { places: 2, threshold: listThreshold, below: '<0.01' });
}

/** The same for a position card: 6 decimals, '<0.000001' for anything smaller that is not nothing. */
export function formatPairShareExact(share: Fraction): string {
  return percentText(share, { places: 6, threshold: cardThreshold, below: '<0.000001' });
}

function percentText(share: Fraction, rule: { places: number; threshold: Fraction; below: string }): string {
  if (share.numerator > 0n && compare(share, rule.threshold) < 0) return rule.below;
  return toFixed(mul(share, hundred), rule.places, 'down');
}
