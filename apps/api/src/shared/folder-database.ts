import { PGlite } from '@electric-sql/pglite';
import type { Database } from './store';

/** Postgres inside this process, for one machine: one transaction after another, in a folder that one process may use. */
export async function folderDatabase(folder: string): Promise<Database> {
  const database = await PGlite.create(folder, { parsers: { 20: BigInt } });
  return {
    transaction: (work) =>
      database.transaction((session) =>
        work(async (text, values) => {
          if (values === undefined) return (await session.exec(text)).at(-1)?.rows ?? [];
          return (await session.query(text, [...values])).rows;
        }),
      ) as ReturnType<typeof work>,
    close: () => database.close(),
  };
}
