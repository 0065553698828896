import { parseTransactions } from '@besc/wire/transactions/transaction-record';
import type { TransactionRecords } from './transaction-records';

export const transactionsKey = 'besc-transactions';

/** The kept records, whatever storage holds: what is no sound record is dropped. `otherwise` when storage is denied. */
export function readTransactions(otherwise: TransactionRecords = {}): TransactionRecords {
  let text: string | null;
  try {
    text = localStorage.getItem(transactionsKey);
  } catch {
    return otherwise;
  }
  if (text === null) return {};
  try {
    return parseTransactions(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Keeps the records. Storage may be full or denied: then they hold until the page is closed; false says so. */
export function writeTransactions(records: TransactionRecords): boolean {
  try {
    localStorage.setItem(transactionsKey, JSON.stringify(records));
    return true;
  } catch (error) {
    console.warn('The transactions could not be stored.', error);
    return false;
  }
}
