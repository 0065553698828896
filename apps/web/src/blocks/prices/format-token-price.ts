import { compare, type Fraction, fraction, toFixed, toSignificant } from '@besc/domain/shared/fraction';
import { formatDollars } from '../../lib/format-dollars';

const one = fraction(1n);
const thousand = fraction(1000n);

/**
 * The price of a token in USD with four significant digits and six below one dollar, so that one of a fraction of a cent can
 * be read too, and never fewer than whole dollars.
 */
export function formatTokenPrice(usd: Fraction, locale: string): string {
  const digits = compare(usd, one) < 0 ? 6 : 4;
  const isWhole = compare(usd, thousand) >= 0;
  const text = isWhole ? toFixed(usd, 0) : toSignificant(usd, digits);
  return formatDollars(text, locale, { minimumFractionDigits: isWhole ? 0 : 2, maximumFractionDigits: 20 });
}
