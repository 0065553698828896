import { liquidityChangeShape, liquidityPositionShape } from '@besc/domain/liquidity/liquidity-rows';
import { index, onchainTable } from 'ponder';
import { columns } from '../shared/row-columns';
import { placeShape } from '../shared/stake-columns';

export const liquidityPosition = onchainTable(
  'liquidity_position',
  (t) =>
    columns(t, {
      /** pair, "-", account */
      id: 'text',
      account: 'address',
      ...liquidityPositionShape,
    }),
  (table) => ({
    byAccount: index().on(table.account, table.liquidity),
    byPair: index().on(table.pairId, table.liquidity),
  }),
);

export const liquidityChange = onchainTable(
  'liquidity_change',
  (t) =>
    columns(t, {
      // The id has the kind behind it: one event may have two, of two accounts.
      ...placeShape,
      pairId: 'address',
      account: 'address',
      ...liquidityChangeShape,
    }),
  (table) => ({ byAccount: index().on(table.account, table.pairId, table.timestamp) }),
);
