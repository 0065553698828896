import { sameCurrency } from '../shared/same-currency';
import type { Token } from '../shared/token';

/** Whether two tokens may be remembered as a pair: both on one chain, and different. */
export function canStorePair(a: Token, b: Token): boolean {
  return a.chainId === b.chainId && !sameCurrency(a, b);
}
