import type { PairExistence } from '@besc/domain/liquidity/pair-existence';
import { type Position, position } from '@besc/domain/liquidity/position';
import { hasLiquidity, type SuppliedPair } from '@besc/domain/liquidity/supplied-pair';

/** What the Import Pool screen has found for two picked currencies. */
export type FindState =
  /** Not both are picked yet. */
  | { readonly kind: 'pick' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** There is no pool, or nothing is in it: it can be made. */
  | { readonly kind: 'no-pair' }
  /** Not connected, so nothing can be said of a position. */
  | { readonly kind: 'not-connected'; readonly supplied: SuppliedPair }
  | { readonly kind: 'no-position'; readonly supplied: SuppliedPair }
  | { readonly kind: 'position'; readonly supplied: SuppliedPair; readonly position: Position };

/** The state from what is known. */
export function findState(facts: {
  hasBoth: boolean;
  existence: PairExistence;
  isFailed: boolean;
  isConnected: boolean;
  liquidity: bigint | undefined;
}): FindState {
  const { existence, liquidity } = facts;
  if (!facts.hasBoth) return { kind: 'pick' };
  if (existence.kind === 'invalid') return { kind: 'invalid' };
  if (facts.isFailed) return { kind: 'failed' };
  if (existence.kind === 'loading') return { kind: 'loading' };
  if (existence.kind === 'not-exists' || !hasLiquidity(existence.supplied)) return { kind: 'no-pair' };
  const { supplied } = existence;
  if (!facts.isConnected) return { kind: 'not-connected', supplied };
  if (liquidity === undefined) return { kind: 'loading' };
  return liquidity === 0n
    ? { kind: 'no-position', supplied }
    : { kind: 'position', supplied, position: position(supplied, liquidity) };
}
