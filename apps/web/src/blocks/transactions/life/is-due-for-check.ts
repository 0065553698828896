import { shouldRecheck } from '@besc/domain/transactions/should-recheck';
import type { TransactionRecord } from '@besc/wire/transactions/transaction-record';
import { transactionOutcome } from '../records/transaction-outcome';

/** For this many blocks after its own a finished transaction is looked at again: its block may be replaced. */
const watchedBlocks = 12;

/**
 * Whether to ask for a record at this block: pending ones by the pacing rule, those whose node named no status on every
 * block, finished, cancelled and replaced ones while their block may still be replaced. `now` in milliseconds since 1970.
 */
export function isDueForCheck(check: {
  readonly record: TransactionRecord;
  readonly blockNumber: number;
  readonly now: number;
}): boolean {
  const { record, blockNumber } = check;
  const finalBlock = record.ended === undefined ? record.receipt?.blockNumber : record.endedBlock;
  if (finalBlock === undefined) return record.ended === undefined && shouldRecheck(check);
  if (blockNumber <= (record.lastCheckedBlockNumber ?? 0)) return false;
  return transactionOutcome(record) === 'unknown' || blockNumber - finalBlock <= watchedBlocks;
}
