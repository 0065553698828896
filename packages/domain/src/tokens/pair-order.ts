import type { Address } from '../shared/address';
import { addressOrder } from '../shared/address-order';
import type { Currency } from '../shared/token';

/**
 * Two currencies in the order in which a pair is named everywhere: the coin (native or wrapped) first, else the smaller
 * address first, which is the pair's own token0. The same for both orders of the arguments.
 */
export function pairOrder(a: Currency, b: Currency, wbesc: Address): readonly [Currency, Currency] {
  const [first, second] = [tokenOf(a, wbesc), tokenOf(b, wbesc)];
  if (first === undefined) return [a, b];
  if (second === undefined) return [b, a];
  return addressOrder(first, second) <= 0 ? [a, b] : [b, a];
}

/** Undefined for the coin, native or wrapped. */
function tokenOf(currency: Currency, wbesc: Address): Address | undefined {
  return currency.kind === 'native' || currency.address === wbesc ? undefined : currency.address;
}
