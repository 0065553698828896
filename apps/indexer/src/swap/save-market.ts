import type { Context } from 'ponder:registry';
import {
  bundle,
  bundleSnapshot,
  exchangeFactory,
  factorySnapshot,
  pair,
  pairSnapshot,
  token,
  tokenSnapshot,
} from 'ponder:schema';
import type { MarketState, TokenState } from '@besc/domain/market/market-state';
import { bundleId } from '../shared/bundle-id';
import { foundRow } from '../shared/found-row';
import { indexSettings } from '../shared/index-settings';
import { type Market, type MarketChange, pairColumns, tokenColumns, totalColumns } from './market';
import { saveExchangeDay, savePairPeriods, saveTokenPeriods } from './save-swap-periods';

/** Stores a market, its values at this block, and the hour and day rows. */
export async function saveMarket(db: Context['db'], market: Market, change: MarketChange): Promise<void> {
  const { timestamp, blockNumber, volume } = change;
  const { id, token0, token1 } = market;
  await saveTotals(db, market, change);
  await saveToken(db, { market, token: token0, moved: volume.moved0 }, change);
  await saveToken(db, { market, token: token1, moved: volume.moved1 }, change);
  const columns = pairColumns(market.pair);
  const decimals = { decimals0: token0.decimals, decimals1: token1.decimals };
  await db.update(pair, { id }).set(columns);
  await db
    .insert(pairSnapshot)
    .values({ id: `${id}-${blockNumber}`, pairId: id, blockNumber, timestamp, ...decimals, ...columns })
    .onConflictDoUpdate(columns);
  await savePairPeriods(db, market, change);
}

async function saveToken(
  db: Context['db'],
  { market, token: state, moved }: { market: MarketState; token: TokenState; moved: bigint },
  change: MarketChange,
): Promise<void> {
  const { blockNumber, timestamp } = change;
  const columns = tokenColumns(state);
  await db.update(token, { id: state.id }).set({ ...columns, blockNumber, timestamp });
  await db
    .insert(tokenSnapshot)
    .values({ id: `${state.id}-${blockNumber}`, tokenId: state.id, blockNumber, timestamp, ...columns })
    .onConflictDoUpdate(columns);
  await saveTokenPeriods(db, { nativePrice: market.nativePrice, token: state, moved }, change);
}

async function saveTotals(db: Context['db'], market: MarketState, change: MarketChange): Promise<void> {
  const { blockNumber, timestamp } = change;
  const { factory } = indexSettings();
  const columns = totalColumns(market.totals);
  const stored = await foundRow('exchangeFactory', factory, db.find(exchangeFactory, { id: factory }));
  await db.update(exchangeFactory, { id: factory }).set(columns);
  await db
    .insert(factorySnapshot)
    .values({ id: blockNumber, timestamp, totalPairs: stored.totalPairs, ...columns })
    .onConflictDoUpdate(columns);
  await saveExchangeDay(db, market, change);
  const { nativePrice } = market;
  if ((await db.find(bundle, { id: bundleId }))?.nativePrice === nativePrice) return;
  await db.update(bundle, { id: bundleId }).set({ nativePrice });
  await db
    .insert(bundleSnapshot)
    .values({ id: blockNumber, timestamp, nativePrice })
    .onConflictDoUpdate({ nativePrice });
}
