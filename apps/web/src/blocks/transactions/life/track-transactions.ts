import type { QueryClient } from '@tanstack/react-query';
import type { ChainAccess } from '../../chain/chain-access';
import { openRequests } from '../records/request-store';
import { transactionStore, updateTransactions } from '../records/transaction-store';
import { checkTransaction } from './check-transaction';
import { followRequest } from './follow-request';
import { isDueForCheck } from './is-due-for-check';
import { withinStorage } from './within-storage';

/**
 * Follows what this browser sent, from any visit, until it is final: with every new record and every new block it asks for
 * the records that are due. Runs for as long as the page lives; answers how to stop.
 */
export function trackTransactions(options: {
  readonly chain: ChainAccess;
  readonly queryClient: QueryClient;
}): () => void {
  const { chain, queryClient } = options;
  const { blocks } = chain.reader;
  const chainId = chain.settings.chain.id;
  const inFlight = new Set<string>();
  let isStopped = false;

  const check = (): void => {
    const block = blocks.current();
    if (block === undefined) return;
    const now = Date.now();
    for (const record of Object.values(transactionStore.getState().records[chainId] ?? {})) {
      if (inFlight.has(record.hash) || !isDueForCheck({ record, blockNumber: Number(block), now })) continue;
      inFlight.add(record.hash);
      void lookUp(record.hash, block, checkTransaction({ chain, queryClient, record, blockNumber: Number(block) }));
    }
    for (const request of openRequests()) {
      if (inFlight.has(request.id) || request.chainId !== chainId) continue;
      inFlight.add(request.id);
      void lookUp(request.id, block, followRequest(chain, request, { now, blockNumber: Number(block) }));
    }
  };

  /** A node that could not be asked changes nothing; the next block asks again, also one that came meanwhile. */
  const lookUp = async (key: string, block: bigint, work: Promise<void>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      console.warn('A transaction could not be looked up.', error);
    } finally {
      inFlight.delete(key);
      if (!isStopped && blocks.current() !== block) check();
    }
  };

  check();
  const stops = [
    blocks.subscribe(check),
    // The block that holds it can be here before the wallet tells its hash.
    transactionStore.subscribe(({ records: { [chainId]: now = {} } }, { records: { [chainId]: before = {} } }) => {
      if (!Object.keys(now).some((hash) => !(hash in before))) return;
      updateTransactions(withinStorage);
      check();
    }),
  ];
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
