import { addressOrder } from '@besc/domain/shared/address-order';
import type { Token } from '@besc/domain/shared/token';
import { canStorePair } from '@besc/domain/tokens/can-store-pair';
import { mostPairs, storedPairs } from './stored-pairs';

/** Keeps a pair of wrapped tokens for the list of positions, once; the order of the tokens does not matter. */
export function rememberPair(tokenA: Token, tokenB: Token): void {
  if (!canStorePair(tokenA, tokenB)) return;
  const pairs = storedPairs.get();
  const own = pairs[tokenA.chainId] ?? [];
  const [first, second] = [tokenA.address, tokenB.address].sort(addressOrder);
  if (!first || !second || own.some((pair) => pair.includes(first) && pair.includes(second))) return;
  storedPairs.set({ ...pairs, [tokenA.chainId]: [...own, [first, second] as const].slice(-mostPairs) });
}
