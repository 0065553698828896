import type { FarmEntry } from '@besc/domain/farms/farm';
import type { Address } from '@besc/domain/shared/address';
import { slowRefreshMs } from '@besc/domain/shared/constants';
import { fetchPairVolumes } from '@besc/wire/swap/fetch-pair-volumes';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../blocks/chain/chain-context';
import { indexQuery } from '../../blocks/chain/index-query';
import { chainSeconds } from '../../blocks/clock/chain-seconds';
import { failedRefreshMs } from '../../lib/fresh-while-visible';
import { hasFailed } from '../../lib/has-failed';

const none: ReadonlyMap<Address, bigint> = new Map();

/** What was traded in each farm's pair in seven days. */
export interface PairVolumes {
  /** USD times 10^18, by pair; what the index does not know is missing. */
  readonly byPair: ReadonlyMap<Address, bigint>;
  /** The index did not answer at the last try. */
  readonly isFailed: boolean;
}

/** The index's volumes, on which traders pay fees. */
export function usePairVolumes(farms: readonly FarmEntry[] | undefined): PairVolumes {
  const chain = useChain();
  const pairs = farms?.flatMap(({ lpAddress }) => lpAddress ?? []);
  const query = useQuery(
    indexQuery(chain, {
      key: ['pair-volumes', pairs],
      refreshMs: slowRefreshMs,
      failedMs: failedRefreshMs,
      ask: pairs && ((request) => fetchPairVolumes({ ...request, pairs, nowSeconds: chainSeconds(chain.reader) })),
    }),
  );
  return { isFailed: hasFailed(query), byPair: query.data ?? none };
}
