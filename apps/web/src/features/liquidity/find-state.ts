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
  | { readonly kind: 'no-pool' }
  /** Nobody is connected, so nothing can be said of a position. */
  | { readonly kind: 'not-connected'; readonly pool: SuppliedPair }
  | { readonly kind: 'no-position'; readonly pool: SuppliedPair }
  | { readonly kind: 'position'; readonly pool: SuppliedPair; readonly position: Position };

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
  if (existence.kind === 'not-exists' || !hasLiquidity(existence.pool)) return { kind: 'no-pool' };
  const { pool } = existence;
  if (!facts.isConnected) return { kind: 'not-connected', pool };
  if (liquidity === undefined) return { kind: 'loading' };
  return liquidity === 0n
    ? { kind: 'no-position', pool }
    : { kind: 'position', pool, position: position(pool, liquidity) };
}
