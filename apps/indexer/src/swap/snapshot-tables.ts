import { index, onchainTable } from 'ponder';

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
    totalVolumeUSD: t.numeric().notNull(),
    totalVolumeNative: t.numeric().notNull(),
    untrackedVolumeUSD: t.numeric().notNull(),
    totalLiquidityUSD: t.numeric().notNull(),
    totalLiquidityNative: t.numeric().notNull(),
  }),
  (table) => ({ byTime: index().on(table.timestamp) }),
);

export const bundleSnapshot = onchainTable(
  'bundle_snapshot',
  (t) => ({
    /** block number */
    id: t.integer().primaryKey(),
    timestamp: t.integer().notNull(),
    nativePrice: t.numeric().notNull(),
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
    tradeVolume: t.numeric().notNull(),
    tradeVolumeUSD: t.numeric().notNull(),
    untrackedVolumeUSD: t.numeric().notNull(),
    totalTransactions: t.integer().notNull(),
    totalLiquidity: t.numeric().notNull(),
    derivedNative: t.numeric().notNull(),
    derivedUSD: t.numeric().notNull(),
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
    reserve0: t.numeric().notNull(),
    reserve1: t.numeric().notNull(),
    totalSupply: t.numeric().notNull(),
    reserveNative: t.numeric().notNull(),
    reserveUSD: t.numeric().notNull(),
    trackedReserveNative: t.numeric().notNull(),
    token0Price: t.numeric().notNull(),
    token1Price: t.numeric().notNull(),
    volumeToken0: t.numeric().notNull(),
    volumeToken1: t.numeric().notNull(),
    volumeUSD: t.numeric().notNull(),
    untrackedVolumeUSD: t.numeric().notNull(),
    totalTransactions: t.integer().notNull(),
  }),
  (table) => ({
    byPair: index().on(table.pairId, table.blockNumber),
    byPairTime: index().on(table.pairId, table.timestamp),
  }),
);
