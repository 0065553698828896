import { compare, type Fraction, fraction, mul, toFixed } from '@besc/domain/shared/fraction';
import { formatPercent } from '../../lib/format-percent';

const thousand = fraction(10n);

/** A yearly rate (0.5 is 50%) as percent: two decimals, none from 1000% on; undefined stays. */
export function percentText(rate: Fraction | undefined, locale: string): string | undefined {
  if (rate === undefined) return undefined;
  return formatPercent(toFixed(mul(rate, fraction(100n)), compare(rate, thousand) < 0 ? 2 : 0), locale);
}
