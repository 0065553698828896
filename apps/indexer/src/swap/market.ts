import type { Context } from 'ponder:registry';
import { bundle, exchangeFactory, pair, token } from 'ponder:schema';
import type { ExchangeTotals, MarketState, PairFigures, TokenState } from '@besc/domain/market/market-state';
import type { TradeVolume } from '@besc/domain/market/trade-volume';
import type { Hex } from '@besc/domain/shared/hex';
import { type IndexId, indexId } from '@besc/domain/shared/index-id';
import { bundleId } from '../shared/bundle-id';
import { fromDecimals, fromDecimalText, toDecimals, valueDecimals } from '../shared/decimal-text';
import { indexSettings } from '../shared/index-settings';
import { MissingRowError } from '../shared/missing-row-error';

/** The state of a pair and of all that one of its events may change, in whole numbers. */
export interface Market extends MarketState {
  readonly id: IndexId;
}

/** Where in the chain a market stands, and what the event adds to the sums of its hour and day. */
export interface MarketChange {
  readonly blockNumber: number;
  readonly timestamp: number;
  readonly volume: TradeVolume;
  /** 1 for a trade, mint or burn; 0 for a mere change of reserves. */
  readonly transactions: 0 | 1;
}

/** Reads a pair with its tokens, the totals and the native price. Throws MissingRowError for a pair never created. */
export async function readMarket(db: Context['db'], address: Hex): Promise<Market> {
  const id = indexId(address);
  const pairRow = await found('pair', id, db.find(pair, { id }));
  const token0 = tokenState(await found('token', pairRow.token0Id, db.find(token, { id: pairRow.token0Id })));
  const token1 = tokenState(await found('token', pairRow.token1Id, db.find(token, { id: pairRow.token1Id })));
  const { factory } = indexSettings();
  const totals = await found('exchangeFactory', factory, db.find(exchangeFactory, { id: factory }));
  const { nativePrice } = await found('bundle', bundleId, db.find(bundle, { id: bundleId }));
  return {
    id,
    pair: pairFigures(pairRow, token0, token1),
    token0,
    token1,
    totals: {
      ...fromDecimals(totals, totalValues, valueDecimals),
      totalTransactions: totals.totalTransactions,
      totalTraders: totals.totalTraders,
    },
    nativePrice: fromDecimalText(nativePrice, valueDecimals),
  };
}

async function found<Row>(table: string, id: string, row: Promise<Row | null>): Promise<Row> {
  const stored = await row;
  if (stored === null) throw new MissingRowError(table, id);
  return stored;
}

const tokenAmounts = ['tradeVolume', 'totalLiquidity'] as const;
const tokenValues = ['tradeVolumeUSD', 'untrackedVolumeUSD', 'derivedNative', 'derivedUSD'] as const;
const amounts0 = ['reserve0', 'volumeToken0'] as const;
const amounts1 = ['reserve1', 'volumeToken1'] as const;
const pairValues = [
  'totalSupply',
  'reserveNative',
  'reserveUSD',
  'trackedReserveNative',
  'token0Price',
  'token1Price',
  'volumeUSD',
  'untrackedVolumeUSD',
] as const;
const totalValues = [
  'totalVolumeUSD',
  'totalVolumeNative',
  'untrackedVolumeUSD',
  'totalLiquidityUSD',
  'totalLiquidityNative',
] as const;

function tokenState(row: typeof token.$inferSelect): TokenState {
  return {
    id: row.id,
    decimals: row.decimals,
    totalTransactions: row.totalTransactions,
    ...fromDecimals(row, tokenAmounts, row.decimals),
    ...fromDecimals(row, tokenValues, valueDecimals),
  };
}

function pairFigures(row: typeof pair.$inferSelect, token0: TokenState, token1: TokenState): PairFigures {
  return {
    totalTransactions: row.totalTransactions,
    ...fromDecimals(row, amounts0, token0.decimals),
    ...fromDecimals(row, amounts1, token1.decimals),
    ...fromDecimals(row, pairValues, valueDecimals),
  };
}

/** The columns of a token that events change. */
export function tokenColumns(state: TokenState) {
  return {
    totalTransactions: state.totalTransactions,
    ...toDecimals(state, tokenAmounts, state.decimals),
    ...toDecimals(state, tokenValues, valueDecimals),
  };
}

/** The columns of a pair that events change. */
export function pairColumns({ pair: figures, token0, token1 }: MarketState) {
  return {
    totalTransactions: figures.totalTransactions,
    ...toDecimals(figures, amounts0, token0.decimals),
    ...toDecimals(figures, amounts1, token1.decimals),
    ...toDecimals(figures, pairValues, valueDecimals),
  };
}

/** The columns of the totals that events of pairs change. */
export function totalColumns(totals: ExchangeTotals) {
  const { totalTransactions, totalTraders } = totals;
  return { totalTransactions, totalTraders, ...toDecimals(totals, totalValues, valueDecimals) };
}
