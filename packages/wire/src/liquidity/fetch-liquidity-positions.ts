import { liquidityPositionShape } from '@besc/domain/liquidity/liquidity-rows';
import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, rowsOf } from '../shared/index-document';

/** As many positions of an account as are told, those with most LP first. */
export const mostPositions = 500;

const document = indexDocument('$account: String!', {
  rows: rowsOf(
    `liquidityPositions(where: { account: $account, liquidity_gt: "0" }, orderBy: "liquidity", orderDirection: "desc", limit: ${mostPositions})`,
    liquidityPositionShape,
    mostPositions,
  ),
});

export type LiquidityPositionRow = Row<typeof liquidityPositionShape>;

/** What the index keeps of an account's LP, in one request. Throws FetchError. */
export async function fetchLiquidityPositions(
  request: IndexRequest & { account: Address },
): Promise<readonly LiquidityPositionRow[]> {
  const { account, ...rest } = request;
  return (await fetchIndex({ ...rest, document, variables: { account: indexId(account) } })).rows;
}
