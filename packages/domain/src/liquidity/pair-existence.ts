import type { Address } from '../shared/address';
import { hasLiquidity, type SuppliedPair } from './supplied-pair';

/** Whether two currencies have a pair. A closed set. `invalid`: one is missing, or both are the same token. */
export type PairExistence =
  | { readonly kind: 'loading' }
  | { readonly kind: 'not-exists' }
  | { readonly kind: 'exists'; readonly supplied: SuppliedPair }
  | { readonly kind: 'invalid' };

/** What a read of the pair says so far: still on its way, no pair at the address, or the pair. */
export type SuppliedPairRead =
  | { readonly kind: 'loading' }
  | { readonly kind: 'read'; readonly supplied: SuppliedPair | undefined };

/** The state of a pair by its two wrapped tokens. The native coin and its wrapped form are one token here. */
export function pairExistence(pair: {
  tokenA: Address | undefined;
  tokenB: Address | undefined;
  read: SuppliedPairRead;
}): PairExistence {
  const { tokenA, tokenB, read } = pair;
  if (tokenA === undefined || tokenB === undefined || tokenA === tokenB) {
    return { kind: 'invalid' };
  }
  if (read.kind === 'loading') return { kind: 'loading' };
  return read.supplied === undefined ? { kind: 'not-exists' } : { kind: 'exists', supplied: read.supplied };
}

/** Whether who supplies now is the first: there is no pair, or nothing is in it. Not known while loading. */
export function isFirstProvider(existence: PairExistence): boolean {
  return existence.kind === 'not-exists' || (existence.kind === 'exists' && !hasLiquidity(existence.supplied));
}
