import type { Address } from '../shared/address';
import { addressOrder } from '../shared/address-order';

/**
 * Token pairs whose reserves are worth reading for a swap: the direct one, each side with each base, the bases among
 * themselves and the pinned pairs. Each pair once, never a token with itself; pass wrapped addresses.
 */
export function candidatePairs(swap: {
  tokenIn: Address;
  tokenOut: Address;
  bases: readonly Address[];
  pinnedPairs: readonly (readonly [Address, Address])[];
}): readonly (readonly [Address, Address])[] {
  const { tokenIn, tokenOut, bases } = swap;
  const wanted: (readonly [Address, Address])[] = [
    [tokenIn, tokenOut],
    ...bases.map((base) => [tokenIn, base] as const),
    ...bases.map((base) => [tokenOut, base] as const),
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
