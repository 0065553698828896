import type { Context } from 'ponder:registry';
import { bundle, exchangeFactory, pair, token } from 'ponder:schema';
import { indexSettings } from '../shared/index-settings';
import { MissingRowError } from './missing-row-error';

type FactoryRow = typeof exchangeFactory.$inferSelect;
type BundleRow = typeof bundle.$inferSelect;
export type TokenRow = typeof token.$inferSelect;
export type PairRow = typeof pair.$inferSelect;
export type Hex = `0x${string}`;

/** The rows that one event of a pair may change. Copies: nothing is stored before `saveMarket`. */
export interface Market {
  readonly factory: FactoryRow;
  readonly bundle: BundleRow;
  readonly pair: PairRow;
  readonly token0: TokenRow;
  readonly token1: TokenRow;
}

/** Id of the only bundle row. */
export const bundleId = '1';

/** Reads a pair with its tokens, the totals and the native price. Throws MissingRowError for a pair never created. */
export async function readMarket(db: Context['db'], pairId: Hex): Promise<Market> {
  const pairRow = await readRow('pair', pairId, db.find(pair, { id: pairId }));
  const factoryId = indexSettings().factory;
  return {
    pair: pairRow,
    token0: await readRow('token', pairRow.token0Id, db.find(token, { id: pairRow.token0Id })),
    token1: await readRow('token', pairRow.token1Id, db.find(token, { id: pairRow.token1Id })),
    factory: await readRow('exchangeFactory', factoryId, db.find(exchangeFactory, { id: factoryId })),
    bundle: await readRow('bundle', bundleId, db.find(bundle, { id: bundleId })),
  };
}

async function readRow<Row extends object>(table: string, id: string, found: Promise<Row | null>): Promise<Row> {
  const row = await found;
  if (row === null) throw new MissingRowError(table, id);
  return { ...row };
}
