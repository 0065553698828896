import type { Address } from '@besc/domain/shared/address';
import { fetchPairMarket } from '@besc/wire/swap/fetch-pair-market';
import { useQuery } from '@tanstack/react-query';
import { failedRefreshMs } from '../../lib/fresh-while-visible';
import { useChain } from '../chain/chain-context';
import { indexQuery } from '../chain/index-query';
import { chainSeconds } from '../clock/chain-seconds';
import { marketRefreshMs } from './market-refresh';

/** A pair's day and its newest trades; undefined while the index does not tell them, null for a pair it does not know. */
export function usePairMarket(pair: Address) {
  const chain = useChain();
  const query = useQuery(
    indexQuery(chain, {
      key: ['pair-market', pair],
      refreshMs: marketRefreshMs,
      failedMs: failedRefreshMs,
      ask: (request) => fetchPairMarket({ ...request, pair, now: chainSeconds(chain.reader) }),
    }),
  );
  // What was told long ago is no market: it goes with the index.
  return query.isError ? undefined : query.data;
}
