import { liquidityChangeShape } from '@besc/domain/liquidity/liquidity-rows';
import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, type Page, pageOf } from '../shared/index-document';

const rowShape = { id: 'text', transaction: 'hash', timestamp: 'time', ...liquidityChangeShape } as const;

const document = indexDocument('$account: String!, $pair: String!, $after: String', {
  page: pageOf(
    'liquidityChanges(where: { account: $account, pairId: $pair }, orderBy: "timestamp", orderDirection: "desc", limit: 25, after: $after)',
    rowShape,
  ),
});

export type LiquidityChangeRow = Row<typeof rowShape>;

/** How an account came by its LP of a pair, newest first, a page at a time. Throws FetchError. */
export async function fetchLiquidityChanges(
  request: IndexRequest & { account: Address; pair: Address; after: string | undefined },
): Promise<Page<LiquidityChangeRow>> {
  const { account, pair, after, ...rest } = request;
  const variables = { account: indexId(account), pair: indexId(pair), after: after ?? null };
  return (await fetchIndex({ ...rest, document, variables })).page;
}
