/** What the index keeps of an account's LP of one pair since it last held none. Amounts are smallest units, LP in wei. */
export const positionRecordShape = {
  liquidity: 'amount',
  /** Of it what came by transfer: what was added for it is not known. */
  received: 'amount',
  /** What left by transfer, not to be taken out. */
  sent: 'amount',
  /** What sqrt(k) would be of the rest, had nothing grown since it was added; in 2^-128. */
  basis: 'amount',
  /** Tokens that were added for the rest. */
  kept0: 'amount',
  kept1: 'amount',
  /** Of the tokens that removals brought, what trading had earned. */
  paid0: 'amount',
  paid1: 'amount',
  /** The same of sqrt(k), in 2^-128. */
  grown: 'amount',
  /** Sum of sqrt(k) of what was added times the seconds that it was in, until `updatedAt`. */
  lent: 'amount',
  /** When it was first added; when the record last changed. */
  since: 'time',
  updatedAt: 'time',
} as const;

/** The LP of an account in a pair. */
export const liquidityPositionShape = {
  pairId: 'address',
  token0Id: 'address',
  token1Id: 'address',
  ...positionRecordShape,
} as const;

/** What an account's LP of a pair came by, or left by: tokens added or taken out, or a transfer. */
export const liquidityChangeShape = {
  kind: ['Add', 'Remove', 'Receive', 'Send'],
  liquidity: 'amount',
  /** Null for a transfer. */
  amount0: 'amount?',
  amount1: 'amount?',
} as const;
