import { recordOutcome } from '@besc/domain/transactions/record-outcome';
import type { TransactionRecord } from '@besc/wire/transactions/transaction-record';

export type TransactionOutcome = ReturnType<typeof recordOutcome>;

/** What people are told of a record: the domain's rule, and 'failed' when another transaction took its place. */
export function transactionOutcome(record: TransactionRecord): TransactionOutcome {
  return record.ended === undefined ? recordOutcome(record) : 'failed';
}

/** For this many blocks a transaction may be unknown to the nodes, which do not all hear of it at once. */
const missingBlocks = 2;

/** Whether a pending transaction is gone from the nodes, so that it can be sent again. It may still come back. */
export function isDropped(record: TransactionRecord): boolean {
  const { missingSince, lastCheckedBlockNumber = 0 } = record;
  if (missingSince === undefined || transactionOutcome(record) !== 'pending') return false;
  return lastCheckedBlockNumber - missingSince >= missingBlocks;
}

/** Whether it may still do what it was sent for: not cancelled, replaced or dropped. */
export function isUnderWay(record: TransactionRecord): boolean {
  return record.ended === undefined && !isDropped(record);
}
