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
  end: RecordKey & { readonly ended: NonNullable<TransactionRecord['ended']>; readonly time: number },
): TransactionBook {
  return changedRecord(book, end, (record) => ({ ...record, ended: end.ended, confirmedTime: end.time }));
}

/** It was compared with what was shown: the nonce and the call the wallet really used. */
export function seenRecord(
  book: TransactionBook,
  change: RecordKey & { readonly nonce: number; readonly callHash?: `0x${string}` | undefined },
): TransactionBook {
  const { nonce, callHash } = change;
  return changedRecord(book, change, (record) => ({
    ...record,
    nonce,
    seen: true,
    ...(callHash === undefined ? {} : { callHash }),
  }));
}

/** What the nodes say of a pending one: it waits for another one, or since a block nobody knows it. */
export function waitingRecord(
  book: TransactionBook,
  change: RecordKey & { readonly isBlocked: boolean; readonly missingSince: number | undefined },
): TransactionBook {
  const { isBlocked, missingSince } = change;
  return changedRecord(book, change, (known) => {
    const { isBlocked: _blocked, missingSince: _missing, ...record } = known;
    return { ...record, ...(isBlocked ? { isBlocked } : {}), ...(missingSince === undefined ? {} : { missingSince }) };
  });
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
