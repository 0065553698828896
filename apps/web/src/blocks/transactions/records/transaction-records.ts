import type { Hex } from '@besc/domain/shared/hex';
import { finalizedRecord } from '@besc/domain/transactions/record-lifecycle';
import { recordOutcome } from '@besc/domain/transactions/record-outcome';
import type { Records } from '@besc/domain/transactions/records';
import type { TransactionRecord } from '@besc/wire/transactions/transaction-record';

/** All records of this browser: by chain id, then by hash. The rules that add, check and finish them are the domain's. */
export type TransactionRecords = Records<TransactionRecord>;

type RecordKey = { readonly chainId: number; readonly hash: Hex };

/** The record with this hash, if there is one. */
export function recordOf(records: TransactionRecords, { chainId, hash }: RecordKey): TransactionRecord | undefined {
  const ofChain = records[chainId];
  return ofChain !== undefined && Object.hasOwn(ofChain, hash) ? ofChain[hash] : undefined;
}

/** Back to pending: the block that held it, or what took its place, is no longer part of the chain. */
export function reopenedRecord(records: TransactionRecords, key: RecordKey): TransactionRecords {
  return changedRecord(records, key, (known) => {
    const { receipt: _receipt, confirmedTime: _time, ended: _ended, endedBlock: _block, ...open } = known;
    const { reason: _reason, unpaid: _unpaid, isStatusless: _statusless, ...record } = open;
    return recordOutcome(known) === 'succeeded' ? { ...record, isTakenBack: true } : record;
  });
}

/**
 * In a block that is part of the chain, with the receipt the nodes gave. One without a status that is the same as at the
 * look before is as good as it gets.
 */
export function minedRecord(
  records: TransactionRecords,
  mined: RecordKey & {
    readonly receipt: NonNullable<TransactionRecord['receipt']>;
    readonly reason: string | undefined;
    readonly unpaid?: TransactionRecord['unpaid'] | undefined;
    /** With the amounts that the receipt tells. */
    readonly summary?: TransactionRecord['summary'] | undefined;
    readonly time: number;
  },
): TransactionRecords {
  const { chainId, hash, receipt, reason, unpaid, summary, time } = mined;
  const known = recordOf(records, mined);
  // A verdict that is still looked at again was wrong; the others stay.
  const open = known?.endedBlock === undefined ? records : reopenedRecord(records, mined);
  const before = recordOf(open, mined);
  const isSame = before?.receipt?.blockHash === receipt.blockHash && before.receipt.status === receipt.status;
  if (before === undefined || (isSame && (receipt.status !== undefined || before.isStatusless))) return records;
  const final = finalizedRecord(open, { chainId, hash, receipt, confirmedTime: time });
  return changedRecord(final, mined, ({ isStatusless: _, reason: __, unpaid: ___, isMeasured: ____, ...record }) => ({
    ...record,
    ...(reason === undefined ? {} : { reason }),
    ...(unpaid === undefined ? {} : { unpaid }),
    ...(summary === undefined ? {} : { summary, isMeasured: true }),
    ...(isSame ? { isStatusless: true } : {}),
    ...(receipt.status === 0 && recordOutcome(before) === 'succeeded' ? { isTakenBack: true } : {}),
  }));
}

/**
 * Ended without a receipt of its own: another transaction has used its nonce, which may be a cancellation. `block`: the
 * newest one then, for what the chain may take back.
 */
export function endedRecord(
  records: TransactionRecords,
  end: RecordKey & {
    readonly ended: NonNullable<TransactionRecord['ended']>;
    readonly block?: number;
    readonly time: number;
  },
): TransactionRecords {
  const { ended, block, time } = end;
  return changedRecord(records, end, (record) => ({
    ...record,
    ended,
    ...(block === undefined ? {} : { endedBlock: block }),
    confirmedTime: time,
  }));
}

/** It was compared with what was shown: the nonce and the call the wallet really used. */
export function seenRecord(
  records: TransactionRecords,
  change: RecordKey & { readonly nonce: number; readonly callHash?: Hex | undefined },
): TransactionRecords {
  const { nonce, callHash } = change;
  return changedRecord(records, change, (record) => ({
    ...record,
    nonce,
    seen: true,
    ...(callHash === undefined ? {} : { callHash }),
  }));
}

/** What the nodes say of a pending one: it waits for another one, or since a block no node knows it. */
export function waitingRecord(
  records: TransactionRecords,
  change: RecordKey & { readonly isBlocked: boolean; readonly missingSince: number | undefined },
): TransactionRecords {
  const { isBlocked, missingSince } = change;
  return changedRecord(records, change, (known) => {
    const { isBlocked: _blocked, missingSince: _missing, ...record } = known;
    return { ...record, ...(isBlocked ? { isBlocked } : {}), ...(missingSince === undefined ? {} : { missingSince }) };
  });
}

/** Follows a transaction that was sped up: the record goes on under the new hash. */
export function renamedRecord(
  records: TransactionRecords,
  change: RecordKey & { readonly newHash: Hex },
): TransactionRecords {
  const { chainId, hash, newHash } = change;
  const record = recordOf(records, change);
  if (record === undefined || recordOf(records, { chainId, hash: newHash }) !== undefined) return records;
  const { [hash]: _, ...others } = records[chainId] ?? {};
  const moved = { ...record, hash: newHash, replacedHash: record.replacedHash ?? hash };
  return { ...records, [chainId]: { ...others, [newHash]: moved } };
}

function changedRecord(
  records: TransactionRecords,
  key: RecordKey,
  change: (record: TransactionRecord) => TransactionRecord,
): TransactionRecords {
  const record = recordOf(records, key);
  if (record === undefined) return records;
  return { ...records, [key.chainId]: { ...records[key.chainId], [key.hash]: change(record) } };
}
