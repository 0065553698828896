import {
  squadHolderShape,
  squadMintShape,
  squadPurchaseShape,
  squadSaleShape,
  squadStepShape,
} from '@besc/domain/squad/squad-rows';
import { index, onchainTable } from 'ponder';
import { columns } from '../shared/row-columns';

export const squadSale = onchainTable('squad_sale', (t) => columns(t, squadSaleShape));

export const squadStep = onchainTable(
  'squad_step',
  (t) =>
    columns(t, {
      /** sale, "-", status */
      id: 'text',
      saleId: 'address',
      ...squadStepShape,
    }),
  (table) => ({ bySale: index().on(table.saleId, table.timestamp) }),
);

export const squadPurchase = onchainTable(
  'squad_purchase',
  (t) =>
    columns(t, {
      /** sale, "-", first ticket */
      id: 'text',
      saleId: 'address',
      ...squadPurchaseShape,
    }),
  (table) => ({
    bySale: index().on(table.saleId, table.firstTicket),
    byAccount: index().on(table.saleId, table.account, table.firstTicket),
  }),
);

export const squadHolder = onchainTable(
  'squad_holder',
  (t) =>
    columns(t, {
      /** sale, "-", account */
      id: 'text',
      saleId: 'address',
      ...squadHolderShape,
    }),
  (table) => ({
    bySale: index().on(table.saleId, table.tickets),
    byRefund: index().on(table.saleId, table.isRefunded, table.tickets),
  }),
);

export const squadMint = onchainTable(
  'squad_mint',
  (t) =>
    columns(t, {
      /** sale, "-", ticket */
      id: 'text',
      saleId: 'address',
      ...squadMintShape,
    }),
  (table) => ({
    bySale: index().on(table.saleId, table.ticket),
    byAccount: index().on(table.saleId, table.account, table.ticket),
  }),
);
