import { auctionShape } from '@besc/domain/auctions/auctions-rows';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, pageOf } from '../shared/index-document';

export type AuctionRow = Row<typeof auctionShape>;

const document = indexDocument('$limit: Int!, $after: String', {
  page: pageOf('auctions(orderBy: "number", orderDirection: "desc", limit: $limit, after: $after)', auctionShape),
});

/** A page of all auctions, the newest first, and the cursor of the next one. Throws FetchError. */
export async function fetchAuctions(
  request: IndexRequest & { first: number; after?: string | undefined },
): Promise<{ readonly rows: readonly AuctionRow[]; readonly next: string | undefined }> {
  const { first, after, ...rest } = request;
  return (await fetchIndex({ ...rest, document, variables: { limit: first, after: after ?? null } })).page;
}
