import { candleShape } from '@besc/domain/market/candle';
import { type PairTrade, pairTradeShape } from '@besc/domain/market/pair-trade';
import type { Address } from '@besc/domain/shared/address';
import { daySeconds } from '@besc/domain/shared/constants';
import { mulE18 } from '@besc/domain/shared/fixed-point';
import { indexId } from '@besc/domain/shared/index-id';
import { volumeSince } from '@besc/domain/shared/pair-volume';
import { tradeFees } from '@besc/domain/shared/trading-fee';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, oneRow, rowsOf } from '../shared/index-document';

/** Trades that are told, and seconds of the candles from which high and low of a day are read. */
const mostTrades = 50;
const rangeSeconds = 300;
const mostRanges = daySeconds / rangeSeconds + 1;

const volumes = { volumeUSD: 'usd', untrackedVolumeUSD: 'usd', totalTransactions: 'count' } as const;
const document = indexDocument('$id: String!, $dayAgo: Int!', {
  pair: oneRow('pair(id: $id)', { ...volumes, reserveNative: 'usd' }),
  bundle: oneRow('bundle(id: "1")', { nativePrice: 'usd' }),
  before: rowsOf(
    'pairSnapshots(where: { pairId: $id, timestamp_lte: $dayAgo }, orderBy: "timestamp", orderDirection: "desc", limit: 1)',
    volumes,
    1,
  ),
  ranges: rowsOf(
    `pairCandles(where: { pairId: $id, seconds: ${rangeSeconds}, start_gte: $dayAgo }, orderBy: "start", orderDirection: "desc", limit: ${mostRanges})`,
    { high: candleShape.high, low: candleShape.low },
    mostRanges,
  ),
  trades: rowsOf(
    `swaps(where: { pairId: $id }, orderBy: "timestamp", orderDirection: "desc", limit: ${mostTrades})`,
    pairTradeShape,
    mostTrades,
  ),
});

/** What goes on in a pair; USD in 10^-18, prices as in its candles. */
export interface PairMarket {
  /** Of 24 hours; undefined where something happened that nothing trusted prices. */
  readonly volumeE18: bigint | undefined;
  readonly feesE18: bigint | undefined;
  /** Undefined where nothing trusted prices either token. */
  readonly liquidityE18: bigint | undefined;
  /** Over 24 hours; undefined without a trade. */
  readonly high: bigint | undefined;
  readonly low: bigint | undefined;
  /** The newest trades, newest first. */
  readonly trades: readonly PairTrade[];
}

/** A pair's day and its newest trades in one request; undefined for a pair that the index does not know. Throws FetchError. */
export async function fetchPairMarket(
  request: IndexRequest & { pair: Address; now: number },
): Promise<PairMarket | undefined> {
  const { pair: address, now, ...rest } = request;
  const variables = { id: indexId(address), dayAgo: Math.floor(now) - daySeconds };
  const { pair, bundle, before, ranges, trades } = await fetchIndex({ ...rest, document, variables });
  if (pair === undefined) return undefined;
  const liquidityE18 = mulE18(pair.reserveNative ?? 0n, bundle?.nativePrice ?? 0n) || undefined;
  const volumeE18 = volumeSince({ now: pair, past: before[0], isPriced: liquidityE18 !== undefined });
  const first = ranges[0];
  return {
    volumeE18,
    feesE18: tradeFees(volumeE18),
    liquidityE18,
    high: first && ranges.reduce((most, { high }) => (high > most ? high : most), first.high),
    low: first && ranges.reduce((least, { low }) => (low < least ? low : least), first.low),
    trades,
  };
}
