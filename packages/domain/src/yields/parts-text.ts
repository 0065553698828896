import { add, type Fraction, fraction, toFixed } from '../shared/fraction';

/** Parts beside their total, as decimal texts that add up. */
export interface PartsText {
  readonly parts: readonly string[];
  readonly total: string;
}

/**
 * Parts (none below zero) and their total with `places` decimals. The total is rounded to the nearest as anywhere; each part is
 * rounded down or up, those that lose most by being rounded down being the ones that go up, so that what is shown adds up.
 */
export function partsText(parts: readonly Fraction[], places: number): PartsText {
  const total = toFixed(
    parts.reduce((sum, part) => add(sum, part), fraction(0n)),
    places,
  );
  const unit = 10n ** BigInt(places);
  const cut = parts.map(({ numerator, denominator }, index) => {
    const units = (numerator * unit) / denominator;
    return { index, units, lost: fraction(numerator * unit - units * denominator, denominator) };
  });
  const missing = BigInt(total.replace('.', '')) - cut.reduce((sum, { units }) => sum + units, 0n);
  const raised = new Set(
    cut
      .toSorted((one, other) => {
        const difference = other.lost.numerator * one.lost.denominator - one.lost.numerator * other.lost.denominator;
        return difference > 0n ? 1 : difference < 0n ? -1 : 0;
      })
      .slice(0, Number(missing))
      .map(({ index }) => index),
  );
  return {
    parts: cut.map(({ index, units }) => toFixed(fraction(raised.has(index) ? units + 1n : units, unit), places)),
    total,
  };
}
