import { type Fraction, fraction, mul, toFixed } from '@besc/domain/shared/fraction';
import { partsText } from '@besc/domain/yields/parts-text';
import { formatPercent } from '../../lib/format-percent';

const hundred = fraction(100n);
/** Of a percentage, however large: a list, its calculator and its charts tell one figure. */
const places = 2;

/** A yearly rate or a share (0.5 is 50%) as percent with two decimals, to the nearest, and '<0.01%' below; undefined stays. */
export function rateText(rate: Fraction | undefined, locale: string): string | undefined {
  if (rate === undefined) return undefined;
  const isLess = rate.numerator > 0n && rate.numerator * 10_000n < rate.denominator;
  return formatPercent(isLess ? '<0.01' : toFixed(mul(rate, hundred), places), locale);
}

/** Rates beside their total in the same form: as they are shown, they add up to it. */
export function rateTexts(
  rates: readonly Fraction[],
  locale: string,
): { readonly parts: readonly string[]; readonly total: string } {
  const { parts, total } = partsText(
    rates.map((rate) => mul(rate, hundred)),
    places,
  );
  return { parts: parts.map((part) => formatPercent(part, locale)), total: formatPercent(total, locale) };
}
