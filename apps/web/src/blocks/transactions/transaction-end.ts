import { recordOf } from './transaction-book';
import { type TransactionOutcome, transactionOutcome } from './transaction-outcome';
import type { TransactionRecord } from './transaction-record';
import { transactionStore } from './transaction-store';

/**
 * Waits until a recorded transaction has ended. A speed-up is followed to its new hash; 'forgotten' when the record was
 * cleared meanwhile.
 */
export function transactionEnd(chainId: number, hash: `0x${string}`): Promise<TransactionOutcome | 'forgotten'> {
  return new Promise((resolve) => {
    const look = (): boolean => {
      const record = recordNow(chainId, hash);
      const outcome = record === undefined ? 'forgotten' : transactionOutcome(record);
      if (outcome === 'pending' || outcome === 'unknown') return false;
      resolve(outcome);
      return true;
    };
    if (look()) return;
    const stop = transactionStore.subscribe(() => {
      if (look()) stop();
    });
  });
}

function recordNow(chainId: number, hash: `0x${string}`): TransactionRecord | undefined {
  const { book } = transactionStore.getState();
  const successor = Object.values(book[chainId] ?? {}).find((record) => record.replacedHash === hash);
  return recordOf(book, { chainId, hash }) ?? successor;
}
