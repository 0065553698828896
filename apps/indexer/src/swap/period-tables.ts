import { index, onchainTable } from 'ponder';
import { e18 } from '../shared/decimal-columns';
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
    dailyVolumeUSD: e18(t).notNull(),
    dailyVolumeNative: e18(t).notNull(),
    dailyVolumeUntracked: e18(t).notNull(),
    dailyTxns: t.integer().notNull(),
    totalLiquidityUSD: e18(t).notNull(),
    totalLiquidityNative: e18(t).notNull(),
    totalVolumeUSD: e18(t).notNull(),
    totalVolumeNative: e18(t).notNull(),
    totalTransactions: t.integer().notNull(),
    /** Accounts that have signed a trade. */
    totalTraders: t.integer().notNull(),
  }),
  (table) => ({ byTime: index().on(table.date) }),
);
