import { compare, type Fraction, fraction, toFixed } from '@besc/domain/shared/fraction';
import { numberFormat } from '../../lib/number-format';
import { withoutDirectionMarks } from '../../lib/without-direction-marks';

const oneCent = fraction(1n, 100n);

/**
 * USD with two decimals, to the nearest cent ('$1,234.50'); something under a cent is '<$0.01', never $0.00. It reads from
 * left to right in every language: put it into an element that says so.
 */
export function formatUsd(value: Fraction, locale: string): string {
  const usd = numberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' });
  if (value.numerator === 0n) return withoutDirectionMarks(usd.format(0));
  if (compare(value, oneCent) < 0) return `<${withoutDirectionMarks(usd.format(0.01))}`;
  return withoutDirectionMarks(usd.format(toFixed(value, 2) as `${number}`));
}

/** The USD price of a token with three decimals, to the nearest ('$0.451', '0,451 $'), for plain text such as a title. */
export function formatUsdPrice(price: Fraction, locale: string): string {
  const usd = numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 3,
    maximumFractionDigits: 3,
  });
  return withoutDirectionMarks(usd.format(toFixed(price, 3) as `${number}`));
}
