import type { Grown } from './scale-world';

/** What the database takes, in MB, and its largest tables with their indexes. */
export interface DiskFigures {
  readonly megabytes: number;
  readonly tables: Readonly<
    Record<string, { readonly rows: number; readonly megabytes: number; readonly indexes: number }>
  >;
}

export async function measureDisk({ client, schema }: Grown): Promise<DiskFigures> {
  const whole = await client.query<{ size: string }>('select pg_database_size(current_database()) / 1000000 as size');
  const { rows } = await client.query<{ name: string; rows: number; size: string; indexes: string }>(
    `select relname as name, reltuples::float8 as rows, pg_total_relation_size(oid) / 1000000 as size, pg_indexes_size(oid) / 1000000 as indexes
      from pg_class where relkind = 'r' and relnamespace = $1::regnamespace order by pg_total_relation_size(oid) desc limit 10`,
    [schema],
  );
  return {
    megabytes: Number(whole.rows[0]?.size),
    tables: Object.fromEntries(
      rows.map(({ name, rows: count, size, indexes }) => [
        name,
        { rows: count, megabytes: Number(size), indexes: Number(indexes) },
      ]),
    ),
  };
}
