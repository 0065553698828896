import type { Hex } from '@besc/domain/shared/hex';
import { noStakeSums, type StakeSums, type Tally } from '@besc/domain/shared/stake-sums';
import type { PgColumnsBuilders } from 'ponder';
import { e18 } from './decimal-columns';

/** The sums of a stake, in smallest units and in USD when each part moved (null once a part of it had no price), and its actions. */
export const sumColumns = (t: PgColumnsBuilders) => ({
  deposited: t.bigint().notNull(),
  depositedUSD: e18(t),
  withdrawn: t.bigint().notNull(),
  withdrawnUSD: e18(t),
  harvested: t.bigint().notNull(),
  harvestedUSD: e18(t),
  transactions: t.integer().notNull(),
});

/** Where an event stands in the chain. */
export const placeColumns = (t: PgColumnsBuilders) => ({
  /** transaction hash, "-", log index of the event */
  id: t.text().primaryKey(),
  transaction: t.hex().notNull(),
  blockNumber: t.integer().notNull(),
  logIndex: t.integer().notNull(),
  timestamp: t.integer().notNull(),
});

/** The event that a handler was called with, as far as `placeOf` needs it. */
interface ChainEvent {
  readonly block: { readonly number: bigint; readonly timestamp: bigint };
  readonly transaction: { readonly hash: Hex };
  readonly log: { readonly logIndex: number };
}

/** What `placeColumns` hold. */
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

interface SumRow {
  readonly deposited: bigint;
  readonly depositedUSD: bigint | null;
  readonly withdrawn: bigint;
  readonly withdrawnUSD: bigint | null;
  readonly harvested: bigint;
  readonly harvestedUSD: bigint | null;
  readonly transactions: number;
}

/** Sums of a stake, and of how many actions. */
type CountedSums = StakeSums & { readonly transactions: number };

/** What moves nothing and is no action. */
export const noActions: CountedSums = { ...noStakeSums, transactions: 0 };

/** The columns of sums. */
export function sumRow({ deposited, withdrawn, harvested, transactions }: CountedSums): SumRow {
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
export function sumsOf(row: SumRow): CountedSums {
  return {
    deposited: tallyOf(row.deposited, row.depositedUSD),
    withdrawn: tallyOf(row.withdrawn, row.withdrawnUSD),
    harvested: tallyOf(row.harvested, row.harvestedUSD),
    transactions: row.transactions,
  };
}

export function tallyOf(amount: bigint, usd: bigint | null): Tally {
  return { amount, usdE18: usd ?? undefined };
}
