import { auctionActionShape } from '@besc/domain/auctions/auctions-rows';
import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, pageOf } from '../shared/index-document';

export type AuctionAction = Row<typeof auctionActionShape>;

const document = indexDocument('$account: String!, $limit: Int!, $after: String', {
  page: pageOf(
    'auctionActions(where: { account: $account }, orderBy: "timestamp", orderDirection: "desc", limit: $limit, after: $after)',
    auctionActionShape,
  ),
});

/** A page of what an account bid and took back, the newest first, and the cursor of the next one. Throws FetchError. */
export async function fetchAuctionActions(
  request: IndexRequest & { account: Address; first: number; after?: string | undefined },
): Promise<{ readonly rows: readonly AuctionAction[]; readonly next: string | undefined }> {
  const { account, first, after, ...rest } = request;
  const variables = { account: indexId(account), limit: first, after: after ?? null };
  return (await fetchIndex({ ...rest, document, variables })).page;
}
