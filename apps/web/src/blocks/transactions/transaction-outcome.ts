import { recordOutcome } from '@besc/domain/transactions/record-lifecycle';
import type { TransactionRecord } from './transaction-record';

export type TransactionOutcome = ReturnType<typeof recordOutcome>;

/** What people are told of a record: the domain's rule, and 'failed' when another transaction took its place. */
export function transactionOutcome(record: TransactionRecord): TransactionOutcome {
  return record.ended === undefined ? recordOutcome(record) : 'failed';
}
