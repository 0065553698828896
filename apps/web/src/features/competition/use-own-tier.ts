import { type Tier, tierOf } from '@besc/domain/competition/tiers';
import type { Address } from '@besc/domain/shared/address';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../blocks/chain/chain-context';
import { placeQuery } from './competition.queries';
import type { CompetitionView } from './use-competitions';

/** The tier of the account by its rank now; undefined without one. */
export function useOwnTier({ competition, own }: CompetitionView, account: Address | undefined): Tier | undefined {
  const asked = own?.teamId === undefined ? undefined : account;
  const rank = useQuery(placeQuery(useChain(), competition.id, asked)).data?.teamRank;
  return rank === undefined ? undefined : tierOf(rank);
}
