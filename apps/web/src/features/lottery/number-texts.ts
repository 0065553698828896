import { type Fraction, fraction, toFixed, toSignificant } from '@besc/domain/shared/fraction';
import { formatPercent } from '../../lib/format-percent';
import { numberFormat } from '../../lib/number-format';

/** A part of a whole in percent, with so many decimals. */
export function partText(part: Fraction, locale: string, decimals = 2): string {
  return formatPercent(toFixed({ ...part, numerator: part.numerator * 100n }, decimals), locale);
}

/** What a bracket gets of the pot, from hundredths of a percent: as exact as it is, so that all of them are the whole. */
export function shareText(share: bigint, locale: string): string {
  return formatPercent(toSignificant(fraction(share, 100n), 5), locale);
}

/** A whole number in the language of the page. */
export function countText(count: number | bigint, locale: string): string {
  return numberFormat(locale, {}).format(count);
}

/** A chance as 'one in so many', to the nearest whole. */
export function oneIn({ numerator, denominator }: Fraction, locale: string): string {
  return countText((2n * denominator + numerator) / (2n * numerator), locale);
}
