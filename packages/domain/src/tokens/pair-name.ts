import type { Address } from '../shared/address';
import type { Currency } from '../shared/token';
import { displaySymbol } from './display-symbol';
import { pairOrder } from './pair-order';

/** The name of a pair, `BESC/MONEY`: the same whichever of the two was chosen first. Symbols are shortened as elsewhere. */
export function pairName(a: Currency, b: Currency, wbesc: Address): string {
  return pairOrder(a, b, wbesc)
    .map(({ symbol }) => displaySymbol(symbol))
    .join('/');
}
