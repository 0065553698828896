import { compare, type Fraction, fraction, toFixed } from '@besc/domain/shared/fraction';
import { numberFormat } from '../../lib/number-format';

const oneCent = fraction(1n, 100n);

/** USD with two decimals ('$1,234.50'); something under a cent is '<$0.01', never $0.00. */
export function formatUsd(value: Fraction, locale: string): string {
  const usd = numberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' });
  if (value.numerator === 0n) return usd.format(0);
  if (compare(value, oneCent) < 0) return `<${usd.format(0.01)}`;
  return usd.format(toFixed(value, 2) as `${number}`);
}
