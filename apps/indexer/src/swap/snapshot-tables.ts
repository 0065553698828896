import { index, onchainTable } from 'ponder';
import { addressId } from '../shared/address-id';
import { amountColumns, e18 } from '../shared/decimal-columns';
import { pairAmounts, tokenAmounts, totalAmounts } from './market-amounts';

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
    ...amountColumns(t, totalAmounts),
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
    tokenId: addressId(t).notNull(),
    blockNumber: t.integer().notNull(),
    timestamp: t.integer().notNull(),
    decimals: t.integer().notNull(),
    totalTransactions: t.integer().notNull(),
    ...amountColumns(t, tokenAmounts),
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
    pairId: addressId(t).notNull(),
    blockNumber: t.integer().notNull(),
    timestamp: t.integer().notNull(),
    decimals0: t.integer().notNull(),
    decimals1: t.integer().notNull(),
    totalTransactions: t.integer().notNull(),
    ...amountColumns(t, pairAmounts),
  }),
  (table) => ({
    byPair: index().on(table.pairId, table.blockNumber),
    byPairTime: index().on(table.pairId, table.timestamp),
  }),
);
