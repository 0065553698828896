import { recordOf } from './transaction-book';
import { isDropped, transactionOutcome } from './transaction-outcome';
import type { TransactionRecord } from './transaction-record';
import { transactionStore } from './transaction-store';

type TransactionEnd = {
  readonly kind: 'succeeded' | 'failed' | NonNullable<TransactionRecord['ended']> | 'dropped' | 'forgotten';
  /** The one it ended under, which is another after a speed-up. */
  readonly hash: `0x${string}`;
};

/**
 * Waits until a recorded transaction has ended. A speed-up is followed to its new hash; 'forgotten' when the record was
 * cleared meanwhile, 'dropped' when the nodes do not know it any more (it may come back).
 */
export function transactionEnd(chainId: number, hash: `0x${string}`): Promise<TransactionEnd> {
  return new Promise((resolve) => {
    const look = (): boolean => {
      const record = recordNow(chainId, hash);
      const kind = record === undefined ? 'forgotten' : endOf(record);
      if (kind === undefined) return false;
      resolve({ kind, hash: record?.hash ?? hash });
      return true;
    };
    if (look()) return;
    const stop = transactionStore.subscribe(() => {
      if (look()) stop();
    });
  });
}

function endOf(record: TransactionRecord): TransactionEnd['kind'] | undefined {
  if (record.ended !== undefined) return record.ended;
  const outcome = transactionOutcome(record);
  if (outcome === 'succeeded' || outcome === 'failed') return outcome;
  return isDropped(record) ? 'dropped' : undefined;
}

function recordNow(chainId: number, hash: `0x${string}`): TransactionRecord | undefined {
  const { book } = transactionStore.getState();
  const successor = Object.values(book[chainId] ?? {}).find((record) => record.replacedHash === hash);
  return recordOf(book, { chainId, hash }) ?? successor;
}
