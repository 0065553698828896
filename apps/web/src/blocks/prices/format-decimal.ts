import { numberFormat } from '../../lib/number-format';

/** A decimal text with the grouping and the point of a language; no digit is changed, lost or added. */
export function formatDecimal(decimal: string, locale: string): string {
  const [whole = '0', part] = decimal.split('.');
  const format = numberFormat(locale, { numberingSystem: 'latn' });
  const grouped = format.format(BigInt(whole));
  // Intl rounds fractions after 20 digits in some engines, so only the whole part goes through it.
  if (part === undefined || part === '') return grouped;
  const point = format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return `${whole.startsWith('-0') ? '-' : ''}${grouped}${point}${part}`;
}
