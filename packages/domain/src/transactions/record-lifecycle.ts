import type { Records, TrackedRecord, TransactionHash } from './records';

/** Why a transaction cannot be recorded, as people are told. */
export const recordProblems = {
  /** Its hash is recorded. */
  existing: 'Attempted to add existing transaction.',
  /** A wallet's answer without a transaction hash. */
  noHash: 'No transaction hash found.',
} as const;

/** A record that cannot be added; the message is one of `recordProblems`. */
export class RecordError extends Error {
  readonly code: keyof typeof recordProblems;

  constructor(code: keyof typeof recordProblems) {
    super(recordProblems[code]);
    this.name = 'RecordError';
    this.code = code;
  }
}

/** Adds a record. Throws `RecordError`. */
export function addRecord<R extends TrackedRecord>(records: Records<R>, record: R): Records<R> {
  if (!record.hash) throw new RecordError('noHash');
  if (find(records, record) !== undefined) throw new RecordError('existing');
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
