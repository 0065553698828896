import type { Hex } from './hex';

/** By their number, for `sort`: the order of a pair's two tokens and of all lists of accounts that a contract wants ordered. */
export function addressOrder(a: Hex, b: Hex): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  return first < second ? -1 : Number(first > second);
}
