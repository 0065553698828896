import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadPart } from '../../lib/load-part';
import { useChain } from '../chain/chain-context';
import { followRequestsOfOtherTabs, hasRequests, keptRequests } from './kept-requests-store';
import { followTransactionsOfOtherTabs, transactionStore } from './transaction-store';

/** Keeps the records true while the app is open. The code that does it comes when there is something to follow. */
export function useTransactionTracker(): void {
  const chain = useChain();
  const queryClient = useQueryClient();
  const hasRecords = transactionStore(({ records }) => Object.keys(records[chain.settings.chain.id] ?? {}).length > 0);
  const hasOpenRequests = keptRequests(hasRequests);
  const isNeeded = hasRecords || hasOpenRequests;
  useEffect(() => {
    if (!isNeeded) return;
    let isStopped = false;
    let stop = () => {};
    void loadPart('transaction-tracker', () => import('./track-transactions')).then(({ trackTransactions }) => {
      if (!isStopped) stop = trackTransactions({ chain, queryClient });
    });
    return () => {
      isStopped = true;
      stop();
    };
  }, [isNeeded, chain, queryClient]);
  useEffect(() => followTransactionsOfOtherTabs(), []);
  useEffect(() => followRequestsOfOtherTabs(), []);
}
