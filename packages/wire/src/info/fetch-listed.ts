import {
  chainSwapShape,
  infoTokenShape,
  infoTotalsShape,
  listedPoolShape,
  pastListedPoolShape,
} from '@besc/domain/info/info-rows';
import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { fetchPages } from '../shared/fetch-pages';
import { indexDocument, oneRow, pageOf, pageWith, rowsOf, rowWith } from '../shared/index-document';
import { indexLimits } from '../shared/index-limits';

type PoolState = Row<typeof pastListedPoolShape>;

/** A pool with its state a day ago; undefined for one that is younger. */
export type ListedPool = Row<typeof listedPoolShape> & { readonly dayAgo: PoolState | undefined };

/** More pages than anybody lists. */
const mostPages = 20;
/** By creation, which no trade changes between two pages. */
const pools = indexDocument('$after: String', {
  page: pageOf('pairs(orderBy: "timestamp", orderDirection: "asc", limit: 1000, after: $after)', listedPoolShape),
});

/** All pools, in the order of their creation. Throws FetchError. */
export async function fetchListedPools(request: IndexRequest): Promise<readonly Row<typeof listedPoolShape>[]> {
  return await fetchPages({ ...request, document: pools, variables: {}, mostPages });
}

/** One look-up each, of which a request has 500. */
const states = indexDocument('$time: Int!, $after: String', {
  page: pageWith(
    'pairs(orderBy: "timestamp", orderDirection: "asc", limit: 400, after: $after)',
    rowWith(
      { id: 'address' },
      {
        states: rowsOf(
          'snapshots(where: { timestamp_lte: $time }, orderBy: "timestamp", orderDirection: "desc", limit: 1)',
          pastListedPoolShape,
          1,
        ),
      },
    ),
  ),
});

/** What each pool was at a time, unix seconds; costs a look-up for each. Throws FetchError. */
export async function fetchPoolStates(
  request: IndexRequest & { time: number },
): Promise<ReadonlyMap<Address, PoolState>> {
  const { time, ...rest } = request;
  const rows = await fetchPages({ ...rest, document: states, variables: { time }, mostPages });
  return new Map(rows.flatMap(({ id, states: [state] }) => (state === undefined ? [] : [[id, state]])));
}

const changes = indexDocument('$from: Int!, $to: Int!, $after: String', {
  page: pageOf(
    'pairSnapshots(where: { timestamp_gt: $from, timestamp_lte: $to }, orderBy: "timestamp", orderDirection: "asc", limit: 1000, after: $after)',
    { pairId: 'address', ...pastListedPoolShape },
  ),
});

/**
 * The same at `to`, from what it was at `from` and what changed since. Undefined for more than 20,000 changes, or when `to`
 * comes first. Throws FetchError.
 */
export async function fetchLaterStates(
  request: IndexRequest & { from: number; to: number; states: ReadonlyMap<Address, PoolState> },
): Promise<ReadonlyMap<Address, PoolState> | undefined> {
  const { from, to, states: before, ...rest } = request;
  if (to < from) return undefined;
  const rows = await fetchPages({ ...rest, document: changes, variables: { from, to }, mostPages });
  if (rows.length >= mostPages * indexLimits.pageRows) return undefined;
  return new Map([...before, ...rows.map(({ pairId, ...state }) => [pairId, state] as const)]);
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
