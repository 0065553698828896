import type { Address } from '../shared/address';
import type { PairState } from '../shared/pair';

/** Most pairs a route may pass; 1 when multihop is switched off. */
export type MaxHops = 1 | 2 | 3;

/**
 * A route with exact amounts at the reserves of its pairs. `path` has one token more than `pairs`; amounts are smallest
 * units of the first and the last token. `kind` says which amount the person fixed.
 */
export interface Trade {
  readonly kind: 'exactIn' | 'exactOut';
  readonly path: readonly Address[];
  readonly pairs: readonly PairState[];
  readonly amountIn: bigint;
  readonly amountOut: bigint;
}
