import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../blocks/chain/chain-context';
import { useAccount } from '../../blocks/wallet/use-account';
import { hasFailed } from '../../lib/has-failed';
import { owedQuery, rankedQuery } from './competition.queries';
import type { CompetitionPlace } from './competition-place';

/** Ids of competitions, however old, that owe the account a prize. Without the index also those in which it may have no rank. */
export function useOwedCompetitions(place: CompetitionPlace): readonly number[] {
  const chain = useChain();
  const { address: account } = useAccount();
  const { data } = useQuery(owedQuery(chain, place, account));
  const ranked = useQuery(rankedQuery(chain, data?.open, account));
  const open = hasFailed(ranked) ? data?.open : ranked.data;
  return [...(data?.rests ?? []), ...(open ?? [])].sort((a, b) => b - a);
}
