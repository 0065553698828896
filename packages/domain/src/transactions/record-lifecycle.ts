import type { Records, TrackedRecord, TransactionHash } from './records';

/** A hash that is already recorded. */
export class ExistingTransactionError extends Error {
  readonly code = 'EXISTING_TRANSACTION';
  constructor() {
    super('Attempted to add existing transaction.');
    this.name = 'ExistingTransactionError';
  }
}

/** A wallet's answer without a transaction hash. */
export class NoTransactionHashError extends Error {
  readonly code = 'NO_TRANSACTION_HASH';
  constructor() {
    super('No transaction hash found.');
    this.name = 'NoTransactionHashError';
  }
}

/** Adds a record. Throws `NoTransactionHashError` and `ExistingTransactionError`. */
export function addRecord<R extends TrackedRecord>(records: Records<R>, record: R): Records<R> {
  if (!record.hash) throw new NoTransactionHashError();
  if (find(records, record) !== undefined) throw new ExistingTransactionError();
  return put(records, record);
}

/** Notes that a transaction was looked up at a block; the highest block is kept. An unknown hash changes nothing. */
export function checkedRecord<R extends TrackedRecord>(
  records: Records<R>,
  check: { chainId: number; hash: TransactionHash; blockNumber: number },
): Records<R> {
  const record = find(records, check);
  if (record === undefined) return records;
  const lastCheckedBlockNumber = Math.max(record.lastCheckedBlockNumber ?? check.blockNumber, check.blockNumber);
  return put(records, { ...record, lastCheckedBlockNumber });
}

/** Stores receipt and confirmation time. An unknown hash changes nothing. */
export function finalizedRecord<R extends TrackedRecord>(
  records: Records<R>,
  final: { chainId: number; hash: TransactionHash; receipt: NonNullable<R['receipt']>; confirmedTime: number },
): Records<R> {
  const record = find(records, final);
  if (record === undefined) return records;
  return put(records, { ...record, receipt: final.receipt, confirmedTime: final.confirmedTime });
}

function find<R extends TrackedRecord>(
  records: Records<R>,
  at: { chainId: number; hash: TransactionHash },
): R | undefined {
  const ofChain = records[at.chainId];
  return ofChain !== undefined && Object.hasOwn(ofChain, at.hash) ? ofChain[at.hash] : undefined;
}

function put<R extends TrackedRecord>(records: Records<R>, record: R): Records<R> {
  return { ...records, [record.chainId]: { ...records[record.chainId], [record.hash]: record } };
}
