import { itemCollectionShape, nftShape } from '@besc/domain/nfts/nft-rows';
import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, oneRow, type Page, pageOf } from '../shared/index-document';

const asked = { ...nftShape, collection: itemCollectionShape };
/** An item with its collection. */
export type IndexedItem = Row<typeof asked>;

/** Items of a page. */
export const itemsPage = 100;

const ofAccount = indexDocument('$owner: String!, $limit: Int!, $after: String', {
  page: pageOf(
    'nfts(where: { owner: $owner }, orderBy: "updatedAt", orderDirection: "desc", limit: $limit, after: $after)',
    asked,
  ),
});
const one = indexDocument('$id: String!', { item: oneRow('nft(id: $id)', asked) });

/**
 * A page of what an account holds, what came last first. A picture of a profile is held by its contract meanwhile and is not among
 * it. Throws FetchError.
 */
export async function fetchItemsOf(
  request: IndexRequest & { account: Address; first?: number; after?: string | undefined },
): Promise<Page<IndexedItem>> {
  const { account, first: limit = itemsPage, after = null, ...rest } = request;
  const variables = { owner: indexId(account), limit, after };
  return (await fetchIndex({ ...rest, document: ofAccount, variables })).page;
}

/** An item, burned ones too; undefined when there never was one. Throws FetchError. */
export async function fetchItem(
  request: IndexRequest & { collection: Address; tokenId: bigint },
): Promise<IndexedItem | undefined> {
  const { collection, tokenId, ...rest } = request;
  const variables = { id: `${indexId(collection)}-${tokenId}` };
  return (await fetchIndex({ ...rest, document: one, variables })).item;
}
