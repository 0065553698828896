import { index, onchainTable } from 'ponder';
import { amount0, amount1, e18, tokenAmount } from '../shared/decimal-columns';
import { reading } from '../shared/reading';

export const exchangeFactory = onchainTable('exchange_factory', (t) => ({
  id: t.hex().primaryKey(),
  totalPairs: t.integer().notNull(),
  totalTransactions: t.integer().notNull(),
  /** Accounts that have signed a trade. */
  totalTraders: t.integer().notNull(),
  totalVolumeUSD: e18(t).notNull(),
  totalVolumeNative: e18(t).notNull(),
  untrackedVolumeUSD: e18(t).notNull(),
  totalLiquidityUSD: e18(t).notNull(),
  totalLiquidityNative: e18(t).notNull(),
}));

export const bundle = onchainTable('bundle', (t) => ({
  id: t.text().primaryKey(),
  nativePrice: e18(t).notNull(),
}));

export const token = onchainTable(
  'token',
  (t) => ({
    id: t.hex().primaryKey(),
    name: t.text().notNull(),
    symbol: t.text().notNull(),
    decimals: t.integer().notNull(),
    tradeVolume: tokenAmount(t).notNull(),
    tradeVolumeUSD: e18(t).notNull(),
    untrackedVolumeUSD: e18(t).notNull(),
    totalTransactions: t.integer().notNull(),
    totalLiquidity: tokenAmount(t).notNull(),
    derivedNative: e18(t).notNull(),
    derivedUSD: e18(t).notNull(),
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

/** What people call a token. */
export const tokenReading = reading(token, { searched: ['name', 'symbol'] });

export const pair = onchainTable(
  'pair',
  (t) => ({
    id: t.hex().primaryKey(),
    name: t.text().notNull(),
    token0Id: t.hex().notNull(),
    token1Id: t.hex().notNull(),
    reserve0: amount0(t).notNull(),
    reserve1: amount1(t).notNull(),
    totalSupply: e18(t).notNull(),
    reserveNative: e18(t).notNull(),
    reserveUSD: e18(t).notNull(),
    trackedReserveNative: e18(t).notNull(),
    /** Token 0 per token 1. */
    token0Price: e18(t).notNull(),
    /** Token 1 per token 0. */
    token1Price: e18(t).notNull(),
    volumeToken0: amount0(t).notNull(),
    volumeToken1: amount1(t).notNull(),
    volumeUSD: e18(t).notNull(),
    untrackedVolumeUSD: e18(t).notNull(),
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
