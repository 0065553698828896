import { index, onchainTable } from 'ponder';
import { columns } from '../shared/row-columns';
import { pairAmounts, tokenAmounts, totals } from './market-amounts';

export const factorySnapshot = onchainTable(
  'factory_snapshot',
  // The id is a block number.
  (t) => columns(t, { id: 'count', timestamp: 'time', ...totals }),
  (table) => ({ byTime: index().on(table.timestamp) }),
);

export const bundleSnapshot = onchainTable(
  'bundle_snapshot',
  (t) => columns(t, { id: 'count', timestamp: 'time', nativePrice: 'value' }),
  (table) => ({ byTime: index().on(table.timestamp) }),
);

export const tokenSnapshot = onchainTable(
  'token_snapshot',
  (t) =>
    columns(t, {
      /** token, "-", block number */
      id: 'text',
      tokenId: 'address',
      blockNumber: 'count',
      timestamp: 'time',
      decimals: 'count',
      totalTransactions: 'count',
      ...tokenAmounts,
    }),
  (table) => ({
    byToken: index().on(table.tokenId, table.blockNumber),
    byTokenTime: index().on(table.tokenId, table.timestamp),
  }),
);

export const pairSnapshot = onchainTable(
  'pair_snapshot',
  (t) =>
    columns(t, {
      /** pair, "-", block number */
      id: 'text',
      pairId: 'address',
      blockNumber: 'count',
      timestamp: 'time',
      decimals0: 'count',
      decimals1: 'count',
      totalTransactions: 'count',
      ...pairAmounts,
    }),
  (table) => ({
    byPair: index().on(table.pairId, table.blockNumber),
    byPairTime: index().on(table.pairId, table.timestamp),
    byTime: index().on(table.timestamp),
  }),
);
