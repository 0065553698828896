import { index, onchainTable } from 'ponder';

export const pairHourData = onchainTable(
  'pair_hour_data',
  (t) => ({
    /** pair, "-", hour index (unix seconds / 3600) */
    id: t.text().primaryKey(),
    hourIndex: t.integer().notNull(),
    hourStartUnix: t.integer().notNull(),
    pairId: t.hex().notNull(),
    token0Id: t.hex().notNull(),
    token1Id: t.hex().notNull(),
    reserve0: t.numeric().notNull(),
    reserve1: t.numeric().notNull(),
    totalSupply: t.numeric().notNull(),
    reserveUSD: t.numeric().notNull(),
    token0DerivedNative: t.numeric().notNull(),
    token1DerivedNative: t.numeric().notNull(),
    token0DerivedUSD: t.numeric().notNull(),
    token1DerivedUSD: t.numeric().notNull(),
    hourlyVolumeToken0: t.numeric().notNull(),
    hourlyVolumeToken1: t.numeric().notNull(),
    hourlyVolumeUSD: t.numeric().notNull(),
    hourlyTxns: t.integer().notNull(),
  }),
  (table) => ({
    byPair: index().on(table.pairId, table.hourStartUnix),
    byTime: index().on(table.hourStartUnix),
  }),
);

export const pairDayData = onchainTable(
  'pair_day_data',
  (t) => ({
    /** pair, "-", day index (unix seconds / 86400) */
    id: t.text().primaryKey(),
    dayIndex: t.integer().notNull(),
    date: t.integer().notNull(),
    pairAddress: t.hex().notNull(),
    token0Id: t.hex().notNull(),
    token1Id: t.hex().notNull(),
    reserve0: t.numeric().notNull(),
    reserve1: t.numeric().notNull(),
    totalSupply: t.numeric().notNull(),
    reserveUSD: t.numeric().notNull(),
    token0DerivedNative: t.numeric().notNull(),
    token1DerivedNative: t.numeric().notNull(),
    token0DerivedUSD: t.numeric().notNull(),
    token1DerivedUSD: t.numeric().notNull(),
    dailyVolumeToken0: t.numeric().notNull(),
    dailyVolumeToken1: t.numeric().notNull(),
    dailyVolumeUSD: t.numeric().notNull(),
    dailyTxns: t.integer().notNull(),
  }),
  (table) => ({
    byPair: index().on(table.pairAddress, table.date),
    byTime: index().on(table.date),
  }),
);

export const tokenHourData = onchainTable(
  'token_hour_data',
  (t) => ({
    /** token, "-", hour index */
    id: t.text().primaryKey(),
    hourIndex: t.integer().notNull(),
    hourStartUnix: t.integer().notNull(),
    tokenId: t.hex().notNull(),
    hourlyVolumeToken: t.numeric().notNull(),
    hourlyVolumeNative: t.numeric().notNull(),
    hourlyVolumeUSD: t.numeric().notNull(),
    hourlyTxns: t.integer().notNull(),
    totalLiquidityToken: t.numeric().notNull(),
    totalLiquidityNative: t.numeric().notNull(),
    totalLiquidityUSD: t.numeric().notNull(),
    derivedNative: t.numeric().notNull(),
    priceUSD: t.numeric().notNull(),
    /** First, highest, lowest price in USD of the hour; the last one is `priceUSD`. */
    openUSD: t.numeric().notNull(),
    highUSD: t.numeric().notNull(),
    lowUSD: t.numeric().notNull(),
  }),
  (table) => ({
    byToken: index().on(table.tokenId, table.hourStartUnix),
    byTime: index().on(table.hourStartUnix),
  }),
);

export const tokenDayData = onchainTable(
  'token_day_data',
  (t) => ({
    /** token, "-", day index */
    id: t.text().primaryKey(),
    dayIndex: t.integer().notNull(),
    date: t.integer().notNull(),
    tokenId: t.hex().notNull(),
    dailyVolumeToken: t.numeric().notNull(),
    dailyVolumeNative: t.numeric().notNull(),
    dailyVolumeUSD: t.numeric().notNull(),
    dailyTxns: t.integer().notNull(),
    totalLiquidityToken: t.numeric().notNull(),
    totalLiquidityNative: t.numeric().notNull(),
    totalLiquidityUSD: t.numeric().notNull(),
    derivedNative: t.numeric().notNull(),
    priceUSD: t.numeric().notNull(),
    openUSD: t.numeric().notNull(),
    highUSD: t.numeric().notNull(),
    lowUSD: t.numeric().notNull(),
  }),
  (table) => ({
    byToken: index().on(table.tokenId, table.date),
    byTime: index().on(table.date),
  }),
);

export const exchangeDayData = onchainTable(
  'exchange_day_data',
  (t) => ({
    id: t.integer().primaryKey(),
    date: t.integer().notNull(),
    dailyVolumeUSD: t.numeric().notNull(),
    dailyVolumeNative: t.numeric().notNull(),
    dailyVolumeUntracked: t.numeric().notNull(),
    dailyTxns: t.integer().notNull(),
    totalLiquidityUSD: t.numeric().notNull(),
    totalLiquidityNative: t.numeric().notNull(),
    totalVolumeUSD: t.numeric().notNull(),
    totalVolumeNative: t.numeric().notNull(),
    totalTransactions: t.integer().notNull(),
  }),
  (table) => ({ byTime: index().on(table.date) }),
);
