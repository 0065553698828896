import type { Reading } from '../shared/reading';

/** What a query can read of one table, as the table itself declares it. */
export interface ReadableTable extends Reading {
  /** As GraphQL names it. */
  readonly name: string;
  /** Those that can be compared: not the amounts of tokens, as those of two tokens cannot. */
  readonly columns: ReadonlySet<string>;
  /** Those that a row may be without. */
  readonly optional: ReadonlySet<string>;
  /** Those that hold a list in each row. */
  readonly arrays: ReadonlySet<string>;
  /** Those that are as long as a stranger likes: what tokens are called, and amounts and prices by the decimals that they claim. */
  readonly long: ReadonlySet<string>;
  /** Columns of each index in their order, the primary key first. */
  readonly indexes: readonly (readonly string[])[];
  /** Relations to one row of another table. */
  readonly rows: ReadonlyMap<string, string>;
  /** Relations to rows of another table: those whose `column` is this row's id. */
  readonly lists: ReadonlyMap<string, { readonly table: string; readonly column: string }>;
}

/** A column as the engine made it of its declaration. */
export interface Column {
  readonly name: string;
  readonly primary: boolean;
  readonly notNull: boolean;
  readonly columnType: string;
  /** Of amounts (`shared/decimal-columns`) the decimals, undefined when they are those of a token. */
  readonly scale?: number | undefined;
  mapToDriverValue(value: unknown): unknown;
  /** How GraphQL writes what a row holds, where it is not as it is. */
  resolve?(row: Readonly<Record<string, unknown>>): string | null;
}

interface Relation {
  readonly kind: 'row' | 'list';
  readonly table: unknown;
  readonly relationName: string | undefined;
  readonly column: string | undefined;
  withFieldName(): Relation;
}

// The engine's tables and relations carry their declaration under these names.
const columnsKey = Symbol.for('drizzle:Columns');
const indexColumnsKey = Symbol.for('drizzle:ExtraConfigColumns');
const indexesKey = Symbol.for('drizzle:ExtraConfigBuilder');

/** Reads columns, indexes and relations out of the exports of `ponder.schema.ts`, by table name. */
export function readableTables(schema: Readonly<Record<string, unknown>>): ReadonlyMap<string, ReadableTable> {
  const tables = Object.entries(schema).filter(([, value]) => isObject(value) && columnsKey in value);
  const nameOf = (table: unknown) => tables.find(([, candidate]) => candidate === table)?.[0] ?? '';
  const relations = new Map<string, Map<string, Relation>>();
  for (const value of Object.values(schema)) {
    if (!isObject(value) || typeof value.config !== 'function') continue;
    relations.set(nameOf(value.table), new Map(Object.entries(value.config({ one: rowRelation, many: listRelation }))));
  }
  return new Map(
    tables.map(([name, table]) => {
      const declared = Object.values(schema).find((value) => isObject(value) && value.table === table && value.reading);
      const reading = (declared as { readonly reading: Reading } | undefined)?.reading;
      const own = [...(relations.get(name) ?? [])];
      const lists = own.filter(([, { kind }]) => kind === 'list');
      return [
        name,
        {
          name,
          ...reading,
          columns: fieldsOf(table, (column) => !('scale' in column) || column.scale !== undefined),
          optional: fieldsOf(table, ({ notNull }) => !notNull),
          arrays: fieldsOf(table, ({ columnType }) => columnType === 'PgArray'),
          long: new Set([
            ...fieldsOf(table, (column) => 'scale' in column),
            ...(reading?.searched ?? []),
            ...(reading?.told ?? []),
          ]),
          indexes: indexesOf(table),
          rows: new Map(
            own.filter(([, { kind }]) => kind === 'row').map(([field, relation]) => [field, nameOf(relation.table)]),
          ),
          lists: new Map(
            lists.map(([field, list]) => {
              const target = nameOf(list.table);
              return [field, { table: target, column: backColumn(relations.get(target), { list, table }) }];
            }),
          ),
        },
      ];
    }),
  );
}

/** The column by which a row belongs to `table`: of the relation of the same name, otherwise of the first that leads back. */
function backColumn(
  others: ReadonlyMap<string, Relation> | undefined,
  { list, table }: { list: Relation; table: unknown },
): string {
  const rows = [...(others?.values() ?? [])].filter(({ kind }) => kind === 'row');
  const named = rows.find(({ relationName }) => relationName !== undefined && relationName === list.relationName);
  return (named ?? rows.find((row) => row.table === table))?.column ?? '';
}

function rowRelation(table: unknown, options: { fields: unknown[]; relationName?: string }): Relation {
  const field = options.fields[0] as { readonly table: unknown; readonly name: string };
  return relationOf({ kind: 'row', table, relationName: options.relationName, column: fieldName(field.table, field) });
}

function listRelation(table: unknown, options?: { relationName?: string }): Relation {
  return relationOf({ kind: 'list', table, relationName: options?.relationName, column: undefined });
}

function relationOf(content: Omit<Relation, 'withFieldName'>): Relation {
  const relation: Relation = { ...content, withFieldName: () => relation };
  return relation;
}

function indexesOf(table: unknown): string[][] {
  const { [indexesKey]: declare, [indexColumnsKey]: columns } = table as Record<symbol, unknown>;
  const primary = Object.entries(columnsOf(table)).filter(([, column]) => column.primary);
  const declared =
    typeof declare === 'function'
      ? Object.values(declare(columns) as Record<string, { config: { columns: Column[] } }>)
      : [];
  return [
    primary.map(([field]) => field),
    ...declared.map(({ config }) => config.columns.map((column) => fieldName(table, column))),
  ];
}

function fieldsOf(table: unknown, isMeant: (column: Column) => boolean): ReadonlySet<string> {
  return new Set(Object.entries(columnsOf(table)).flatMap(([field, column]) => (isMeant(column) ? [field] : [])));
}

/** The name of a column in GraphQL; in the database it may be another. */
function fieldName(table: unknown, { name }: { readonly name: string }): string {
  return Object.entries(columnsOf(table)).find(([, column]) => column.name === name)?.[0] ?? name;
}

/** The columns of a table by their names in GraphQL; none of what is no table. */
export function columnsOf(table: unknown): Record<string, Column> {
  return (table as Record<symbol, Record<string, Column>>)[columnsKey] ?? {};
}

function isObject(value: unknown): value is Record<string | symbol, unknown> {
  return typeof value === 'object' && value !== null;
}
