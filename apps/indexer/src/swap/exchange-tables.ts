import { index, onchainTable } from 'ponder';
import { addressIds } from '../shared/address-id';
import { reading } from '../shared/reading';
import { columns } from '../shared/row-columns';
import { pairAmounts, pairTokens, tokenAmounts, totals } from './market-amounts';

export const exchangeFactory = onchainTable('exchange_factory', (t) => columns(t, { id: 'address', ...totals }));

export const bundle = onchainTable('bundle', (t) => columns(t, { id: 'text', nativePrice: 'value' }));

export const token = onchainTable(
  'token',
  (t) => ({
    ...columns(t, {
      id: 'address',
      name: 'text',
      symbol: 'text',
      decimals: 'count',
      totalTransactions: 'count',
      ...tokenAmounts,
    }),
    /** Pairs with a whitelisted token, in order of creation: the only ones a price may come from. */
    whitelistPairs: addressIds(t).notNull(),
    ...columns(t, { blockNumber: 'count', timestamp: 'time' }),
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
  (t) =>
    columns(t, {
      id: 'address',
      name: 'text',
      ...pairTokens,
      totalTransactions: 'count',
      ...pairAmounts,
      /** Block and time of creation. */
      block: 'count',
      timestamp: 'time',
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

/** An account that signed a trade; block and time of its first one. */
export const trader = onchainTable('trader', (t) =>
  columns(t, { id: 'address', blockNumber: 'count', timestamp: 'time' }),
);
