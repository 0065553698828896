import type { Address } from '@besc/domain/shared/address';
import type { Item } from '@besc/domain/shared/item';
import { readBunnyKind } from '@besc/sdk/nfts/read-bunny-kind';
import { readOwnedTokens } from '@besc/sdk/nfts/read-owned-tokens';
import { fetchCollectionDays } from '@besc/wire/nfts/fetch-collection-days';
import { fetchCollections as fetchIndexedCollections } from '@besc/wire/nfts/fetch-collections';
import { fetchItem as fetchIndexedItem } from '@besc/wire/nfts/fetch-items';
import {
  fetchCheapestOfKind,
  fetchCollectionMarket,
  fetchListings,
  fetchListingsOf,
  fetchNewestListings,
  type Listing,
} from '@besc/wire/nfts/fetch-listings';
import { fetchKindPrices, fetchLowestPrices } from '@besc/wire/nfts/fetch-lowest-prices';
import {
  fetchAccountActivity,
  fetchItemEvents,
  fetchMarketEvents,
  type MarketEventKind,
} from '@besc/wire/nfts/fetch-market-events';
import { fetchCollections, fetchItem } from '@besc/wire/nfts/fetch-nfts';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { chainQuery } from '../../blocks/chain/chain-query';
import { indexQuery } from '../../blocks/chain/index-query';
import { freshWhileVisible } from '../../lib/fresh-while-visible';

type Access = Pick<ChainAccess, 'reader' | 'settings'>;

const refreshMs = 60_000;
/** What is for sale (NFT-71). */
const marketMs = 10_000;
/** Items of a page that the index is asked for. */
const pageItems = 1_000;
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

/** What an account holds of a collection of ours, as the chain has it. */
export function ownedItemsQuery({ reader }: Access, collection: Address, account: Address | undefined) {
  return chainQuery({
    key: ['nft-owned', collection, account],
    freshnessBlocks: 10,
    read: account && (() => readOwnedTokens({ reader, collection, account, most: mostOwned })),
  });
}

/** One item by the NFT API. */
export function metadataQuery({ settings }: Access, item: Item | undefined) {
  const { url } = settings.api;
  return queryOptions({
    queryKey: ['nft-item', url, item?.collection, String(item?.tokenId)],
    queryFn:
      url === '' || item === undefined
        ? skipToken
        : async ({ signal }) => known(await fetchItem({ url, signal, ...item })),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** All collections with what was traded of them. */
export function tradedQuery(chain: Access) {
  return indexQuery(chain, {
    key: ['nft-traded'],
    ask: (request) => fetchIndexedCollections(request),
    refreshMs: marketMs,
  });
}

/** The lowest price of each collection; zero where there is none. */
export function lowestPricesQuery(chain: Access, collections: readonly Address[] | undefined) {
  return indexQuery(chain, {
    key: ['nft-lowest', collections],
    ask: collections && ((request) => fetchLowestPrices({ ...request, collections })),
    refreshMs: marketMs,
  });
}

/** A collection with what is for sale of it. */
export function marketQuery(chain: Access, collection: Address | undefined) {
  return indexQuery(chain, {
    key: ['nft-market', collection],
    ask: collection && ((request) => fetchCollectionMarket({ ...request, collection, first: pageItems })),
    refreshMs: marketMs,
  });
}

/** What is for sale beyond the first page. */
export function moreListingsQuery(chain: Access, collection: Address | undefined, from: string | undefined) {
  return indexQuery(chain, {
    key: ['nft-more', collection, from],
    ask:
      collection === undefined || from === undefined
        ? undefined
        : (request) => allListings({ ...request, collection, isTradable: true }, from),
    refreshMs: marketMs,
  });
}

/** All items ever minted in a collection, with their owners. A burned item has none. */
export function mintedQuery(chain: Access, collection: Address | undefined) {
  return indexQuery(chain, {
    key: ['nft-minted', collection],
    ask: collection && ((request) => allListings({ ...request, collection })),
    refreshMs,
  });
}

async function allListings(request: Parameters<typeof fetchListings>[0], from?: string): Promise<readonly Listing[]> {
  const rows: Listing[] = [];
  let after = from;
  do {
    const page = await fetchListings({ ...request, first: pageItems, after });
    rows.push(...page.rows);
    after = page.next;
  } while (after !== undefined && rows.length < mostOwned);
  return rows;
}

/** What was listed last, of all collections. */
export function newestQuery(chain: Access) {
  return indexQuery(chain, {
    key: ['nft-newest'],
    ask: (request) => fetchNewestListings(request),
    refreshMs: marketMs,
  });
}

/** The lowest price of each kind of a collection. */
export function kindPricesQuery(chain: Access, collection: Address | undefined, kinds: readonly number[]) {
  return indexQuery(chain, {
    key: ['nft-kind-prices', collection, ...kinds],
    ask: collection && (async (request) => [...(await fetchKindPrices({ ...request, collection, kinds }))]),
    refreshMs: marketMs,
  });
}

/** Of which kinds items of the Bunnies are, which never changes; null of one that is not there. */
export function kindsQuery({ reader }: Access, bunnies: Address | undefined, tokenIds: readonly bigint[]) {
  return chainQuery({
    key: ['nft-kinds', bunnies, ...tokenIds.map(String)],
    freshnessBlocks: Number.POSITIVE_INFINITY,
    read:
      bunnies && tokenIds.length > 0
        ? async () => {
            const found = tokenIds.map((tokenId) => readBunnyKind({ reader, bunnies, tokenId }));
            return (await Promise.all(found)).map((kind) => kind ?? null);
          }
        : undefined,
  });
}

/** The cheapest of a kind. */
export function kindQuery(chain: Access, collection: Address, kind: number | undefined) {
  return indexQuery(chain, {
    key: ['nft-kind', collection, kind],
    ask: kind === undefined ? undefined : (request) => fetchCheapestOfKind({ ...request, collection, kind }),
    refreshMs: marketMs,
  });
}

/** One item as lists show it; none of one that never was. */
export function listingsOfQuery(chain: Access, item: Item | undefined) {
  return indexQuery(chain, {
    key: ['nft-listing', item?.collection, String(item?.tokenId)],
    ask: item && ((request) => fetchListingsOf({ ...request, collection: item.collection, tokenIds: [item.tokenId] })),
    refreshMs: marketMs,
  });
}

/** An item as the index has it; null when it was never there. */
export function indexedItemQuery(chain: Access, item: Item | undefined) {
  return indexQuery(chain, {
    key: ['nft-indexed-item', item?.collection, String(item?.tokenId)],
    ask: item && ((request) => fetchIndexedItem({ ...request, ...item })),
    refreshMs: marketMs,
  });
}

/** What happened on the market or in a collection. */
export function eventsQuery(chain: Access, collection: Address | undefined, kind: MarketEventKind | undefined) {
  return indexQuery(chain, {
    key: ['nft-events', collection, kind],
    ask: (request) => fetchMarketEvents({ ...request, collection, kind }),
    refreshMs: marketMs,
  });
}

/** What happened to an item. */
export function itemEventsQuery(chain: Access, item: Item | undefined) {
  return indexQuery(chain, {
    key: ['nft-item-events', item?.collection, String(item?.tokenId)],
    ask: item && ((request) => fetchItemEvents({ ...request, ...item })),
    refreshMs: marketMs,
  });
}

/** What an account did on the market. */
export function accountEventsQuery(chain: Access, account: Address | undefined) {
  return indexQuery(chain, {
    key: ['nft-account-events', account],
    ask: account && ((request) => fetchAccountActivity({ ...request, account })),
    refreshMs,
  });
}

/** The days of a collection. */
export function daysQuery(chain: Access, collection: Address | undefined, from: number) {
  return indexQuery(chain, {
    key: ['nft-days', collection, from],
    ask: collection && ((request) => fetchCollectionDays({ ...request, collection, from })),
    refreshMs,
  });
}

/** A failure was logged where it happened (NFT-64). */
function known<Answer>(answer: Answer | null): Answer {
  if (answer === null) throw new Error('The NFT API did not answer');
  return answer;
}
