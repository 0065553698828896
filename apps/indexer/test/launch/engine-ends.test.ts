import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { type Ended, runChangedMultichain } from '../support/changed-multichain';
import { engineCommon as common, engineModule, inTurn } from '../support/engine-module';

/*
 * Changes of the engine (launch/engine-changes.mjs) in what ends a block, takes blocks back, opens a folder for readers and
 * gives the lists of a request, each held against the engine's own module.
 */
const tables = ['pair', 'swap', 'token'];
const nothing = (): Ended => ({ statements: [], committed: [], reverted: [] });
const tick = () => new Promise((resolve) => setImmediate(resolve));

let giveBack = () => {};
/** Takes the turn of the store until it is given back. */
const takeTurn = () =>
  void inTurn(
    () =>
      new Promise<void>((resolve) => {
        giveBack = resolve;
      }),
  );

afterEach(() => {
  giveBack();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test.each(['postgres', 'pglite'] as const)(
  'no table is made, and none emptied, for subscribers at the end of a block on %s',
  async (dialect) => {
    const ended = nothing();
    await runChangedMultichain({ dialect, event: 'block', tables, written: ['swap'] }, ended);
    expect(ended.committed).toContain('swap');
    expect(ended.statements).toEqual([]);
  },
);

test('only the tables that a block has written are asked for its new rows', async () => {
  const ended = nothing();
  await runChangedMultichain({ dialect: 'pglite', event: 'block', tables, written: ['swap'] }, ended);
  expect(ended.committed).toEqual(['swap']);
});

test('blocks are taken back in one turn', async () => {
  const ended = nothing();
  takeTurn();
  const run = runChangedMultichain({ dialect: 'pglite', event: 'reorg', tables, written: [] }, ended);
  await tick();
  expect(ended.reverted).toEqual([]);
  giveBack();
  await run;
  expect(ended.reverted).toEqual(tables);
});

test('who reads a folder waits for its turn, the engine itself does not', async () => {
  const path = createRequire(import.meta.resolve('ponder')).resolve('@electric-sql/pglite');
  const { PGlite } = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
    PGlite: { create: () => Promise<{ close: () => Promise<void> }> };
  };
  type Database = Record<'readonlyQB' | 'userQB', { raw: { execute: (sql: string) => Promise<unknown> } }>;
  const { createDatabase } = await engineModule<{ createDatabase: (of: unknown) => Database }>('database/index.js');
  const instance = await PGlite.create();
  const { readonlyQB, userQB } = createDatabase({
    common: { ...common, options: { command: 'start' } },
    namespace: { schema: 'one' },
    preBuild: { databaseConfig: { kind: 'pglite_test', instance } },
    schemaBuild: { schema: {} },
  });
  takeTurn();
  let isRead = false;
  const read = readonlyQB.raw.execute('SELECT 1').then(() => {
    isRead = true;
  });
  await userQB.raw.execute('SELECT 1');
  await tick();
  expect(isRead).toBe(false);
  giveBack();
  await read;
  await instance.close();
});

test('the lists of one request have turns, which end with its time', async () => {
  const { graphql } = await engineModule<{
    graphql: (of: unknown) => (context: unknown, next: () => void) => Promise<Response>;
  }>('graphql/middleware.js');
  const { onchainTable } = await engineModule<{ onchainTable: (name: string, columns: unknown) => object }>(
    'drizzle/onchain.js',
  );
  const thing = onchainTable('thing', (t: { text: () => { primaryKey: () => unknown } }) => ({
    id: t.text().primaryKey(),
  }));
  const reads: (() => void)[] = [];
  const findMany = () => new Promise((resolve) => reads.push(() => resolve([])));
  const select = () => ({
    from: () => ({ where: () => ({ orderBy: () => ({ limit: () => ({ offset: findMany }) }) }) }),
  });
  const raw = { query: { thing: { findMany } }, select };
  const wrap = (...parts: unknown[]) => (parts.at(-1) as (db: unknown) => unknown)(raw);
  vi.stubEnv('REQUEST_TIMEOUT_MS', '60000');
  vi.stubGlobal('PONDER_DATABASE', { readonlyQB: { raw, wrap } });
  const answer = graphql({ schema: { thing } });
  const body = JSON.stringify({
    query: '{ a: things { items { id } } b: things { items { id } } c: things { items { id } } }',
  });
  const headers = { 'content-type': 'application/json' };
  const request = new Request('http://index/graphql', { method: 'POST', body, headers });
  const answered = answer({ req: { method: 'POST', raw: request } }, () => {});
  await expect.poll(() => reads.length).toBeGreaterThanOrEqual(2);
  await tick();
  expect(reads).toHaveLength(2);
  reads[0]?.();
  await expect.poll(() => reads.length).toBe(3);
  for (const finish of reads) finish();
  expect(await (await answered).json()).toEqual({ data: { a: { items: [] }, b: { items: [] }, c: { items: [] } } });
});
