import {
  chainSwapShape,
  infoTokenShape,
  infoTotalsShape,
  listedPoolShape,
  pastListedPoolShape,
} from '@besc/domain/info/info-rows';
import type { Address } from '@besc/domain/shared/address';
import { daySeconds } from '@besc/domain/shared/constants';
import { indexId } from '@besc/domain/shared/index-id';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { fetchPages } from '../shared/fetch-pages';
import { indexDocument, oneRow, pageOf, pageWith, rowsOf, rowWith } from '../shared/index-document';

/** A pool with its state a day ago. */
export type ListedPool = Row<typeof listedPoolShape> & {
  readonly dayAgo: readonly Row<typeof pastListedPoolShape>[];
};

/** One look-up each, of which a request has 500. */
const pools = indexDocument('$dayAgo: Int!, $after: String', {
  page: pageWith(
    'pairs(orderBy: "reserveUSD", orderDirection: "desc", limit: 400, after: $after)',
    rowWith(listedPoolShape, {
      dayAgo: rowsOf(
        'snapshots(where: { timestamp_lte: $dayAgo }, orderBy: "timestamp", orderDirection: "desc", limit: 1)',
        pastListedPoolShape,
        1,
      ),
    }),
  ),
});

/** More pools than anybody lists. */
const mostPages = 20;

/** All pools, those that hold most first. `now` is in unix seconds. Throws FetchError. */
export async function fetchListedPools(request: IndexRequest & { now: number }): Promise<readonly ListedPool[]> {
  const { now, ...rest } = request;
  return await fetchPages({ ...rest, document: pools, variables: { dayAgo: Math.floor(now) - daySeconds }, mostPages });
}

const tokens = indexDocument('$after: String', {
  page: pageOf('tokens(orderBy: "tradeVolumeUSD", orderDirection: "desc", limit: 1000, after: $after)', infoTokenShape),
});

/** All tokens, those that traded most first. Throws FetchError. */
export async function fetchListedTokens(request: IndexRequest): Promise<readonly Row<typeof infoTokenShape>[]> {
  return await fetchPages({ ...request, document: tokens, variables: {}, mostPages });
}

const state = indexDocument('$factory: String!', {
  blocks: rowsOf(
    'blocks(orderBy: "number", orderDirection: "desc", limit: 1)',
    { number: 'count', timestamp: 'time' },
    1,
  ),
  bundle: oneRow('bundle(id: "1")', { nativePrice: 'usd' }),
  totals: oneRow('exchangeFactory(id: $factory)', infoTotalsShape),
});

/** How far the index is, USD of one native coin (10^-18), and the exchange's totals. Throws FetchError. */
export async function fetchListingState(request: IndexRequest & { factory: Address }) {
  const { factory, ...rest } = request;
  const { blocks, bundle, totals } = await fetchIndex({
    ...rest,
    document: state,
    variables: { factory: indexId(factory) },
  });
  return { latest: blocks[0], nativeE18: bundle?.nativePrice ?? 0n, totals };
}

const asset = indexDocument('$id: String!', { token: oneRow('token(id: $id)', infoTokenShape) });

/** One token; undefined for one that no pool holds. Throws FetchError. */
export async function fetchListedToken(request: IndexRequest & { token: Address }) {
  const { token, ...rest } = request;
  return (await fetchIndex({ ...rest, document: asset, variables: { id: indexId(token) } })).token;
}

const pair = indexDocument('$id: String!', { pair: oneRow('pair(id: $id)', listedPoolShape) });

/** One pool; undefined for one that the factory has not made. Throws FetchError. */
export async function fetchListedPool(request: IndexRequest & { pool: Address }) {
  const { pool, ...rest } = request;
  return (await fetchIndex({ ...rest, document: pair, variables: { id: indexId(pool) } })).pair;
}

const days = indexDocument('$from: Int!, $most: Int!', {
  rows: rowsOf('exchangeDayDatas(where: { date_gte: $from }, orderBy: "date", orderDirection: "asc", limit: $most)', {
    date: 'time',
    dailyVolumeUSD: 'usd',
    totalLiquidityUSD: 'usd',
    dailyTxns: 'count',
  }),
});

/** At most so many days at once. */
export const mostDays = 1000;

/** Days of the exchange that had an event, from one on, oldest first. Throws FetchError. */
export async function fetchExchangeDays(request: IndexRequest & { from: number }) {
  const { from, ...rest } = request;
  return (await fetchIndex({ ...rest, document: days, variables: { from, most: mostDays } })).rows;
}

/** Trades of a pool at once. */
export const mostTrades = 500;

const trades = indexDocument('$id: String!, $most: Int!', {
  rows: rowsOf(
    'swaps(where: { pairId: $id }, orderBy: "timestamp", orderDirection: "desc", limit: $most)',
    chainSwapShape,
    mostTrades,
  ),
});

/** The last trades of a pool, newest first. Throws FetchError. */
export async function fetchListedTrades(request: IndexRequest & { pool: Address; most: number }) {
  const { pool, most, ...rest } = request;
  return (await fetchIndex({ ...rest, document: trades, variables: { id: indexId(pool), most } })).rows;
}
