import type { Address } from '../shared/address';
import { addressOrder } from '../shared/address-order';

/**
 * Token pairs in which somebody's liquidity is looked for: the pairs that were remembered, then token by token each with every
 * base, so that who looks only at the first of them misses the last tokens. Each pair once, never a token with itself; pass
 * wrapped addresses.
 */
export function trackedPairs(options: {
  bases: readonly Address[];
  tokens: readonly Address[];
  stored: readonly (readonly [Address, Address])[];
}): readonly (readonly [Address, Address])[] {
  const { bases, tokens, stored } = options;
  const seen = new Set<string>();
  return [...stored, ...tokens.flatMap((token) => bases.map((base) => [base, token] as const))].filter(([a, b]) => {
    const key = [a, b].sort(addressOrder).join();
    if (a === b || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
