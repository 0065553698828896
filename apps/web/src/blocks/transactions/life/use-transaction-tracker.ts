import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadPart } from '../../../lib/load-part';
import { useChain } from '../../chain/chain-context';
import { followRequestsOfOtherTabs, hasRequests, keptRequests } from '../records/kept-requests-store';
import { followTransactionsOfOtherTabs, transactionStore } from '../records/transaction-store';

const tracker = () => import('./track-transactions');

/**
 * Keeps the records true while the app is open. The code that does it comes when there is something to follow; where it
 * cannot be loaded it is asked for again with the next block.
 */
export function useTransactionTracker(load = tracker): void {
  const chain = useChain();
  const queryClient = useQueryClient();
  const hasRecords = transactionStore(({ records }) => Object.keys(records[chain.settings.chain.id] ?? {}).length > 0);
  const hasOpenRequests = keptRequests(hasRequests);
  const isNeeded = hasRecords || hasOpenRequests;
  useEffect(() => {
    if (!isNeeded) return;
    let isStopped = false;
    let stop = () => {};
    const start = async (): Promise<void> => {
      try {
        const { trackTransactions } = await loadPart('transaction-tracker', load);
        if (!isStopped) stop = trackTransactions({ chain, queryClient });
      } catch (error) {
        console.warn('What was sent cannot be followed yet.', error);
        if (isStopped) return;
        // Nothing else would ask for it again.
        const stopWaiting = chain.reader.blocks.subscribe(() => {
          stopWaiting();
          void start();
        });
        stop = stopWaiting;
      }
    };
    void start();
    return () => {
      isStopped = true;
      stop();
    };
  }, [isNeeded, chain, queryClient, load]);
  useEffect(() => followTransactionsOfOtherTabs(), []);
  useEffect(() => followRequestsOfOtherTabs(), []);
}
