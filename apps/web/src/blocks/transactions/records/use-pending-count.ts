import { transactionOutcome } from './transaction-outcome';
import { useTransactions } from './use-transactions';

/** How many of the account's transactions are on their way. */
export function usePendingCount(): number {
  return useTransactions().filter((record) => transactionOutcome(record) === 'pending').length;
}
