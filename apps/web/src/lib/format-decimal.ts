import { decimalSign } from './decimal-sign';
import { numberFormat } from './number-format';

/** A decimal text with the grouping and the point of a language; no digit is changed, lost or added. */
export function formatDecimal(decimal: string, locale: string): string {
  const [whole = '0', part] = decimal.split('.');
  const grouped = numberFormat(locale, { numberingSystem: 'latn' }).format(BigInt(whole));
  // Intl rounds fractions after 20 digits in some engines, so only the whole part goes through it.
  if (part === undefined || part === '') return grouped;
  return `${whole.startsWith('-0') ? '-' : ''}${grouped}${decimalSign(locale)}${part}`;
}
