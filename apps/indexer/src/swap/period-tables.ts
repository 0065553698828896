import { index, onchainTable } from 'ponder';
import { pairPeriods, tokenPeriods } from './swap-periods';

export const pairHourData = pairPeriods.hour.table;
export const pairDayData = pairPeriods.day.table;
export const tokenHourData = tokenPeriods.hour.table;
export const tokenDayData = tokenPeriods.day.table;

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
    /** Accounts that have signed a trade. */
    totalTraders: t.integer().notNull(),
  }),
  (table) => ({ byTime: index().on(table.date) }),
);
