import type { Context } from 'ponder:registry';
import { bundle, exchangeFactory, pair, token } from 'ponder:schema';
import type { MarketState, TokenState } from '@besc/domain/market/market-state';
import type { TradeVolume } from '@besc/domain/market/trade-volume';
import type { Hex } from '@besc/domain/shared/hex';
import { type IndexId, indexId } from '@besc/domain/shared/index-id';
import { bundleId } from '../shared/bundle-id';
import { foundRow } from '../shared/found-row';
import { indexSettings } from '../shared/index-settings';
import { picked } from '../shared/picked';
import { pairAmounts, tokenAmounts, totalAmounts } from './market-amounts';

/** The state of a pair and of all that one of its events may change. */
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
  const pairRow = await foundRow('pair', id, db.find(pair, { id }));
  const token0 = await readToken(db, pairRow.token0Id);
  const token1 = await readToken(db, pairRow.token1Id);
  const { factory } = indexSettings();
  const totals = await foundRow('exchangeFactory', factory, db.find(exchangeFactory, { id: factory }));
  const { nativePrice } = await foundRow('bundle', bundleId, db.find(bundle, { id: bundleId }));
  return { id, pair: pairColumns(pairRow), token0, token1, totals: totalColumns(totals), nativePrice };
}

async function readToken(db: Context['db'], id: IndexId): Promise<TokenState> {
  const row = await foundRow('token', id, db.find(token, { id }));
  return { id, ...tokenColumns(row) };
}

/** The columns of a token that events change, and what its amounts are in. */
export function tokenColumns(state: Omit<TokenState, 'id'>) {
  const { decimals, totalTransactions } = state;
  return { decimals, totalTransactions, ...picked(state, tokenAmounts) };
}

/** The columns of a pair that events change. */
export function pairColumns(figures: MarketState['pair']) {
  return { totalTransactions: figures.totalTransactions, ...picked(figures, pairAmounts) };
}

/** The columns of the totals that events of pairs change. */
export function totalColumns(totals: MarketState['totals']) {
  const { totalTransactions, totalTraders } = totals;
  return { totalTransactions, totalTraders, ...picked(totals, totalAmounts) };
}
