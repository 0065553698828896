import type { Address } from '@besc/domain/shared/address';
import { useQuery } from '@tanstack/react-query';
import type { AccountFace } from '../chain/account-faces';
import { useChain } from '../chain/chain-context';

/** What the keys of all faces begin with. */
export const faceKey = ['account-face'] as const;

/** Name and picture of an account's profile; undefined while they are not known. All of one screen come with one request. */
export function useAccountFace(account: Address | undefined): AccountFace | undefined {
  const { loadFaces } = useChain();
  const { data } = useQuery({
    queryKey: [...faceKey, account],
    queryFn: async () => (account && loadFaces ? await (await loadFaces())(account) : null),
    enabled: account !== undefined && loadFaces !== undefined,
    staleTime: 600_000,
    retry: false,
  });
  return data ?? undefined;
}
