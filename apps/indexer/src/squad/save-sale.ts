import type { Context } from 'ponder:registry';
import { squadHolder, squadSale } from 'ponder:schema';
import type { Hex } from '@besc/domain/shared/hex';
import { type IndexId, indexId } from '@besc/domain/shared/index-id';
import { zeroOf } from '@besc/domain/shared/row-shape';
import { squadHolderShape, squadSaleShape } from '@besc/domain/squad/squad-rows';

type SaleRow = typeof squadSale.$inferSelect;
type HolderRow = typeof squadHolder.$inferSelect;

/** Changes the row of a sale, which begins with its first event. */
export async function saveSale(
  db: Context['db'],
  sale: Hex,
  change: (before: SaleRow) => Partial<SaleRow>,
): Promise<SaleRow> {
  const none: SaleRow = { ...zeroOf(squadSaleShape), id: indexId(sale), status: 'pending' };
  const row = await db
    .insert(squadSale)
    .values({ ...none, ...change(none) })
    .onConflictDoUpdate(change);
  return { ...row };
}

/** Changes the row of an account in a sale, which begins with what is first told of it. */
export async function saveHolder(
  db: Context['db'],
  { sale, user }: { sale: Hex; user: Hex },
  change: (before: HolderRow) => Partial<HolderRow>,
): Promise<HolderRow> {
  const [saleId, account] = [indexId(sale), indexId(user)];
  const none = { ...zeroOf(squadHolderShape), id: rowId(saleId, account), saleId, account };
  const row = await db
    .insert(squadHolder)
    .values({ ...none, ...change(none) })
    .onConflictDoUpdate(change);
  return { ...row };
}

/** The id of a row of a sale. */
export function rowId(sale: IndexId, part: string | number | bigint): string {
  return `${sale}-${part}`;
}
