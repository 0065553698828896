import { setImmediate as tick } from 'node:timers/promises';
import { Hono, type MiddlewareHandler } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inTurn } from '../../launch/store-turns.mjs';
import { limitReads } from '../../src/api/limit-reads';
import { engineCommon as common, engineModule } from '../support/engine-module';
import { takeTurn } from '../support/take-turn';

/* What the API reads is limited outside of the engine: held against the database and the GraphQL that the engine gives it. */
type Query = (sql: string, ...rest: unknown[]) => Promise<unknown>;
type Database = Record<
  'readonlyQB' | 'userQB',
  { execute: Query; wrap: (run: () => Promise<unknown>) => Promise<unknown> }
>;
interface Folder {
  query: Query;
  exec: Query;
  close: () => Promise<void>;
}
const limits = { statementTimeoutMilliseconds: 1000, requestTimeoutMilliseconds: 60_000 };

let folder: Folder;
let database: Database;
let thing: object;

beforeAll(async () => {
  const { createPglite } = await engineModule<{ createPglite: (of: unknown) => Folder }>('utils/pglite.js');
  const { onchainTable } = await engineModule<{ onchainTable: (name: string, columns: unknown) => object }>(
    'drizzle/onchain.js',
  );
  thing = onchainTable('thing', (t: { text: () => { primaryKey: () => unknown } }) => ({ id: t.text().primaryKey() }));
  folder = createPglite({ dataDir: 'memory://' });
  await folder.exec('CREATE TABLE thing (id text PRIMARY KEY)');
});

beforeEach(async () => {
  const { createDatabase } = await engineModule<{ createDatabase: (of: unknown) => Database }>('database/index.js');
  database = createDatabase({
    common: { ...common, options: { command: 'start' } },
    namespace: { schema: 'one' },
    preBuild: { databaseConfig: { kind: 'pglite_test', instance: folder } },
    schemaBuild: { schema: { thing } },
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

afterAll(() => folder.close());

test('who reads a folder waits for its turn, the engine itself does not', async () => {
  limitReads(database.readonlyQB, limits);
  const giveBack = takeTurn();
  const read = vi.fn();
  const reads = database.readonlyQB.execute('SELECT 1').then(read);
  await database.userQB.execute('SELECT 1');
  await tick();
  expect(read).not.toHaveBeenCalled();
  giveBack();
  await reads;
});

test('the lists of one request have turns on Postgres, which ends what takes too long', async () => {
  const { graphql } = await engineModule<{ graphql: (of: unknown) => MiddlewareHandler }>('graphql/middleware.js');
  vi.stubGlobal('PONDER_DATABASE', database);
  const options = {};
  Object.assign(database.readonlyQB, { $dialect: 'postgres', $client: { options } });
  const app = new Hono().use(limitReads(database.readonlyQB, limits)).use(graphql({ schema: { thing } }));
  expect(options).toEqual({ statement_timeout: 1000 });
  const giveBack = takeTurn();
  const { query: send } = folder;
  const sent = vi.spyOn(folder, 'query');
  sent.mockImplementation((...statement) => inTurn(() => send.apply(folder, statement)));
  const query = '{ a: things { totalCount items { id } } b: things { items { id } } c: things { items { id } } }';
  const headers = { 'content-type': 'application/json' };
  const answered = app.request('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
  await expect.poll(() => sent.mock.calls.length).toBeGreaterThanOrEqual(2);
  await tick();
  expect(sent).toHaveBeenCalledTimes(2);
  giveBack();
  expect(await (await answered).json()).toEqual({
    data: { a: { totalCount: 0, items: [] }, b: { items: [] }, c: { items: [] } },
  });
  expect(sent).toHaveBeenCalledTimes(4);
});

test('what failed is not tried again', async () => {
  limitReads(database.readonlyQB, limits);
  const run = vi.fn(async () => {
    throw new Error('statement timeout');
  });
  await expect(database.readonlyQB.wrap(run)).rejects.toThrow('statement timeout');
  expect(run).toHaveBeenCalledTimes(1);
});
