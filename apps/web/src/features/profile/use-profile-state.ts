import type { Address } from '@besc/domain/shared/address';
import type { Profile } from '@besc/sdk/profile/read-profiles';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../blocks/chain/chain-context';
import { profileQuery } from './profile.queries';
import type { ProfilePlace } from './profile-place';

/**
 * The profile of an account as the page has it, beside the query that reads it. `data` is null without a profile, and while
 * none was read; the query tells the two apart.
 */
export function useProfileState(place: ProfilePlace, account: Address | undefined) {
  const query = useQuery(profileQuery(useChain(), place, account));
  const known: Profile | undefined = query.data;
  const data = known === undefined || known.kind === 'none' ? null : known;
  return { query, data, isInitialized: query.isFetched, isLoading: query.isFetching, hasRegistered: data !== null };
}
