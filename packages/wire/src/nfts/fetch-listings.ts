import { listingShape } from '@besc/domain/nfts/listing-row';
import { collectionShape, itemCollectionShape } from '@besc/domain/nfts/nft-rows';
import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, oneRow, type Page, pageOf, rowsOf } from '../shared/index-document';
import { indexLimits } from '../shared/index-limits';
import type { IndexedCollection } from './fetch-collections';

const asked = { ...listingShape, collection: itemCollectionShape };
/** An item as a list of the market shows it. */
export type Listing = Row<typeof asked>;

/** What lists of a collection are put in order by. */
export type ListingOrder = 'currentAskPrice' | 'updatedAt';

interface CollectionRequest extends IndexRequest {
  readonly collection: Address;
}

/** Items of the cheapest of a kind, and of the newest listings. */
const cheapestItems = 30;
const newestItems = 16;

const marketDocument = indexDocument('$id: String!, $limit: Int!', {
  collection: oneRow('collection(id: $id)', collectionShape),
  page: pageOf(
    'nfts(where: { collectionId: $id, isTradable: true }, orderBy: "currentAskPrice", limit: $limit)',
    asked,
  ),
});

/** A collection with the first page of what is for sale of it, the cheapest first: all that its page begins with. Throws FetchError. */
export async function fetchCollectionMarket(
  request: CollectionRequest & { first?: number },
): Promise<{ readonly collection: IndexedCollection | undefined; readonly page: Page<Listing> }> {
  const { collection, first: limit = indexLimits.pageRows, ...rest } = request;
  return await fetchIndex({ ...rest, document: marketDocument, variables: { id: indexId(collection), limit } });
}

const itemsDocument = indexDocument(
  '$where: nftFilter!, $order: String!, $direction: String!, $limit: Int!, $after: String',
  {
    page: pageOf(
      'nfts(where: $where, orderBy: $order, orderDirection: $direction, limit: $limit, after: $after)',
      asked,
    ),
  },
);

/** A page of a collection's items (NFT-47): those for sale, those that are not, or all by their number. Throws FetchError. */
export async function fetchListings(
  request: CollectionRequest & {
    isTradable?: boolean;
    order?: ListingOrder;
    direction?: 'asc' | 'desc';
    first?: number;
    after?: string | undefined;
  },
): Promise<Page<Listing>> {
  const { collection, isTradable, order = 'currentAskPrice', direction = 'asc', first = 100, after, ...rest } = request;
  const where = { collectionId: indexId(collection), ...(isTradable !== undefined && { isTradable }) };
  const variables = {
    where,
    order: isTradable === undefined ? 'tokenId' : order,
    direction,
    limit: first,
    after: after ?? null,
  };
  return (await fetchIndex({ ...rest, document: itemsDocument, variables })).page;
}

const kindDocument = indexDocument('$id: String!, $kind: BigInt!, $limit: Int!', {
  rows: rowsOf(
    'nfts(where: { collectionId: $id, otherId: $kind, isTradable: true }, orderBy: "currentAskPrice", limit: $limit)',
    asked,
  ),
});

/** The 30 cheapest of a kind of a collection (NFT-48). Throws FetchError. */
export async function fetchCheapestOfKind(
  request: CollectionRequest & { kind: number; first?: number },
): Promise<readonly Listing[]> {
  const { collection, kind, first: limit = cheapestItems, ...rest } = request;
  const variables = { id: indexId(collection), kind: String(kind), limit };
  return (await fetchIndex({ ...rest, document: kindDocument, variables })).rows;
}

const idsDocument = indexDocument('$ids: [String!]!', {
  rows: rowsOf(`nfts(where: { id_in: $ids }, limit: ${indexLimits.pageRows})`, asked),
});

/** Items by their numbers (NFT-49), of at most 1 000; one that never was is left out. Throws FetchError. */
export async function fetchListingsOf(
  request: CollectionRequest & { tokenIds: readonly bigint[] },
): Promise<readonly Listing[]> {
  const { collection, tokenIds, ...rest } = request;
  if (tokenIds.length === 0) return [];
  const ids = tokenIds.slice(0, indexLimits.pageRows).map((tokenId) => `${indexId(collection)}-${tokenId}`);
  return (await fetchIndex({ ...rest, document: idsDocument, variables: { ids } })).rows;
}

const newestDocument = indexDocument('$limit: Int!', {
  rows: rowsOf('nfts(where: { isTradable: true }, orderBy: "updatedAt", orderDirection: "desc", limit: $limit)', asked),
});

/** What was listed or changed last, of all collections (NFT-50). Throws FetchError. */
export async function fetchNewestListings(request: IndexRequest & { first?: number }): Promise<readonly Listing[]> {
  const { first: limit = newestItems, ...rest } = request;
  return (await fetchIndex({ ...rest, document: newestDocument, variables: { limit } })).rows;
}
