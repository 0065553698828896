import { numberFormat } from '../../lib/number-format';

/** A price for a chart label: 4 significant digits, 6 below one, never in exponent form. */
export function formatPrice(value: number, locale: string): string {
  return numberFormat(locale, {
    maximumSignificantDigits: Math.abs(value) < 1 ? 6 : 4,
    notation: 'standard',
  }).format(value);
}
