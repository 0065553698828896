import type { Address } from '../shared/address';
import { addressOrder } from '../shared/address-order';

/**
 * Token pairs whose reserves are worth reading for a swap of two tokens, whichever is paid: the direct one, each of the two
 * with each base, the bases among themselves and the pinned pairs. Each pair once, never a token with itself; pass wrapped
 * addresses.
 */
export function candidatePairs(swap: {
  tokens: readonly [Address, Address];
  bases: readonly Address[];
  pinnedPairs: readonly (readonly [Address, Address])[];
}): readonly (readonly [Address, Address])[] {
  const { tokens, bases } = swap;
  const [tokenA, tokenB] = tokens;
  const wanted: (readonly [Address, Address])[] = [
    tokens,
    ...bases.map((base) => [tokenA, base] as const),
    ...bases.map((base) => [tokenB, base] as const),
    ...bases.flatMap((a, i) => bases.slice(i + 1).map((b) => [a, b] as const)),
    ...swap.pinnedPairs,
  ];
  const seen = new Set<string>();
  return wanted.filter(([a, b]) => {
    const key = [a, b].sort(addressOrder).join();
    if (a === b || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
