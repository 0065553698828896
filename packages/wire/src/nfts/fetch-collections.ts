import { collectionShape, holderShape } from '@besc/domain/nfts/nft-rows';
import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, oneRow, type Page, pageOf, rowsOf } from '../shared/index-document';
import { indexLimits } from '../shared/index-limits';

/** A collection as the index has it. */
export type IndexedCollection = Row<typeof collectionShape>;

const all = indexDocument('', {
  collections: rowsOf(
    `collections(orderBy: "totalVolumeWBESC", orderDirection: "desc", limit: ${indexLimits.pageRows})`,
    collectionShape,
  ),
});
const one = indexDocument('$id: String!', { collection: oneRow('collection(id: $id)', collectionShape) });

/** All collections, the most traded first (NFT-45). Throws FetchError. */
export async function fetchCollections(request: IndexRequest): Promise<readonly IndexedCollection[]> {
  return (await fetchIndex({ ...request, document: all })).collections;
}

/** A collection, undefined when there is none (NFT-46). Throws FetchError. */
export async function fetchCollection(
  request: IndexRequest & { collection: Address },
): Promise<IndexedCollection | undefined> {
  const { collection, ...rest } = request;
  return (await fetchIndex({ ...rest, document: one, variables: { id: indexId(collection) } })).collection;
}

/** An account with how many items of a collection it holds. */
export type Holder = Row<typeof holderShape>;

const holders = indexDocument('$collection: String!, $limit: Int!, $after: String', {
  page: pageOf(
    'nftHolders(where: { collectionId: $collection, items_gt: 0 }, orderBy: "items", orderDirection: "desc", limit: $limit, after: $after)',
    holderShape,
  ),
});

/** A page of the accounts that hold items of a collection, those with most first. Throws FetchError. */
export async function fetchHolders(
  request: IndexRequest & { collection: Address; first?: number; after?: string | undefined },
): Promise<Page<Holder>> {
  const { collection, first: limit = 100, after = null, ...rest } = request;
  const variables = { collection: indexId(collection), limit, after };
  return (await fetchIndex({ ...rest, document: holders, variables })).page;
}
