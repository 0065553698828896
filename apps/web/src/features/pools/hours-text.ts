import { numberFormat } from '../../lib/number-format';

/** A time in seconds as the number of its hours, to the hundredth, in the language of the page. */
export function hoursText(seconds: bigint, locale: string): string {
  return numberFormat(locale, { maximumFractionDigits: 2 }).format(Number(seconds) / 3600);
}
