import type { Address } from '../shared/address';
import type { Currency } from '../shared/token';

/**
 * Two currencies in the order in which a pair is named everywhere: the coin (native or wrapped) first, else the smaller
 * address first, which is the pair's own token0. The same for both orders of the arguments.
 */
export function pairOrder(a: Currency, b: Currency, wbesc: Address): readonly [Currency, Currency] {
  return placeOf(a, wbesc) <= placeOf(b, wbesc) ? [a, b] : [b, a];
}

/** A text that sorts by the rule: the empty one is first. */
function placeOf(currency: Currency, wbesc: Address): string {
  if (currency.kind === 'native') return '';
  return currency.address === wbesc ? '' : currency.address.toLowerCase();
}
