import { div, type Fraction, toSignificant } from '../shared/fraction';
import { parseDecimal } from '../shared/parse-decimal';

/** Significant digits of a price, more than consumers keep. */
const digits = 30;
/** Decimal places that consumers read. */
const mostPlaces = 50;

/** One decimal text over another, as decimal text without an exponent; undefined where either is 0 or none, or nothing of it is left. */
export function exactRatio(over: string, under: string): string | undefined {
  const [a, b] = [parseDecimal(over), parseDecimal(under)];
  if (a === undefined || b === undefined || a.numerator <= 0n || b.numerator <= 0n) return undefined;
  return priceText(div(a, b));
}

function priceText(price: Fraction): string | undefined {
  const [whole = '0', part = ''] = toSignificant(price, digits).split('.');
  const kept = part.slice(0, mostPlaces).replace(/0+$/, '');
  const text = kept === '' ? whole : `${whole}.${kept}`;
  return text === '0' ? undefined : text;
}
