import type { Hex } from '@besc/domain/shared/hex';
import type { IndexId } from '@besc/domain/shared/index-id';
import {
  noStakeSums,
  sumsOf as readSums,
  type StakeSums,
  type SumColumns,
  stakeSumsShape,
  type Tally,
} from '@besc/domain/shared/stake-sums';

/** The sums of a stake, and of how many actions. */
export const countedSums = { ...stakeSumsShape, transactions: 'count' } as const;

/** Where an event stands in the chain. */
export const placeShape = {
  /** transaction hash, "-", log index of the event */
  id: 'text',
  transaction: 'hash',
  blockNumber: 'count',
  logIndex: 'count',
  timestamp: 'time',
} as const;

/** What an account did with its stake. */
export const actionShape = {
  account: 'address',
  /** "deposit", "withdraw", "emergencyWithdraw" or "harvest". */
  kind: 'text',
  /** What was paid in or arrived. */
  amount: 'amount',
  amountUSD: 'usd',
  /** What was paid for it; a token that takes a fee lets less of it arrive. */
  harvested: 'amount',
  harvestedUSD: 'usd',
} as const;

/** The columns of an action that moved this. */
export function actionRow(account: IndexId, kind: string, { deposited, withdrawn, harvested }: StakeSums) {
  const changed = kind === 'withdraw' || kind === 'emergencyWithdraw' ? withdrawn : deposited;
  return {
    account,
    kind,
    amount: changed.amount,
    amountUSD: changed.usdE18 ?? null,
    harvested: harvested.amount,
    harvestedUSD: harvested.usdE18 ?? null,
  };
}

/** The event that a handler was called with, as far as `placeOf` needs it. */
interface ChainEvent {
  readonly block: { readonly number: bigint; readonly timestamp: bigint };
  readonly transaction: { readonly hash: Hex };
  readonly log: { readonly logIndex: number };
}

/** What `placeShape` holds. */
export type Place = ReturnType<typeof placeOf>;

export function placeOf({ block, transaction, log }: ChainEvent) {
  return {
    id: `${transaction.hash}-${log.logIndex}`,
    transaction: transaction.hash,
    blockNumber: Number(block.number),
    logIndex: log.logIndex,
    timestamp: Number(block.timestamp),
  };
}

/** Sums of a stake, and of how many actions. */
type CountedSums = StakeSums & { readonly transactions: number };

/** What moves nothing and is no action. */
export const noActions: CountedSums = { ...noStakeSums, transactions: 0 };

/** The columns of sums. */
export function sumRow({ deposited, withdrawn, harvested, transactions }: CountedSums) {
  return {
    deposited: deposited.amount,
    depositedUSD: deposited.usdE18 ?? null,
    withdrawn: withdrawn.amount,
    withdrawnUSD: withdrawn.usdE18 ?? null,
    harvested: harvested.amount,
    harvestedUSD: harvested.usdE18 ?? null,
    transactions,
  };
}

/** The sums that a row holds. */
export function sumsOf(row: SumColumns & { readonly transactions: number }): CountedSums {
  return { ...readSums(row), transactions: row.transactions };
}

export function tallyOf(amount: bigint, usd: bigint | null): Tally {
  return { amount, usdE18: usd ?? undefined };
}
