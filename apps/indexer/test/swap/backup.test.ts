import { startPostgres, type TestPostgres } from '@besc/localnet/postgres/start-postgres';
import { Client } from 'pg';
import { beforeAll, test, vi } from 'vitest';
import { expectRawEvents } from '../support/expect-raw-events';
import { isFullSize } from '../support/is-full-size';
import { type OddMarket, startOddMarket } from '../support/odd-market';
import { readHead } from '../support/read-head';
import { startIndex, type TestIndex } from '../support/start-index';

/** Fewer than the tests mine after a backup, so that what it holds as not final has become final since. */
const finalityBlocks = 12;

let market: OddMarket;
let postgres: TestPostgres;
let index: TestIndex;
let databaseUrl: string;
/** What was stored while the first index read its history. */
let early: string;

beforeAll(async () => {
  [market, postgres] = await Promise.all([startOddMarket(21), startPostgres()]);
  databaseUrl = await postgres.database();
  index = await indexOn(databaseUrl);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await vi.waitUntil(() => hasBlocks(client), { timeout: 60_000, interval: 10 });
  early = postgres.backUp(databaseUrl);
  await client.end();
  return async () => {
    await index.stop();
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

test.each([{ age: 'old', since: 2 * finalityBlocks }, ...(isFullSize ? [{ age: 'young', since: 3 }] : [])])(
  'a backup ($age) goes on where it was taken and forgets the blocks that were taken back since',
  async ({ since }) => {
    await trade(6);
    await index.reach(await readHead(market.chain));
    const backup = postgres.backUp(databaseUrl);
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
