import type { Address } from '@besc/domain/shared/address';
import { readOwnedTokens } from '@besc/sdk/nfts/read-owned-tokens';
import { fetchCollections, fetchItems, itemsPage } from '@besc/wire/nfts/fetch-nfts';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { chainQuery } from '../../blocks/chain/chain-query';
import { freshWhileVisible } from '../../lib/fresh-while-visible';

type Access = Pick<ChainAccess, 'reader' | 'settings'>;

const refreshMs = 60_000;
/** Items that are shown of one account at most. */
export const mostOwned = 10_000;

/** All collections by the NFT API. */
export function collectionsQuery({ settings }: Access) {
  const { url } = settings.api;
  return queryOptions({
    queryKey: ['nft-collections', url],
    queryFn: url === '' ? skipToken : async ({ signal }) => known(await fetchCollections({ url, signal })),
    retry: false,
    ...freshWhileVisible(refreshMs),
  });
}

/** A page of a collection's items, from 1 on; of Bunnies all kinds. */
export function itemsQuery({ settings }: Access, collection: Address | undefined, page: number | undefined) {
  const { url } = settings.api;
  return queryOptions({
    queryKey: ['nft-items', url, collection, page],
    queryFn:
      url === '' || collection === undefined
        ? skipToken
        : async ({ signal }) =>
            known(await fetchItems({ url, signal, collection, size: itemsPage, ...(page !== undefined && { page }) })),
    retry: false,
    placeholderData: keepPreviousData,
    ...freshWhileVisible(refreshMs),
  });
}

/** What an account holds of a collection of ours, as the chain has it. */
export function ownedItemsQuery({ reader }: Access, collection: Address, account: Address | undefined) {
  return chainQuery({
    key: ['nft-owned', collection, account],
    freshnessBlocks: 10,
    read: account && (() => readOwnedTokens({ reader, collection, account, most: mostOwned })),
  });
}

/** A failure was logged where it happened (NFT-64). */
function known<Answer>(answer: Answer | null): Answer {
  if (answer === null) throw new Error('The NFT API did not answer');
  return answer;
}
