import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { engineCommon, engineModule } from '../support/engine-module';

type Key = { table: unknown; key: { id: string } };
type Cache = {
  event: unknown;
  qb: unknown;
  get: (of: Key) => Promise<unknown>;
  set: (of: Key & { row: object; isUpdate: boolean }) => void;
  flush: () => Promise<void>;
  prefetch: (of: { events: unknown[] }) => Promise<void>;
  clear: () => void;
};
type Columns = { text: () => { primaryKey: () => unknown }; integer: () => unknown };

/** A module that the engine uses itself. */
async function usedByEngine<Module>(name: string): Promise<Module> {
  const path = createRequire(import.meta.resolve('ponder')).resolve(name);
  return (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Module;
}

test('a row whose text id is made of a number in the event is read ahead', async () => {
  const { PGlite } = await usedByEngine<{ PGlite: { create: () => Promise<{ exec: (sql: string) => unknown }> } }>(
    '@electric-sql/pglite',
  );
  const { drizzle } = await usedByEngine<{ drizzle: (client: unknown) => unknown }>('drizzle-orm/pglite');
  const { onchainTable } = await engineModule<{ onchainTable: (name: string, columns: unknown) => object }>(
    'drizzle/onchain.js',
  );
  const { createIndexingCache } = await engineModule<{ createIndexingCache: (options: unknown) => Cache }>(
    'indexing-store/cache.js',
  );
  const thing = onchainTable('thing', (t: Columns) => ({ id: t.text().primaryKey(), value: t.integer() }));
  const client = await PGlite.create();
  await client.exec('CREATE TABLE thing (id text PRIMARY KEY, value integer)');
  const database = drizzle(client);
  const name = 'Thing:Changed';
  const cache = createIndexingCache({
    common: { ...engineCommon, options: { indexingCacheMaxBytes: -1 } },
    schemaBuild: { schema: { thing } },
    crashRecoveryCheckpoint: undefined,
    eventCount: { [name]: 1 },
    chainId: undefined,
  });
  let statements = 0;
  const wrap = (run: (of: unknown) => unknown) => {
    statements += 1;
    return run(database);
  };
  cache.qb = { $dialect: 'pglite', $client: client, wrap };
  const block = { hash: '0x01', number: 7n, timestamp: 1_800_000_000n };
  const event = { id: '1', args: { thing: 12n }, log: {}, block, transaction: {} };
  const changed = { type: 'log', chain: { id: 2372 }, eventCallback: { name }, event };
  const key = { table: thing, key: { id: '12' } };
  cache.event = changed;
  expect(await cache.get(key)).toBe(null);
  cache.set({ ...key, row: { id: '12', value: 5 }, isUpdate: false });
  await cache.flush();
  cache.clear();

  await cache.prefetch({ events: [changed] });
  const before = statements;
  expect(await cache.get(key)).toEqual({ id: '12', value: 5 });
  expect(statements).toBe(before);
});
