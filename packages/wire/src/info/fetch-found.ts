import type { TokenFigures } from '@besc/domain/info/token-figures';
import type { PoolFigures } from '@besc/domain/market/pool-figures';
import { type Address, isAddressShape } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, rowsWith, rowWith } from '../shared/index-document';
import { nativeNow, onceEach, poolFiguresAt, poolRow, timesBefore, timesText } from '../shared/pool-parts';
import { figuresOf, nativeParts, tokenRow } from './info-parts';

type FoundRequest = IndexRequest & { readonly text: string | Address; readonly now: number };

const byWords = 'where: { OR: [{ symbol_contains_nocase: $text }, { name_contains_nocase: $text }] }';
const busiest = 'orderBy: "totalTransactions", orderDirection: "desc"';
const mostTokens = 50;
/** Each pool is two look-ups, of which a request has 500: ten of each side of ten tokens. */
const mostOf = 10;

const tokensByText = indexDocument('$text: String!, $dayAgo: Int!', {
  tokens: rowsWith(`tokens(${byWords}, ${busiest}, limit: ${mostTokens})`, tokenRow, mostTokens),
  ...nativeParts,
});
const tokenByAddress = indexDocument('$text: String!, $dayAgo: Int!', {
  tokens: rowsWith('tokens(where: { id: $text }, limit: 1)', tokenRow, 1),
  ...nativeParts,
});

const poolsOf = (list: string) =>
  rowsWith(`${list}(orderBy: "reserveUSD", orderDirection: "desc", limit: ${mostOf})`, poolRow, mostOf);
const withPools = rowWith({}, { pools0: poolsOf('pairs0'), pools1: poolsOf('pairs1') });
type WithPools = (typeof withPools)['schema']['_zod']['output'];
const poolsByText = indexDocument(`$text: String!, ${timesText}`, {
  tokens: rowsWith(`tokens(${byWords}, ${busiest}, limit: ${mostOf})`, withPools, mostOf),
  bundle: nativeNow,
});
const poolsByAddress = indexDocument(`$text: String!, ${timesText}`, {
  tokens: rowsWith('tokens(where: { id: $text }, limit: 1)', withPools, 1),
  pools: rowsWith('pairs(where: { id: $text }, limit: 1)', poolRow, 1),
  bundle: nativeNow,
});

/** Of all tokens the 50 busiest with the text in symbol or name, or what is at an address. One request. Throws FetchError. */
export async function fetchFoundTokens({ text, now, ...rest }: FoundRequest): Promise<readonly TokenFigures[]> {
  const { dayAgo } = timesBefore(now);
  const [document, sought] = isAddressShape(text) ? [tokenByAddress, indexId(text)] : [tokensByText, text];
  const data = await fetchIndex({ ...rest, document, variables: { text: sought, dayAgo } });
  const figures = figuresOf(data);
  return data.tokens.map((row) => figures.token(row));
}

/** The largest pools of the ten busiest tokens that are found; or those at an address. One request. Throws FetchError. */
export async function fetchFoundPools({ text, now, ...rest }: FoundRequest): Promise<readonly PoolFigures[]> {
  const times = timesBefore(now);
  const poolsIn = (tokens: readonly WithPools[]) => tokens.flatMap(({ pools0, pools1 }) => [...pools0, ...pools1]);
  if (isAddressShape(text)) {
    const variables = { text: indexId(text), ...times };
    const { tokens, pools, bundle } = await fetchIndex({ ...rest, document: poolsByAddress, variables });
    return onceEach([...pools, ...poolsIn(tokens)]).map(poolFiguresAt(bundle));
  }
  const { tokens, bundle } = await fetchIndex({ ...rest, document: poolsByText, variables: { text, ...times } });
  return onceEach(poolsIn(tokens)).map(poolFiguresAt(bundle));
}
