import { numberFormat } from './number-format';

/** The sign before the decimals in a language, with the digits 0 to 9: '.' or ','. */
export function decimalSign(locale: string): '.' | ',' {
  const parts = numberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
}
