import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTurn } from '../../launch/store-turns.mjs';
import { engineCommon, engineModule, usedByEngine } from '../support/engine-module';

type Key = { table: unknown; key: { id: string } };
type Cache = {
  event: unknown;
  qb: unknown;
  get: (of: Key) => Promise<unknown>;
  set: (of: Key & { row: object; isUpdate: boolean }) => void;
  flush: () => Promise<void>;
  delete: (of: Key) => Promise<boolean>;
  written: Set<unknown>;
  prefetch: (of: { events: unknown[] }) => Promise<void>;
  clear: () => void;
};
type Columns = { text: () => { primaryKey: () => unknown }; integer: () => unknown };

interface Store {
  close: () => Promise<void>;
  exec: (sql: string) => Promise<unknown>;
  query: (sql: string) => Promise<{ rows: Record<string, unknown>[] }>;
}

const name = 'Thing:Changed';
const block = { hash: '0x01', number: 7n, timestamp: 1_800_000_000n };
const event = { id: '1', args: { thing: 12n }, log: {}, block, transaction: {} };
const changed = { type: 'log', chain: { id: 2372 }, eventCallback: { name }, event };

let store: Store;

beforeAll(async () => {
  const { PGlite } = await usedByEngine<{ PGlite: { create: () => Promise<Store> } }>('@electric-sql/pglite');
  store = await PGlite.create();
});

afterAll(() => store.close());

/** The engine's cache on a PGlite store of two tables; `count` is how many statements it has sent. */
async function makeCache() {
  const { drizzle } = await usedByEngine<{ drizzle: (client: unknown) => unknown }>('drizzle-orm/pglite');
  const { onchainTable } = await engineModule<{ onchainTable: (name: string, columns: unknown) => object }>(
    'drizzle/onchain.js',
  );
  const { createIndexingCache } = await engineModule<{ createIndexingCache: (options: unknown) => Cache }>(
    'indexing-store/cache.js',
  );
  const [thing, other] = ['thing', 'other'].map((table) =>
    onchainTable(table, (t: Columns) => ({ id: t.text().primaryKey(), value: t.integer() })),
  );
  for (const table of ['thing', 'other'])
    await store.exec(`DROP TABLE IF EXISTS ${table}; CREATE TABLE ${table} (id text PRIMARY KEY, value integer)`);
  const database = drizzle(store);
  const cache = createIndexingCache({
    common: { ...engineCommon, options: { indexingCacheMaxBytes: -1 } },
    schemaBuild: { schema: { thing, other } },
    crashRecoveryCheckpoint: undefined,
    eventCount: { [name]: 1 },
    chainId: undefined,
  });
  let statements = 0;
  const wrap = (run: (of: unknown) => unknown) => {
    statements += 1;
    return run(database);
  };
  cache.qb = { $dialect: 'pglite', $client: store, wrap };
  return { cache, thing, other, count: () => statements };
}

test('a row whose text id is made of a number in the event is read ahead', async () => {
  const { cache, thing, count } = await makeCache();
  const key = { table: thing, key: { id: '12' } };
  cache.event = changed;
  expect(await cache.get(key)).toBe(null);
  cache.set({ ...key, row: { id: '12', value: 5 }, isUpdate: false });
  await cache.flush();
  cache.clear();

  await cache.prefetch({ events: [changed] });
  const before = count();
  expect(await cache.get(key)).toEqual({ id: '12', value: 5 });
  expect(count()).toBe(before);
});

test('who reads the tables of a folder never sees a block that is written in part', async () => {
  const { cache, thing, other } = await makeCache();
  const both = 'SELECT (SELECT max(value) FROM thing) AS thing, (SELECT max(value) FROM other) AS other';
  const values = async () => {
    const { rows } = await inTurn(() => store.query(both));
    return rows[0];
  };
  for (let value = 1; value <= 20; value += 1) {
    cache.event = changed;
    for (const table of [thing, other]) {
      cache.set({ table, key: { id: '1' }, row: { id: '1', value }, isUpdate: value > 1 });
    }
    const written = cache.flush();
    let isWritten = false;
    void written.finally(() => {
      isWritten = true;
    });
    const seen: (Record<string, unknown> | undefined)[] = [];
    while (!isWritten && seen.length < 100) seen.push(await values());
    await written;
    for (const row of seen) expect(row?.thing).toBe(row?.other);
    expect(await values()).toEqual({ thing: value, other: value });
  }
});

test('hundreds of changed rows of a block are written without a table made for them', async () => {
  const { cache, thing, count } = await makeCache();
  const write = async (value: number) => {
    cache.event = changed;
    for (let id = 0; id < 300; id += 1) {
      cache.set({ table: thing, key: { id: `${id}` }, row: { id: `${id}`, value }, isUpdate: value > 1 });
    }
    const before = count();
    await cache.flush();
    return count() - before;
  };
  expect(await write(1)).toBe(1);
  expect(await write(2)).toBe(1);
  expect((await store.query('SELECT count(*)::int AS rows FROM thing WHERE value = 2')).rows).toEqual([{ rows: 300 }]);
});

test('no row is written a second time for subscribers, of whom there are none', async () => {
  const { createLiveQueryTriggers } = await engineModule<{
    createLiveQueryTriggers: (qb: unknown, of: unknown) => Promise<void>;
  }>('database/actions.js');
  const asked = vi.fn();
  const parts = { namespaceBuild: { schema: 'one', viewsSchema: undefined }, tables: [{}], chainId: 2372 };
  await createLiveQueryTriggers({ wrap: asked, transaction: asked }, parts);
  expect(asked).not.toHaveBeenCalled();
});

test('the tables that a block has written are known at its end', async () => {
  const { cache, thing, other } = await makeCache();
  cache.event = changed;
  const key = { id: '1' };
  for (const isUpdate of [false, true]) {
    cache.written.clear();
    cache.set({ table: thing, key, row: { id: '1', value: 1 }, isUpdate });
    await cache.flush();
    expect([...cache.written]).toEqual([thing]);
  }
  cache.written.clear();
  expect(await cache.delete({ table: other, key })).toBe(false);
  expect([...cache.written]).toEqual([other]);
});
