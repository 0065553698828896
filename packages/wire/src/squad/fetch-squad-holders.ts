import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { Row } from '@besc/domain/shared/row-shape';
import { squadHolderShape } from '@besc/domain/squad/squad-rows';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, rowsOf } from '../shared/index-document';

export type SquadHolder = Row<typeof squadHolderShape>;

const document = indexDocument('$id: String!, $limit: Int!', {
  holders: rowsOf(
    'squadHolders(where: { saleId: $id, isRefunded: false, tickets_gt: 0 }, orderBy: "tickets", orderDirection: "desc", limit: $limit)',
    squadHolderShape,
  ),
});

/** Accounts with tickets of a sale that were not paid back, most tickets first. Throws FetchError. */
export async function fetchSquadHolders(
  request: IndexRequest & { sale: Address; first: number },
): Promise<readonly SquadHolder[]> {
  const { sale, first, ...rest } = request;
  return (await fetchIndex({ ...rest, document, variables: { id: indexId(sale), limit: first } })).holders;
}
