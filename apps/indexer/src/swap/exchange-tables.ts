import { index, onchainTable } from 'ponder';

export const exchangeFactory = onchainTable('exchange_factory', (t) => ({
  id: t.hex().primaryKey(),
  totalPairs: t.integer().notNull(),
  totalTransactions: t.integer().notNull(),
  /** Accounts that have signed a trade. */
  totalTraders: t.integer().notNull(),
  totalVolumeUSD: t.numeric().notNull(),
  totalVolumeNative: t.numeric().notNull(),
  untrackedVolumeUSD: t.numeric().notNull(),
  totalLiquidityUSD: t.numeric().notNull(),
  totalLiquidityNative: t.numeric().notNull(),
}));

export const bundle = onchainTable('bundle', (t) => ({
  id: t.text().primaryKey(),
  nativePrice: t.numeric().notNull(),
}));

export const token = onchainTable(
  'token',
  (t) => ({
    id: t.hex().primaryKey(),
    name: t.text().notNull(),
    symbol: t.text().notNull(),
    decimals: t.integer().notNull(),
    tradeVolume: t.numeric().notNull(),
    tradeVolumeUSD: t.numeric().notNull(),
    untrackedVolumeUSD: t.numeric().notNull(),
    totalTransactions: t.integer().notNull(),
    totalLiquidity: t.numeric().notNull(),
    derivedNative: t.numeric().notNull(),
    derivedUSD: t.numeric().notNull(),
    /** Pairs with a whitelisted token, in order of creation: the only ones a price may come from. */
    whitelistPairs: t.hex().array().notNull(),
    blockNumber: t.integer().notNull(),
    timestamp: t.integer().notNull(),
  }),
  (table) => ({
    bySymbol: index().on(table.symbol),
    byName: index().on(table.name),
    byVolume: index().on(table.tradeVolumeUSD),
    byLiquidity: index().on(table.totalLiquidity),
    byTransactions: index().on(table.totalTransactions),
  }),
);

export const pair = onchainTable(
  'pair',
  (t) => ({
    id: t.hex().primaryKey(),
    name: t.text().notNull(),
    token0Id: t.hex().notNull(),
    token1Id: t.hex().notNull(),
    reserve0: t.numeric().notNull(),
    reserve1: t.numeric().notNull(),
    totalSupply: t.numeric().notNull(),
    reserveNative: t.numeric().notNull(),
    reserveUSD: t.numeric().notNull(),
    trackedReserveNative: t.numeric().notNull(),
    /** Token 0 per token 1. */
    token0Price: t.numeric().notNull(),
    /** Token 1 per token 0. */
    token1Price: t.numeric().notNull(),
    volumeToken0: t.numeric().notNull(),
    volumeToken1: t.numeric().notNull(),
    volumeUSD: t.numeric().notNull(),
    untrackedVolumeUSD: t.numeric().notNull(),
    totalTransactions: t.integer().notNull(),
    /** Block and time of creation. */
    block: t.integer().notNull(),
    timestamp: t.integer().notNull(),
  }),
  (table) => ({
    byToken0: index().on(table.token0Id, table.reserveUSD),
    byToken1: index().on(table.token1Id, table.reserveUSD),
    byReserve: index().on(table.reserveUSD),
    byTrackedReserve: index().on(table.trackedReserveNative),
    byVolume: index().on(table.volumeUSD),
    byTime: index().on(table.timestamp),
  }),
);

export const trader = onchainTable('trader', (t) => ({
  /** Account that signed a trade. */
  id: t.hex().primaryKey(),
  /** Block and time of its first one. */
  blockNumber: t.integer().notNull(),
  timestamp: t.integer().notNull(),
}));
