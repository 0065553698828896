import type { StoredTransaction } from '@besc/wire/transactions/transaction-record';

/** One transaction this browser sent. Times are milliseconds since 1970. Pending means no receipt and no `ended`. */
export type TransactionRecord = StoredTransaction;
