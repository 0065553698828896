import type { TransactionRecord } from '@besc/wire/transactions/transaction-record';
import { useMemo } from 'react';
import { useChain } from '../../chain/chain-context';
import { useAccount } from '../../wallet/use-account';
import { transactionOutcome } from './transaction-outcome';
import { transactionStore } from './transaction-store';

const noRecords = {};

/** The connected account's records on this chain: pending ones first, then finished ones, the newest first in each. */
export function useTransactions(): readonly TransactionRecord[] {
  const chainId = useChain().settings.chain.id;
  const { address } = useAccount();
  const records = transactionStore((state) => state.records[chainId] ?? noRecords);
  return useMemo(() => sortedTransactions(Object.values(records), address), [records, address]);
}

/** The order of the list, for one account. */
export function sortedTransactions(
  records: readonly TransactionRecord[],
  address: string | undefined,
): readonly TransactionRecord[] {
  const isPending = (record: TransactionRecord) => transactionOutcome(record) === 'pending';
  return records
    .filter((record) => record.from === address)
    .sort((one, other) => Number(isPending(other)) - Number(isPending(one)) || other.addedTime - one.addedTime);
}
