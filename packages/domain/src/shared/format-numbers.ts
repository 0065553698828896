import { significantDigits } from './constants';
import { exactText } from './exact-text';
import { compare, type Fraction, fraction, toSignificant } from './fraction';

const one = fraction(1n);

/** A price as decimal text, rounded to the nearest: 4 significant digits, 6 below one; never an exponent. */
export function formatPrice(price: Fraction): string {
  const digits = compare(price, one) < 0 ? significantDigits.priceBelowOne : significantDigits.price;
  return toSignificant(price, digits);
}

/** A number in short form with 2 significant digits and the language's words (`1.2M`); the value stays exact until there. */
export function formatCompact(value: Fraction, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    notation: 'compact',
    maximumSignificantDigits: significantDigits.compact,
  });
  return format.format(exactText(value) as `${number}`);
}
