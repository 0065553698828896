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
import { bundleId, type Market, type TokenRow } from './market';
import { savePeriods } from './save-periods';
import type { TradeVolume } from './trade-volume';

/** Where in the chain a market stands, and what the event adds to the sums of its hour and day. */
export interface MarketChange {
  readonly blockNumber: number;
  readonly timestamp: number;
  readonly volume: TradeVolume;
  /** 1 for a trade, mint or burn; 0 for a mere change of reserves. */
  readonly transactions: 0 | 1;
}

/** Stores the rows of a market, their values at this block, and the hour and day rows. */
export async function saveMarket(db: Context['db'], market: Market, change: MarketChange): Promise<void> {
  const { timestamp, blockNumber } = change;
  await saveTotals(db, market, change);
  for (const row of [market.token0, market.token1]) {
    row.blockNumber = blockNumber;
    row.timestamp = timestamp;
    await saveToken(db, row);
  }
  const { id, ...values } = market.pair;
  await db.update(pair, { id }).set(values);
  const { block: _, name: _name, token0Id: _0, token1Id: _1, ...figures } = { ...values, timestamp };
  await db
    .insert(pairSnapshot)
    .values({ id: `${id}-${blockNumber}`, pairId: id, blockNumber, ...figures })
    .onConflictDoUpdate(figures);
  await savePeriods(db, market, change);
}

async function saveTotals(db: Context['db'], market: Market, { blockNumber, timestamp }: MarketChange): Promise<void> {
  const { id, ...totals } = market.factory;
  await db.update(exchangeFactory, { id }).set(totals);
  await db
    .insert(factorySnapshot)
    .values({ id: blockNumber, timestamp, ...totals })
    .onConflictDoUpdate(totals);
  const stored = await db.find(bundle, { id: bundleId });
  const { nativePrice } = market.bundle;
  if (stored?.nativePrice === nativePrice) return;
  await db.update(bundle, { id: bundleId }).set({ nativePrice });
  await db
    .insert(bundleSnapshot)
    .values({ id: blockNumber, timestamp, nativePrice })
    .onConflictDoUpdate({ nativePrice });
}

async function saveToken(db: Context['db'], row: TokenRow): Promise<void> {
  const { id, blockNumber, timestamp } = row;
  const figures = {
    tradeVolume: row.tradeVolume,
    tradeVolumeUSD: row.tradeVolumeUSD,
    untrackedVolumeUSD: row.untrackedVolumeUSD,
    totalTransactions: row.totalTransactions,
    totalLiquidity: row.totalLiquidity,
    derivedNative: row.derivedNative,
    derivedUSD: row.derivedUSD,
  };
  await db.update(token, { id }).set({ ...figures, blockNumber, timestamp });
  await db
    .insert(tokenSnapshot)
    .values({ id: `${id}-${blockNumber}`, tokenId: id, blockNumber, timestamp, ...figures })
    .onConflictDoUpdate(figures);
}
