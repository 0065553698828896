import { numberFormat } from './number-format';
import { withoutDirectionMarks } from './without-direction-marks';

/**
 * USD in a language, to the cent unless `digits` say otherwise ('$1,234.50', '1234,50 $'), with the shortest sign that the
 * language has: most would write "US$" by themselves. Text of digits stays exact. It reads from left to right in every
 * language: put it into an element that says so.
 */
export function formatDollars(value: number | string, locale: string, digits: Intl.NumberFormatOptions = {}): string {
  const usd = numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    ...digits,
  });
  return withoutDirectionMarks(usd.format(value as `${number}`));
}
