import { formatDollars } from '../../lib/format-dollars';
import { numberFormat } from '../../lib/number-format';

const decimals = 8;
/** One dollar. */
export const priceUnit = 10 ** decimals;

/** A price with 8 decimals as USD, all of them where they are not zero, and not less than four places: the last one decides. */
export function priceText(price: bigint, locale: string): string {
  return formatDollars(priceNumber(price), locale, {
    minimumFractionDigits: 4,
    maximumFractionDigits: decimals,
  });
}

/** For drawing. */
export function priceNumber(price: bigint): number {
  return Number(price) / priceUnit;
}

/** A payout in hundredths as a factor: 1.94x. */
export function payoutText(hundredths: bigint | undefined, locale: string): string {
  if (hundredths === undefined) return '–';
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `${numberFormat(locale, digits).format(Number(hundredths) / 100)}×`;
}

/** Hundredths of a percent as a percentage; as exact as it is given, a dash where it is not known. */
export function bpsText(rate: number | bigint | undefined, locale: string): string {
  if (rate === undefined) return '–';
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(Number(rate) / 10_000);
}
