import type { Address } from '@besc/domain/shared/address';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { ChainAccess } from '../chain/chain-access';

/** What the keys of all faces begin with. */
export const faceKey = ['account-face'] as const;

/** Name and picture of an account's profile. All of one screen come with one request. */
export function faceQuery({ loadFaces }: Pick<ChainAccess, 'loadFaces'>, account: Address | undefined) {
  return queryOptions({
    queryKey: [...faceKey, account],
    queryFn: account && loadFaces ? async () => await (await loadFaces())(account) : skipToken,
    // When the page is shown again, a picture that was chosen in another tab is asked for.
    staleTime: 30_000,
    retry: false,
  });
}
