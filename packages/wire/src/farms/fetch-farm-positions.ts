import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, rowsOf } from '../shared/index-document';

const shape = {
  farmId: 'text',
  transactions: 'count',
  deposited: 'amount',
  withdrawn: 'amount',
  harvested: 'amount',
} as const;

const document = indexDocument('$account: String!', {
  rows: rowsOf(
    'farmPositions(where: { account: $account }, orderBy: "lastTimestamp", orderDirection: "desc", limit: 1000)',
    shape,
  ),
});

/** What an account ever did in each farm and was paid, in wei. Throws FetchError. */
export async function fetchFarmPositions(
  request: IndexRequest & { account: Address },
): Promise<readonly Row<typeof shape>[]> {
  const { account, ...rest } = request;
  return (await fetchIndex({ ...rest, document, variables: { account: indexId(account) } })).rows;
}
