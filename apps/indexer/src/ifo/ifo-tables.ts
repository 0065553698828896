import { ifoAccountShape, ifoActionShape, ifoShape } from '@besc/domain/ifo/ifo-rows';
import { index, onchainTable } from 'ponder';
import { columns } from '../shared/row-columns';

export const ifo = onchainTable(
  'ifo',
  (t) => columns(t, ifoShape),
  (table) => ({ byRound: index().on(table.round), byEnd: index().on(table.endBlock) }),
);

export const ifoAccount = onchainTable(
  'ifo_account',
  (t) => columns(t, ifoAccountShape),
  (table) => ({
    byAccount: index().on(table.account, table.timestamp),
    byBasic: index().on(table.ifoId, table.basicAmount),
    byUnlimited: index().on(table.ifoId, table.unlimitedAmount),
  }),
);

export const ifoAction = onchainTable(
  'ifo_action',
  (t) => columns(t, ifoActionShape),
  (table) => ({
    byIfo: index().on(table.ifoId, table.timestamp),
    byAccount: index().on(table.account, table.timestamp),
  }),
);
