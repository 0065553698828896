import type { Hex } from '@besc/domain/shared/hex';
import type { TransactionRecord } from '@besc/wire/transactions/transaction-record';
import { isDropped, transactionOutcome } from '../records/transaction-outcome';
import { recordOf } from '../records/transaction-records';
import { takeOverTransactions, transactionStore } from '../records/transaction-store';

export type TransactionEnd = {
  readonly kind: 'succeeded' | 'failed' | NonNullable<TransactionRecord['ended']> | 'dropped' | 'forgotten';
  /** The one it ended under, which is another after a speed-up. */
  readonly hash: Hex;
  /** Why the chain refused it, where that is known. */
  readonly reason?: string;
  /** With what the receipt says was moved. */
  readonly summary?: TransactionRecord['summary'];
  /** What its contract's errors mean to people. */
  readonly refusals?: TransactionRecord['refusals'];
};

/**
 * Waits until a recorded transaction has ended. A speed-up is followed to its new hash; 'forgotten' when the record was
 * cleared meanwhile, 'dropped' when the nodes do not know it any more (it may come back).
 */
export function transactionEnd(chainId: number, hash: Hex): Promise<TransactionEnd> {
  // Another tab may have recorded it at this moment.
  takeOverTransactions();
  return new Promise((resolve) => {
    const look = (): boolean => {
      const record = recordUnder(chainId, hash);
      const end = record === undefined ? ({ kind: 'forgotten', hash } as const) : endOf(record);
      if (end !== undefined) resolve(end);
      return end !== undefined;
    };
    if (look()) return;
    const stop = transactionStore.subscribe(() => {
      if (look()) stop();
    });
  });
}

/** How a record has ended, as it is known now; undefined while it is on its way. */
export function endOf(record: TransactionRecord): TransactionEnd | undefined {
  const { hash, ended, reason, refusals, summary, isMeasured } = record;
  const outcome = transactionOutcome(record);
  if (ended !== undefined) return { kind: ended, hash };
  if (outcome === 'succeeded') return { kind: 'succeeded', hash, ...(isMeasured && { summary }) };
  if (outcome === 'failed') return { kind: 'failed', hash, ...(reason && { reason }), ...(refusals && { refusals }) };
  return isDropped(record) ? { kind: 'dropped', hash } : undefined;
}

/** The record that was begun under a hash, which goes on under another after a speed-up. */
export function recordUnder(chainId: number, hash: Hex): TransactionRecord | undefined {
  const { records } = transactionStore.getState();
  const successor = Object.values(records[chainId] ?? {}).find((record) => record.replacedHash === hash);
  return recordOf(records, { chainId, hash }) ?? successor;
}
