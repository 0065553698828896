import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectedTables } from '../support/expected-tables';
import { knownTokens } from '../support/known-tokens';
import { type OddMarket, startOddMarket } from '../support/odd-market';
import { readHead } from '../support/read-head';
import { readTables, tableNames } from '../support/read-tables';
import { makeRandom } from '../support/seeded-random';
import { startIndex, type TestIndex } from '../support/start-index';
import { startPostgres, type TestPostgres } from '../support/start-postgres';
import { storm } from '../support/storm';

let market: OddMarket;
let postgres: TestPostgres;
let index: TestIndex;
let databaseUrl: string;

beforeAll(async () => {
  [market, postgres] = await Promise.all([startOddMarket(4), startPostgres()]);
  databaseUrl = await postgres.database();
  const env = { DATABASE_URL: databaseUrl };
  index = await startIndex({ rpcUrl: market.chain.rpcUrl, deployment: market.deployment, env });
});

afterAll(async () => {
  await index?.stop();
  await postgres?.stop();
  await market?.chain.stop();
});

test('on Postgres the tables equal the raw events after reorganisations and kills', async () => {
  await storm({ market, index, random: makeRandom(12), size: { reorgs: 20, kills: 3, deepest: 12 } });
  await index.reach(await readHead(market.chain));
  const [got, expected] = [
    await readTables(index),
    await expectedTables(market.chain, market.deployment, knownTokens(market)),
  ];
  for (const table of tableNames) expect(got[table], table).toEqual(expected[table]);
}, 240_000);

test('when Postgres is restarted the index says so, takes its lock again and goes on', async () => {
  await postgres.halt();
  const patient = { timeout: 90_000, interval: 200 };
  await expect.poll(async () => (await index.health())?.status, patient).toBe('database-unreachable');
  expect((await fetch(`${index.url}/health`)).status).toBe(503);
  expect((await fetch(`${index.url}/graphql`, { method: 'POST', body: '{}' })).status).toBe(503);
  await market.block([market.transaction()], 10);
  await postgres.resume();
  await index.reach(await readHead(market.chain));
  const [got, expected] = [
    await readTables(index),
    await expectedTables(market.chain, market.deployment, knownTokens(market)),
  ];
  for (const table of tableNames) expect(got[table], table).toEqual(expected[table]);
}, 240_000);

test('a database is written by one index at a time', async () => {
  const env = { DATABASE_URL: databaseUrl };
  const second = await startIndex({ rpcUrl: market.chain.rpcUrl, deployment: market.deployment, env });
  await expect.poll(() => second.output(), { timeout: 60_000 }).toContain('DATABASE_URL is in use by another index');
  await second.stop();
});
