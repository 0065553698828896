import { numberFormat } from '../../lib/number-format';

/** Hundredths of a percent with two decimals: they are rounded down already, so that they never add to more than 100. */
export function shareText(shareBps: number, locale: string): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return numberFormat(locale, { style: 'percent', ...digits }).format(shareBps / 10_000);
}
