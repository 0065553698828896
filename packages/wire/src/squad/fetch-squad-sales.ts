import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { Row } from '@besc/domain/shared/row-shape';
import { squadSaleShape, squadStepShape } from '@besc/domain/squad/squad-rows';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, oneRow, rowsOf } from '../shared/index-document';

export type IndexedSale = Row<typeof squadSaleShape>;
/** When a sale came to a status. */
export type SaleStep = Row<typeof squadStepShape>;

/** A sale comes to each status once at most. */
const mostSteps = 10;

const document = indexDocument('$id: String!', {
  sale: oneRow('squadSale(id: $id)', squadSaleShape),
  steps: rowsOf(
    `squadSteps(where: { saleId: $id }, orderBy: "timestamp", limit: ${mostSteps})`,
    squadStepShape,
    mostSteps,
  ),
});

/** A sale with the times of its steps, oldest first; undefined when the index has none. Throws FetchError. */
export async function fetchSquadSale(
  request: IndexRequest & { sale: Address },
): Promise<{ readonly sale: IndexedSale | undefined; readonly steps: readonly SaleStep[] }> {
  const { sale, ...rest } = request;
  return await fetchIndex({ ...rest, document, variables: { id: indexId(sale) } });
}
