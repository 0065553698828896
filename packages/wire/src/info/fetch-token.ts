import type { TokenFigures } from '@besc/domain/info/token-figures';
import type { PoolFigures } from '@besc/domain/market/pool-figures';
import type { PricingRules } from '@besc/domain/market/pricing-rules';
import { usdPriceE18 } from '@besc/domain/market/usd-price';
import { type NoPrice, whyNoPrice } from '@besc/domain/market/why-no-price';
import type { Address } from '@besc/domain/shared/address';
import { powerOfTen } from '@besc/domain/shared/fixed-point';
import { indexId } from '@besc/domain/shared/index-id';
import { parseDecimal } from '@besc/domain/shared/parse-decimal';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, rowsOf, rowsWith } from '../shared/index-document';
import { poolRow, timesBefore, timesText } from '../shared/pool-parts';
import { figuresOf, nativeParts, tokenRow } from './info-parts';
import { type TransactionPages, transactionPages, transactionParts } from './transaction-parts';

/** Of each side of the token, by what they hold. */
const mostPools = 15;

const poolsBy = (field: string) =>
  rowsWith(
    `pairs(where: { ${field}: $id }, orderBy: "reserveUSD", orderDirection: "desc", limit: ${mostPools})`,
    poolRow,
    mostPools,
  );

const document = indexDocument(`$id: String!, $pricing: [String!], $most: Int!, ${timesText}`, {
  token: rowsWith('tokens(where: { id: $id }, limit: 1)', tokenRow, 1),
  pools0: poolsBy('token0Id'),
  pools1: poolsBy('token1Id'),
  pricing: rowsOf('pairs(where: { id_in: $pricing }, limit: $most)', {
    token0Id: 'address',
    token1Id: 'address',
    reserve0: 'units',
    reserve1: 'units',
    decimals0: 'count',
    decimals1: 'count',
  }),
  ...nativeParts,
  ...transactionParts('token'),
});

/** A token with its pools and its last transactions. */
export interface InfoToken {
  readonly figures: TokenFigures;
  /** What keeps it from having a price. */
  readonly noPrice: NoPrice<Address> | undefined;
  readonly pools: readonly PoolFigures[];
  readonly transactions: TransactionPages;
}

/** A token in one request; undefined for one that the index does not know. `pricing` are the pairs that may price it. Throws FetchError. */
export async function fetchToken(
  request: IndexRequest & {
    token: Address;
    rules: PricingRules<Address>;
    pricing: readonly Address[];
    now: number;
  },
): Promise<InfoToken | undefined> {
  const { token, rules, pricing, now, ...rest } = request;
  const variables = { id: indexId(token), pricing: pricing.map(indexId), most: pricing.length, ...timesBefore(now) };
  const data = await fetchIndex({ ...rest, document, variables });
  const [row] = data.token;
  if (row === undefined) return undefined;
  const pairs = data.pricing.map(({ token0Id, token1Id, decimals0, decimals1, ...reserves }) => ({
    token0: token0Id,
    token1: token1Id,
    decimals0,
    decimals1,
    reserve0: unitsOf(reserves.reserve0, decimals0),
    reserve1: unitsOf(reserves.reserve1, decimals1),
  }));
  const figures = figuresOf(data);
  const pools = [...data.pools0, ...data.pools1].map(figures.pool);
  return {
    figures: figures.token(row, usdPriceE18({ token, pairs, rules })),
    noPrice: whyNoPrice({ token, pairs, rules }),
    pools: pools.toSorted((one, other) => Number((other.liquidityE18 ?? 0n) - (one.liquidityE18 ?? 0n))),
    transactions: transactionPages(data),
  };
}

function unitsOf(text: string, decimals: number): bigint {
  const amount = parseDecimal(text);
  return amount === undefined ? 0n : (amount.numerator * powerOfTen(decimals)) / amount.denominator;
}
