import { createHash } from 'node:crypto';
import * as schema from '../../ponder.schema';
import { readableTables } from '../../src/api/readable-tables';
import type { TestIndex } from './start-index';

/** All rows of all tables: table -> id -> row, with every stored column as GraphQL gives it. */
export type Tables = Record<string, Record<string, Record<string, unknown>>>;

/** What handlers note for themselves until the next event. */
const scratchPaper = ['liquidityStep', 'farmPayment', 'farmEndOperation', 'poolStep', 'vaultIncome'];

/** The tables of the index, as GraphQL names them: whatever the schema declares, without the scratch paper. */
export const tableNames = [...readableTables(schema).keys()].filter((name) => !scratchPaper.includes(name));

interface FieldType {
  readonly kind: string;
  readonly ofType: FieldType | null;
}

/** Reads every row through GraphQL, page by page; of all tables unless `names` says which. */
export async function readTables(index: TestIndex, names: readonly string[] = tableNames): Promise<Tables> {
  const tables: Tables = {};
  for (const table of names) {
    const fields = (await columnsOf(index, table)).join(' ');
    const rows: Record<string, Record<string, unknown>> = {};
    let after: string | null = null;
    do {
      const answer = await index.query(
        `query ($after: String) { page: ${table}s(limit: 1000, after: $after) { items { ${fields} } pageInfo { endCursor hasNextPage } } }`,
        { after },
      );
      if (answer.errors) throw new Error(`${table}: ${answer.errors[0]?.message}`);
      const { page } = answer.data as {
        page: { items: Record<string, unknown>[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
      };
      for (const row of page.items) rows[String(row.id)] = row;
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    tables[table] = rows;
  }
  return tables;
}

/** The columns that were asked for, by table: every index of this code has the same. */
const columns = new Map<string, readonly string[]>();

async function columnsOf(index: TestIndex, table: string): Promise<readonly string[]> {
  const known = columns.get(table);
  if (known) return known;
  const answer = await index.query(
    `{ __type(name: "${table}") { fields { name type { kind ofType { kind ofType { kind ofType { kind } } } } } } }`,
  );
  const { __type } = answer.data as { __type: { fields: { name: string; type: FieldType }[] } };
  const isScalar = (type: FieldType | null): boolean => {
    if (type === null) return false;
    return type.kind === 'SCALAR' || ((type.kind === 'NON_NULL' || type.kind === 'LIST') && isScalar(type.ofType));
  };
  const found = __type.fields.filter(({ type }) => isScalar(type)).map(({ name }) => name);
  columns.set(table, found);
  return found;
}

/** One hash of all rows, whatever their order. */
export function tablesHash(tables: Tables): string {
  const hash = createHash('sha256');
  for (const table of tableNames) {
    for (const id of Object.keys(tables[table] ?? {}).sort()) {
      const row = tables[table]?.[id] ?? {};
      hash.update(JSON.stringify([table, id, Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))]));
    }
  }
  return hash.digest('hex');
}
