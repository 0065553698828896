import * as z from 'zod';
import { requireCleanText } from './require-clean-text';

/** A parameter of a statement. */
export type SqlValue = string | number | bigint | boolean | null | readonly string[] | readonly number[];

/**
 * Runs SQL (Postgres) and gives the rows; several statements at once only without values. Columns of type bigint come as
 * `bigint`, numeric ones as text. Rejects with StoreUnavailableError when the database is away.
 */
export type RunSql = (text: string, values?: readonly SqlValue[]) => Promise<readonly unknown[]>;

/** A database: its work comes in transactions, all or nothing. What the work throws undoes it and is thrown on. */
export interface Database {
  transaction<Result>(work: (run: RunSql) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Runs a statement and parses its rows by a schema. Rejects as RunSql does, with ZodError for rows of another shape, and with
 * ApiError 400 for a text that the database does not keep.
 */
export interface Queries {
  query<Row>(row: z.ZodType<Row>, text: string, values?: readonly SqlValue[]): Promise<readonly Row[]>;
}

/** Where the slugs keep what is not on the chain, each in tables of its own (`migrate`). */
export interface Store extends Queries {
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
}

/** The database cannot be used now. If it was lost while a transaction ended, it is unknown whether that was kept. */
export class StoreUnavailableError extends Error {
  readonly code = 'STORE_UNAVAILABLE';
  constructor(cause: unknown) {
    super('The database is away.', { cause });
    this.name = 'StoreUnavailableError';
  }
}

/** The store of a database. */
export function storeOf(database: Database): Store {
  const transaction: Store['transaction'] = (work) => database.transaction((run) => work(queriesOf(run)));
  return { transaction, query: (...statement) => transaction(({ query }) => query(...statement)) };
}

function queriesOf(run: RunSql): Queries {
  return {
    async query(row, text, values = []) {
      for (const value of values.flat()) if (typeof value === 'string') requireCleanText(value);
      return z.array(row).parse(await run(text, values));
    },
  };
}
