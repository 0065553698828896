import type { IndexId } from '@besc/domain/shared/index-id';

/** LP that somebody sent to the pair in this transaction, and what left the sender's record with it: nulls of the last. */
export interface SentLiquidity {
  /** The row of `liquidityChange` that tells it. */
  readonly sentId: string | null;
  readonly sentBy: IndexId | null;
  readonly sent: bigint | null;
  readonly sentKnown: bigint | null;
  readonly sentBasis: bigint | null;
}

/** The columns in which a pair notes it until the Burn. */
export const sentLiquidityShape = {
  sentId: 'text?',
  sentBy: 'address?',
  sent: 'amount?',
  sentKnown: 'amount?',
  sentBasis: 'amount?',
} as const;

export const noSentLiquidity: SentLiquidity = {
  sentId: null,
  sentBy: null,
  sent: null,
  sentKnown: null,
  sentBasis: null,
};
