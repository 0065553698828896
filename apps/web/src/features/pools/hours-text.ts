import { numberFormat } from '../../lib/number-format';

/** A time in seconds as the number of its hours, to the hundredth, in the language of the page; a dash where it is not known. */
export function hoursText(seconds: bigint | undefined, locale: string): string {
  if (seconds === undefined) return '–';
  return numberFormat(locale, { maximumFractionDigits: 2 }).format(Number(seconds) / 3600);
}
