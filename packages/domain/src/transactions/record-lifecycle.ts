import type { Address } from '../shared/address';
import type { Hex } from '../shared/hex';

/** A transaction hash. */
export type TransactionHash = Hex;

/** The part of a record these rules need; the application's record may hold more. Times are milliseconds since 1970. */
export interface TrackedRecord {
  readonly hash: TransactionHash;
  readonly from: Address;
  readonly chainId: number;
  readonly addedTime: number;
  readonly approval?: { readonly tokenAddress: Address; readonly spender: Address };
  readonly lastCheckedBlockNumber?: number;
  readonly receipt?: { readonly status?: number | undefined; readonly blockNumber: number };
  /** The nodes were asked again for a receipt without a status, and it still has none. */
  readonly isStatusless?: true;
  readonly confirmedTime?: number;
}

/** Records per chain and hash. Never mutated: each rule returns new records. */
export type Records<R extends TrackedRecord> = Readonly<Record<number, Readonly<Record<string, R>>>>;

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

/** Forgets all records of one chain. */
export function clearedRecords<R extends TrackedRecord>(records: Records<R>, chainId: number): Records<R> {
  return { ...records, [chainId]: {} };
}

/** Pending means no receipt. */
export function isPending(record: Pick<TrackedRecord, 'receipt'>): boolean {
  return record.receipt === undefined;
}

/** Succeeded by the documents' rule: receipt status 1 or undefined. What people are told is `recordOutcome`. */
export function hasSucceeded(record: Pick<TrackedRecord, 'receipt'>): boolean {
  return record.receipt !== undefined && (record.receipt.status === undefined || record.receipt.status === 1);
}

/**
 * What people are told. A receipt without a status is `unknown` until the nodes were asked once more; one that still has
 * none then, in a block that is part of the chain, is a success by the documents' rule.
 */
export function recordOutcome(
  record: Pick<TrackedRecord, 'receipt' | 'isStatusless'>,
): 'pending' | 'succeeded' | 'failed' | 'unknown' {
  if (record.receipt === undefined) return 'pending';
  if (record.receipt.status === undefined) return record.isStatusless ? 'succeeded' : 'unknown';
  return record.receipt.status === 1 ? 'succeeded' : 'failed';
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
