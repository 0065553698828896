import type { Team } from '@besc/sdk/profile/read-teams';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../blocks/chain/chain-context';
import { teamsQuery } from './profile.queries';
import type { ProfilePlace } from './profile-place';

/** The teams by their ids, without those that could not be read. */
export function useTeamsState(place: ProfilePlace) {
  const query = useQuery(teamsQuery(useChain(), place));
  const known = (query.data ?? []).filter((team) => team !== undefined);
  const data: ReadonlyMap<number, Team> = new Map(known.map((team) => [team.id, team]));
  return { data, isInitialized: query.isFetched, isLoading: query.isFetching };
}
