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

/** The account's tickets of the newest rounds and of those that give something, straight from the chain; its others as the index has them. */
export function useOwnRounds(place: LotteryPlace, currentId: number | undefined) {
  const chain = useChain();
  const { address: account } = useAccount();
  const [depth, setDepth] = useState(firstDepth);
  const [pages, setPages] = useState(1);
  const index = useQuery(claimableRoundsQuery(chain, account));
  const history = useQuery(lotteryAccountQuery(chain, account, pages));
  const indexed = history.data;
  const claimable = index.data?.map(({ lotteryId }) => lotteryId) ?? [];
  const rounds = watchedRounds({ currentId: currentId ?? 0, depth, claimable });
  const query = useQuery(ownRoundsQuery(chain, place, currentId === undefined ? undefined : account, rounds));
  const own = account === undefined ? undefined : query.data;
  const oldest = currentId === undefined ? undefined : Math.max(1, currentId - depth + 1);
  /** The index cannot say whether rounds older than `oldest`, to which all are read, have anything left: it is silent or behind. */
  const isIndexMissing =
    ((index.isError || index.data === undefined) && index.fetchStatus !== 'fetching') ||
    (indexed !== undefined && oldest !== undefined && indexed.currentLotteryId < oldest);
  const hasOlder = isIndexMissing
    ? oldest !== undefined && oldest > 1
    : indexed?.sums !== undefined && indexed.rounds.length < indexed.sums.totalRounds;
  return {
    account,
    own,
    oldest,
    sums: indexed?.sums,
    isIndexMissing,
    hasOlder,
    older: indexed?.rounds.filter(({ lotteryId }) => !rounds.includes(lotteryId)) ?? [],
    total: own && claimTotal(own),
    isFailed: hasFailed(query) && own === undefined,
    isLookingBack: query.isPlaceholderData || history.isPlaceholderData,
    lookBack: () => (isIndexMissing ? setDepth((before) => before + depthStep) : setPages((before) => before + 1)),
  };
}
