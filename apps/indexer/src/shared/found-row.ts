import { MissingRowError } from './missing-row-error';

/** A row that an event needs. Throws MissingRowError where there is none. */
export async function foundRow<Row>(table: string, id: string, row: Promise<Row | null>): Promise<Row> {
  const stored = await row;
  if (stored === null) throw new MissingRowError(table, id);
  return stored;
}
