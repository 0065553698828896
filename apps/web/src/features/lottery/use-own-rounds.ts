import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import { useAccount } from '../../blocks/wallet/use-account';
import { hasFailed } from '../../lib/has-failed';
import { claimableRoundsQuery, lotteryAccountQuery, ownRoundsQuery } from './lottery.queries';
import { claimTotal, watchedRounds } from './lottery.view-model';
import type { LotteryPlace } from './lottery-place';

/** Rounds whose tickets the chain is asked for at once: three and a half days of them. */
const firstDepth = 7;
/** And at each look further back. */
const depthStep = 50;

/** The account's tickets of the newest rounds and of those that give something, straight from the chain. */
export function useOwnRounds(place: LotteryPlace, currentId: number | undefined) {
  const chain = useChain();
  const { address: account } = useAccount();
  const [depth, setDepth] = useState(firstDepth);
  const index = useQuery(claimableRoundsQuery(chain, account));
  const indexed = useQuery(lotteryAccountQuery(chain, account)).data?.rows[0];
  const claimable = index.data?.rows.map(({ lotteryId }) => lotteryId) ?? [];
  const rounds = watchedRounds({ currentId: currentId ?? 0, depth, claimable });
  const query = useQuery(ownRoundsQuery(chain, place, currentId === undefined ? undefined : account, rounds));
  const own = account === undefined ? undefined : query.data;
  const oldest = currentId === undefined ? undefined : Math.max(1, currentId - depth + 1);
  return {
    ...{ account, own, oldest, sums: indexed?.sums },
    total: own && claimTotal(own),
    isFailed: hasFailed(query) && own === undefined,
    isLookingBack: query.isPlaceholderData,
    /** The index cannot say of which rounds older than `oldest`, to which all are read, something is left: it is silent, or has not come so far. */
    isIndexMissing:
      (index.data?.hasFailed !== false && index.fetchStatus !== 'fetching') ||
      (indexed !== undefined && oldest !== undefined && indexed.currentLotteryId < oldest),
    lookBack: () => setDepth((before) => before + depthStep),
  };
}
