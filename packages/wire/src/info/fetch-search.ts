import { type Address, isAddressShape } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import { tokenFaceShape } from '@besc/domain/shared/pool-rows';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, rowsOf, rowsWith, rowWith } from '../shared/index-document';

/** What is searched for has so many characters at least, and at most. */
export const searchLength = { least: 2, most: 64 } as const;
const most = 10;
const mostPools = 5;

const poolShape = { id: 'address', token0: tokenFaceShape, token1: tokenFaceShape } as const;
const poolsOf = (list: string) =>
  rowsOf(`${list}(orderBy: "reserveUSD", orderDirection: "desc", limit: ${mostPools})`, poolShape, mostPools);

const byText = indexDocument('$text: String!', {
  tokens: rowsWith(
    `tokens(where: { OR: [{ symbol_contains_nocase: $text }, { name_contains_nocase: $text }] }, orderBy: "totalTransactions", orderDirection: "desc", limit: ${most})`,
    rowWith(tokenFaceShape, { pools0: poolsOf('pairs0'), pools1: poolsOf('pairs1') }),
    most,
  ),
});
const byAddress = indexDocument('$id: String!', {
  tokens: rowsOf('tokens(where: { id: $id }, limit: 1)', tokenFaceShape, 1),
  pools: rowsOf('pairs(where: { id: $id }, limit: 1)', poolShape, 1),
});

/** Tokens and pools that were found. */
export interface Found {
  readonly tokens: readonly Row<typeof tokenFaceShape>[];
  readonly pools: readonly Row<typeof poolShape>[];
}

/** Tokens by a part of their symbol or name, with their pools; or what is at an address. One request. Throws FetchError. */
export async function fetchSearch(request: IndexRequest & { text: string | Address }): Promise<Found> {
  const { text, ...rest } = request;
  if (isAddressShape(text)) return await fetchIndex({ ...rest, document: byAddress, variables: { id: indexId(text) } });
  const { tokens } = await fetchIndex({ ...rest, document: byText, variables: { text } });
  const pools = tokens.flatMap(({ pools0, pools1 }) => [...pools0, ...pools1]);
  return { tokens, pools: [...new Map(pools.map((pool) => [pool.id, pool])).values()].slice(0, most) };
}
