import { create } from 'zustand';
import type { TransactionRecords } from './transaction-records';
import { readTransactions, transactionsKey, writeTransactions } from './transaction-storage';

/** The records of this browser. Change them with `updateTransactions`. */
export const transactionStore = create<{ readonly records: TransactionRecords }>()(() => ({
  records: readTransactions(),
}));

/** False once a write was refused: from then on the page's own memory is the truth. */
let isStored = true;

/**
 * Applies a change to what storage holds at this moment, so that two tabs do not undo each other, then keeps it. Errors
 * of the change itself are thrown and change nothing.
 */
export function updateTransactions(change: (records: TransactionRecords) => TransactionRecords): void {
  const own = transactionStore.getState().records;
  const before = isStored ? readTransactions(own) : own;
  const records = change(before);
  if (records === before) return;
  isStored = writeTransactions(records);
  transactionStore.setState({ records });
}

/** Takes over what another tab recorded, unless this page's own memory is the truth. */
export function takeOverTransactions(): void {
  if (isStored) transactionStore.setState(({ records }) => ({ records: readTransactions(records) }));
}

/** Takes over whatever another tab records. Answers how to stop. */
export function followTransactionsOfOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === transactionsKey || key === null) takeOverTransactions();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
