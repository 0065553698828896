import { afterEach, expect, test, vi } from 'vitest';
import { engineCommon, engineModule, usedByEngine } from '../support/engine-module';

type Columns = { text: () => { primaryKey: () => unknown }; integer: () => unknown };
interface Store {
  close: () => Promise<void>;
  query: (sql: string) => Promise<{ rows: Record<string, unknown>[] }>;
}
interface Database {
  adminQB: unknown;
  migrateSync: () => Promise<void>;
  migrate: (of: unknown) => Promise<unknown>;
}

afterEach(() => vi.unstubAllGlobals());

test('rows that are known keep their indexes at a restart', async () => {
  const namespace = { schema: 'one' };
  vi.stubGlobal('PONDER_NAMESPACE_BUILD', namespace);
  const { createPglite } = await engineModule<{ createPglite: (of: unknown) => Store }>('utils/pglite.js');
  const { createDatabase } = await engineModule<{ createDatabase: (of: unknown) => Database }>('database/index.js');
  const { createIndexes } = await engineModule<{ createIndexes: (qb: unknown, of: unknown) => Promise<void> }>(
    'database/actions.js',
  );
  const { buildSchema } = await engineModule<{ buildSchema: (of: unknown) => { statements: unknown } }>(
    'build/schema.js',
  );
  const { onchainTable } = await engineModule<{
    onchainTable: (name: string, columns: unknown, more: unknown) => object;
  }>('drizzle/onchain.js');
  const { index } = await usedByEngine<{ index: () => { on: (column: unknown) => unknown } }>('drizzle-orm/pg-core');
  const thing = onchainTable(
    'thing',
    (t: Columns) => ({ id: t.text().primaryKey(), value: t.integer() }),
    (table: { value: unknown }) => ({ byValue: index().on(table.value) }),
  );
  const instance = createPglite({ dataDir: 'memory://' });
  const preBuild = { databaseConfig: { kind: 'pglite_test', instance }, ordering: 'multichain' };
  const schema = { thing };
  const { statements } = buildSchema({ schema, preBuild });
  /** Starts on what is stored, makes the indexes as after a backfill, and ends. */
  const run = async () => {
    const ends: (() => Promise<void>)[] = [];
    const shutdown = { add: (end: () => Promise<void>) => ends.push(end), isKilled: false };
    const options = { command: 'start', databaseHeartbeatTimeout: 60_000, databaseHeartbeatInterval: 60_000 };
    const common = { ...engineCommon, shutdown, options };
    const database = createDatabase({ common, namespace, preBuild, schemaBuild: { schema, statements } });
    const chains = [{ id: 2372 }];
    const known = await database.migrate({ buildId: 'one', chains, finalizedBlocks: [{ timestamp: '0x77359400' }] });
    await createIndexes(database.adminQB, { statements });
    for (const end of ends) await end();
    return known;
  };
  const indexes = async () => {
    const files = "select relname, relfilenode from pg_class where relname like 'thing_%_index' order by relname";
    return (await instance.query(files)).rows;
  };
  expect(await run()).toBeUndefined();
  const made = await indexes();
  expect(made.map(({ relname }) => relname)).toContain('thing_value_index');
  const checkpoint = `18${'0'.repeat(73)}`;
  await instance.query(
    `insert into one._ponder_checkpoint values ('besc', 2372, '${checkpoint}', '${checkpoint}', '${checkpoint}')`,
  );
  expect(await run()).toEqual([{ chainId: 2372, checkpoint }]);
  expect(await indexes()).toEqual(made);
  await instance.close();
});
