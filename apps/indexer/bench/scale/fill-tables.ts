import type { Client } from 'pg';
import { type RowSource, rowSources, tradesTable } from './row-sources';
import type { Size } from './sizes';

interface Column {
  readonly column_name: string;
  readonly udt_name: string;
  readonly is_nullable: string;
}

/** Rows of real length in the index's own tables; indexes and keys are made afterwards, as after a backfill. */
export async function fillTables(
  client: Client,
  options: { schema: string; size: Size; hubs: readonly [string, string]; end: number },
): Promise<void> {
  const { schema } = options;
  await client.query(
    `set search_path = ${schema}; set session_replication_role = replica; set synchronous_commit = off`,
  );
  await client.query("set work_mem = '400MB'; set maintenance_work_mem = '1GB'");
  await client.query(tradesTable(options));
  for (const source of rowSources(options)) await fill(client, schema, source);
  await client.query('drop table growth_trade');
  await client.query('analyze');
}

async function fill(client: Client, schema: string, { table, from, columns: made }: RowSource): Promise<void> {
  const { rows: columns } = await client.query<Column>(
    'select column_name, udt_name, is_nullable from information_schema.columns where table_schema = $1 and table_name = $2 order by ordinal_position',
    [schema, table],
  );
  const { rows: indexes } = await client.query<{ name: string; text: string }>(
    `select indexname as name, indexdef as text from pg_indexes where schemaname = $1 and tablename = $2 and indexname <> $2 || '_pkey'`,
    [schema, table],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(`alter table ${table} drop constraint ${table}_pkey`);
  const names = columns.map(({ column_name: name }) => `"${name}"`).join(', ');
  const values = columns.map((column, at) => made[column.column_name] ?? valueBy(column, at)).join(', ');
  // A table that is emptied in the same transaction is filled without a log.
  await client.query('begin');
  await client.query(`create temp table kept on commit drop as table ${table}`);
  await client.query(`truncate ${table}`);
  await client.query(`insert into ${table} table kept`);
  await client.query(`insert into ${table} (${names}) select ${values} from ${from}`);
  await client.query('commit');
  await client.query(`alter table ${table} add constraint ${table}_pkey primary key (id)`);
  for (const { text } of indexes) await client.query(text);
}

function valueBy({ column_name: name, udt_name: type, is_nullable: isNullable }: Column, at: number): string {
  if (/^(?:block|block_number)$/.test(name)) return 'r.block';
  if (/timestamp|_at$|^date$|_time$|^since$/.test(name)) return 'r.ts';
  if (/^decimals/.test(name)) return '18';
  if (type === 'numeric') return at % 2 === 0 ? 'r.a' : 'r.b';
  if (type === 'int4') return 'r.i % 1000';
  if (type === 'bool') return 'false';
  if (type === 'text') return isNullable === 'YES' ? 'null' : 'r.account';
  return "'{}'";
}
