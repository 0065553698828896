import { index, onchainTable } from 'ponder';
import { addressId, addressIds } from '../shared/address-id';
import { amountColumns, e18 } from '../shared/decimal-columns';
import { reading } from '../shared/reading';
import { pairAmounts, tokenAmounts, totalAmounts } from './market-amounts';

export const exchangeFactory = onchainTable('exchange_factory', (t) => ({
  id: addressId(t).primaryKey(),
  totalPairs: t.integer().notNull(),
  totalTransactions: t.integer().notNull(),
  /** Accounts that have signed a trade. */
  totalTraders: t.integer().notNull(),
  ...amountColumns(t, totalAmounts),
}));

export const bundle = onchainTable('bundle', (t) => ({
  id: t.text().primaryKey(),
  nativePrice: e18(t).notNull(),
}));

export const token = onchainTable(
  'token',
  (t) => ({
    id: addressId(t).primaryKey(),
    name: t.text().notNull(),
    symbol: t.text().notNull(),
    decimals: t.integer().notNull(),
    totalTransactions: t.integer().notNull(),
    ...amountColumns(t, tokenAmounts),
    /** Pairs with a whitelisted token, in order of creation: the only ones a price may come from. */
    whitelistPairs: addressIds(t).notNull(),
    blockNumber: t.integer().notNull(),
    timestamp: t.integer().notNull(),
  }),
  (table) => ({
    bySymbol: index().on(table.symbol),
    byName: index().on(table.name),
    byVolume: index().on(table.tradeVolumeUSD),
    byTransactions: index().on(table.totalTransactions),
  }),
);

/** What people call a token. */
export const tokenReading = reading(token, { searched: ['name', 'symbol'] });

export const pair = onchainTable(
  'pair',
  (t) => ({
    id: addressId(t).primaryKey(),
    name: t.text().notNull(),
    token0Id: addressId(t).notNull(),
    token1Id: addressId(t).notNull(),
    decimals0: t.integer().notNull(),
    decimals1: t.integer().notNull(),
    totalTransactions: t.integer().notNull(),
    ...amountColumns(t, pairAmounts),
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

/** Made of what people call its tokens. */
export const pairReading = reading(pair, { told: ['name'] });
