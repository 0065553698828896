import { startPostgres, type TestPostgres } from '@besc/localnet/postgres/start-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBreakingWay } from '../support/breaking-way';
import { expectRawEvents } from '../support/expect-raw-events';
import { isFullSize } from '../support/is-full-size';
import { type OddMarket, startOddMarket } from '../support/odd-market';
import { readHead } from '../support/read-head';
import { makeRandom } from '../support/seeded-random';
import { startIndex, type TestIndex } from '../support/start-index';
import { storm } from '../support/storm';

/** In the gate the engine is killed once, with the database that goes away below. */
const size = isFullSize ? { reorgs: 20, kills: 3, deepest: 12 } : { reorgs: 6, kills: 0, deepest: 8 };

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
  await storm({ market, index, random: makeRandom(12), size });
  await expectRawEvents(index, market);
});

test('when Postgres is restarted while blocks are written the index says so, takes its lock again and goes on', async () => {
  for (let count = 0; count < 3; count += 1) await market.block([market.transaction(), market.transaction()], 10);
  await market.chain.reorg({ depth: 2, transactions: [{ transaction: market.transaction(), block: 0 }] });
  await postgres.halt();
  const patient = { timeout: 90_000, interval: 200 };
  await expect.poll(async () => (await index.health())?.status, patient).toBe('database-unreachable');
  expect((await fetch(`${index.url}/health`)).status).toBe(503);
  expect((await fetch(`${index.url}/graphql`, { method: 'POST', body: '{}' })).status).toBe(503);
  await market.chain.reorg({ depth: 3, transactions: [{ transaction: market.transaction(), block: 1 }] });
  await market.block([market.transaction()], 10);
  await postgres.resume();
  await expectRawEvents(index, market);
});

test('when the way to Postgres breaks, of which the server does not hear, the lock is taken again', async () => {
  const way = await startBreakingWay(databaseUrl);
  await index.end();
  await index.start({ DATABASE_URL: way.url });
  await index.reach(await readHead(market.chain));
  way.cut();
  await market.block([market.transaction(), market.transaction()], 10);
  await expectRawEvents(index, market);
  expect(index.output()).toContain('DATABASE_URL was lost; waiting for it.');
  await index.end();
  await way.stop();
  await index.start({ DATABASE_URL: databaseUrl });
  await index.reach(await readHead(market.chain));
});

test('a database is written by one index at a time', async () => {
  const env = { DATABASE_URL: databaseUrl };
  const second = await startIndex({ rpcUrl: market.chain.rpcUrl, deployment: market.deployment, env });
  await expect.poll(() => second.output()).toContain('DATABASE_URL is in use by another index');
  await second.stop();
});
