import type { Records } from '@besc/domain/transactions/record-lifecycle';
import type { TransactionRecord } from './transaction-record';

/** All records of this browser: by chain id, then by hash. The rules that add, check and finish them are the domain's. */
export type TransactionBook = Records<TransactionRecord>;

type RecordKey = { readonly chainId: number; readonly hash: `0x${string}` };

/** The record with this hash, if there is one. */
export function recordOf(book: TransactionBook, { chainId, hash }: RecordKey): TransactionRecord | undefined {
  const records = book[chainId];
  return records !== undefined && Object.hasOwn(records, hash) ? records[hash] : undefined;
}

/** Back to pending: the block that held it is no longer part of the chain. */
export function reopenedRecord(book: TransactionBook, key: RecordKey): TransactionBook {
  return changedRecord(book, key, ({ receipt: _receipt, confirmedTime: _time, ended: _ended, ...record }) => record);
}

/** Ended without a receipt of its own: another transaction has used its nonce, which may be a cancellation. */
export function endedRecord(
  book: TransactionBook,
  end: RecordKey & { readonly ended: 'cancelled' | 'replaced'; readonly time: number },
): TransactionBook {
  return changedRecord(book, end, (record) => ({ ...record, ended: end.ended, confirmedTime: end.time }));
}

/** The nonce the wallet really used, which may be another than the next one. */
export function withNonce(book: TransactionBook, change: RecordKey & { readonly nonce: number }): TransactionBook {
  return changedRecord(book, change, (record) =>
    record.nonce === change.nonce ? record : { ...record, nonce: change.nonce },
  );
}

/** Follows a transaction that was sped up: the record goes on under the new hash. */
export function renamedRecord(
  book: TransactionBook,
  change: RecordKey & { readonly newHash: `0x${string}` },
): TransactionBook {
  const { chainId, hash, newHash } = change;
  const record = recordOf(book, change);
  if (record === undefined || recordOf(book, { chainId, hash: newHash }) !== undefined) return book;
  const { [hash]: _, ...others } = book[chainId] ?? {};
  const moved = { ...record, hash: newHash, replacedHash: record.replacedHash ?? hash };
  return { ...book, [chainId]: { ...others, [newHash]: moved } };
}

function changedRecord(
  book: TransactionBook,
  key: RecordKey,
  change: (record: TransactionRecord) => TransactionRecord,
): TransactionBook {
  const record = recordOf(book, key);
  if (record === undefined) return book;
  return { ...book, [key.chainId]: { ...book[key.chainId], [key.hash]: change(record) } };
}
