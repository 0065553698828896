import { index, onchainTable } from 'ponder';
import { amount0, amount1, e18, tokenAmount } from '../shared/decimal-columns';

export const factorySnapshot = onchainTable(
  'factory_snapshot',
  (t) => ({
    /** block number */
    id: t.integer().primaryKey(),
    timestamp: t.integer().notNull(),
    totalPairs: t.integer().notNull(),
    totalTransactions: t.integer().notNull(),
    /** Accounts that have signed a trade. */
    totalTraders: t.integer().notNull(),
    totalVolumeUSD: e18(t).notNull(),
    totalVolumeNative: e18(t).notNull(),
    untrackedVolumeUSD: e18(t).notNull(),
    totalLiquidityUSD: e18(t).notNull(),
    totalLiquidityNative: e18(t).notNull(),
  }),
  (table) => ({ byTime: index().on(table.timestamp) }),
);

export const bundleSnapshot = onchainTable(
  'bundle_snapshot',
  (t) => ({
    /** block number */
    id: t.integer().primaryKey(),
    timestamp: t.integer().notNull(),
    nativePrice: e18(t).notNull(),
  }),
  (table) => ({ byTime: index().on(table.timestamp) }),
);

export const tokenSnapshot = onchainTable(
  'token_snapshot',
  (t) => ({
    /** token, "-", block number */
    id: t.text().primaryKey(),
    tokenId: t.hex().notNull(),
    blockNumber: t.integer().notNull(),
    timestamp: t.integer().notNull(),
    tradeVolume: tokenAmount(t).notNull(),
    tradeVolumeUSD: e18(t).notNull(),
    untrackedVolumeUSD: e18(t).notNull(),
    totalTransactions: t.integer().notNull(),
    totalLiquidity: tokenAmount(t).notNull(),
    derivedNative: e18(t).notNull(),
    derivedUSD: e18(t).notNull(),
  }),
  (table) => ({
    byToken: index().on(table.tokenId, table.blockNumber),
    byTokenTime: index().on(table.tokenId, table.timestamp),
  }),
);

export const pairSnapshot = onchainTable(
  'pair_snapshot',
  (t) => ({
    /** pair, "-", block number */
    id: t.text().primaryKey(),
    pairId: t.hex().notNull(),
    blockNumber: t.integer().notNull(),
    timestamp: t.integer().notNull(),
    reserve0: amount0(t).notNull(),
    reserve1: amount1(t).notNull(),
    totalSupply: e18(t).notNull(),
    reserveNative: e18(t).notNull(),
    reserveUSD: e18(t).notNull(),
    trackedReserveNative: e18(t).notNull(),
    token0Price: e18(t).notNull(),
    token1Price: e18(t).notNull(),
    volumeToken0: amount0(t).notNull(),
    volumeToken1: amount1(t).notNull(),
    volumeUSD: e18(t).notNull(),
    untrackedVolumeUSD: e18(t).notNull(),
    totalTransactions: t.integer().notNull(),
  }),
  (table) => ({
    byPair: index().on(table.pairId, table.blockNumber),
    byPairTime: index().on(table.pairId, table.timestamp),
  }),
);
