import { compare, type Fraction, fraction, toFixed } from '@besc/domain/shared/fraction';
import { formatDollars } from '../../lib/format-dollars';

const oneCent = fraction(1n, 100n);

/**
 * USD with two decimals, to the nearest cent ('$1,234.50'); something under a cent is '<$0.01', never $0.00. It reads from
 * left to right in every language: put it into an element that says so. `places`: other than two.
 */
export function formatUsd(value: Fraction, locale: string, places = 2): string {
  const isLess = value.numerator > 0n && compare(value, oneCent) < 0;
  if (isLess) return `<${formatDollars(0.01, locale)}`;
  return formatDollars(toFixed(value, places), locale, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
}

/** The USD price of a token with three decimals, to the nearest ('$0.451', '0,451 $'), for plain text such as a title. */
export function formatUsdPrice(price: Fraction, locale: string): string {
  return formatDollars(toFixed(price, 3), locale, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
}
