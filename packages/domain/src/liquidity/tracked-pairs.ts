import type { Address } from '../shared/address';

/**
 * Token pairs in which somebody's liquidity is looked for: every base with every known token, and the pairs that were
 * remembered. Each pair once, never a token with itself; pass wrapped addresses.
 */
export function trackedPairs(options: {
  bases: readonly Address[];
  tokens: readonly Address[];
  stored: readonly (readonly [Address, Address])[];
}): readonly (readonly [Address, Address])[] {
  const { bases, tokens, stored } = options;
  const seen = new Set<string>();
  return [...stored, ...bases.flatMap((base) => tokens.map((token) => [base, token] as const))].filter(([a, b]) => {
    const key = [a, b].sort().join();
    if (a === b || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
