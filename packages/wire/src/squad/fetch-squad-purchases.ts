import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { Row } from '@besc/domain/shared/row-shape';
import { squadPurchaseShape } from '@besc/domain/squad/squad-rows';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, type Page, pageOf } from '../shared/index-document';

export type SquadPurchase = Row<typeof squadPurchaseShape>;

const newestFirst = 'orderBy: "firstTicket", orderDirection: "desc", limit: $limit, after: $after';
const document = indexDocument('$id: String!, $limit: Int!, $after: String', {
  page: pageOf(`squadPurchases(where: { saleId: $id }, ${newestFirst})`, squadPurchaseShape),
});

/** A page of the purchases of a sale, newest first, and the cursor of the next one. Throws FetchError. */
export async function fetchSquadPurchases(
  request: IndexRequest & { sale: Address; first: number; after?: string | undefined },
): Promise<Page<SquadPurchase>> {
  const { sale, first, after, ...rest } = request;
  const variables = { id: indexId(sale), limit: first, after: after ?? null };
  return (await fetchIndex({ ...rest, document, variables })).page;
}
