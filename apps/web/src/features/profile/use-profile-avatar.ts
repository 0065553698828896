import type { Address } from '@besc/domain/shared/address';
import type { Item } from '@besc/domain/shared/item';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../blocks/chain/chain-context';
import { faceQuery } from '../../blocks/name-service/face-query';
import { usernameQuery } from './profile.queries';

/** Whether something of an account was asked for yet. What failed was fetched too, and is empty. */
export type FetchStatus = 'not fetched' | 'fetching' | 'fetched';

/** What an account shows of itself. */
export interface ProfileAvatar {
  /** Empty without one. */
  readonly username: string;
  readonly nft: Item | undefined;
  /** Where the thumbnail of the picture is. */
  readonly thumbnail: string | undefined;
  readonly hasRegistered: boolean;
  readonly usernameFetchStatus: FetchStatus;
  readonly avatarFetchStatus: FetchStatus;
}

/** Fetches the picture of an account first, then its name; both are kept by its address. */
export function useProfileAvatar(account: Address | undefined): ProfileAvatar {
  const chain = useChain();
  const face = useQuery(faceQuery(chain, account));
  const name = useQuery(usernameQuery(chain, account, face.isFetched));
  return {
    username: name.data ?? '',
    nft: face.data?.picture,
    thumbnail: face.data?.pictureUrl,
    hasRegistered: face.data?.teamId !== undefined,
    usernameFetchStatus: statusOf(name),
    avatarFetchStatus: statusOf(face),
  };
}

function statusOf({
  isFetched,
  isFetching,
}: {
  readonly isFetched: boolean;
  readonly isFetching: boolean;
}): FetchStatus {
  if (isFetched) return 'fetched';
  return isFetching ? 'fetching' : 'not fetched';
}
