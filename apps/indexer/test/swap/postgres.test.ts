import { startPostgres, type TestPostgres } from '@besc/localnet/postgres/start-postgres';
import { Client } from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { type BreakingWay, startBreakingWay } from '../support/breaking-way';
import { expectRawEvents } from '../support/expect-raw-events';
import { isFullSize } from '../support/is-full-size';
import { type OddMarket, startOddMarket } from '../support/odd-market';
import { readHead } from '../support/read-head';
import { makeRandom } from '../support/seeded-random';
import { startIndex, type TestIndex } from '../support/start-index';
import { storm } from '../support/storm';

/** In the gate the engine is killed once, with the database that goes away below. */
const size = isFullSize ? { reorgs: 20, kills: 3, deepest: 12 } : { reorgs: 6, kills: 0, deepest: 8 };
/** More than the storm takes back; fewer than are mined after a backup, so that what it holds as not final has become final since. */
const finalityBlocks = 14;

let market: OddMarket;
let postgres: TestPostgres;
/** The index reaches the database by a way that can break. */
let way: BreakingWay;
let index: TestIndex;
let databaseUrl: string;
/** What was stored while the first index read its history. */
let early: string;

beforeAll(async () => {
  [market, postgres] = await Promise.all([startOddMarket(4), startPostgres()]);
  databaseUrl = await postgres.database();
  way = await startBreakingWay(databaseUrl);
  index = await indexOn(way.url);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await vi.waitUntil(() => hasBlocks(client), { timeout: 60_000, interval: 10 });
  early = await postgres.backUp(databaseUrl);
  await client.end();
  return async () => {
    await index.stop();
    await way.stop();
    await postgres.stop();
    await market.chain.stop();
  };
});

const indexOn = (database: string) =>
  startIndex({
    rpcUrl: market.chain.rpcUrl,
    deployment: market.deployment,
    env: { DATABASE_URL: database, FINALITY_BLOCKS: String(finalityBlocks) },
  });

const trade = async (blocks: number) => {
  for (let count = 0; count < blocks; count += 1) {
    await market.block([market.transaction(), market.transaction()], 30);
  }
};

/** The server's database is lost: a new index gets what the backup holds. */
const continueFrom = async (backup: string) => {
  await index.stop();
  databaseUrl = await postgres.restore(backup);
  index = await indexOn(databaseUrl);
};

test('on Postgres the tables equal the raw events after reorganisations and kills', async () => {
  await storm({ market, index, random: makeRandom(12), size });
  await expectRawEvents(index, market);
});

test('a database is written by one index at a time', async () => {
  const second = await indexOn(databaseUrl);
  await expect.poll(() => second.output()).toContain('DATABASE_URL is in use by another index');
  await second.stop();
});

test('when the way to Postgres breaks unheard by the server, the lock is taken again', async () => {
  expect(index.output()).not.toContain('DATABASE_URL was lost');
  // What fetched blocks were written in: the next engine would wait for its end, which the server does not see for hours.
  const left = new Client({ connectionString: databaseUrl, application_name: 'ponder_sync' });
  left.on('error', () => {});
  await left.connect();
  await left.query('begin');
  await left.query('lock table ponder_sync.blocks in access exclusive mode');
  way.cut();
  await market.block([market.transaction(), market.transaction()], 10);
  await expectRawEvents(index, market);
  expect(index.output()).toContain('DATABASE_URL was lost; waiting for it.');
  await left.end();
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

test.each([{ age: 'old', since: 2 * finalityBlocks }, ...(isFullSize ? [{ age: 'young', since: 3 }] : [])])(
  'a backup ($age) goes on where it was taken and forgets the blocks that were taken back since',
  async ({ since }) => {
    await trade(6);
    await index.reach(await readHead(market.chain));
    const backup = await postgres.backUp(databaseUrl);
    await market.chain.reorg({ depth: 5, transactions: [{ transaction: market.transaction(), block: 2 }] });
    await trade(since);
    await continueFrom(backup);
    await expectRawEvents(index, market);
    await trade(2);
    await market.chain.reorg({ depth: 1, transactions: [] });
    await trade(2);
    await expectRawEvents(index, market);
  },
);

test('a backup from the middle of the first indexing is completed, on a chain that went on meanwhile', async () => {
  await continueFrom(early);
  await expectRawEvents(index, market);
});

/** Whether the engine has stored what it fetched of the chain; its handlers run afterwards. */
async function hasBlocks(client: Client): Promise<boolean> {
  const { rows } = await client.query("select to_regclass('ponder_sync.blocks') as found");
  if (rows[0].found === null) return false;
  return (await client.query('select 1 from ponder_sync.blocks limit 1')).rows.length > 0;
}
