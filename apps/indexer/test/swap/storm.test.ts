import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectRawEvents } from '../support/expect-raw-events';
import { isFullSize } from '../support/is-full-size';
import { type OddMarket, startOddMarket } from '../support/odd-market';
import { readHead } from '../support/read-head';
import { readTables, tablesHash } from '../support/read-tables';
import { makeRandom } from '../support/seeded-random';
import { startIndex, type TestIndex } from '../support/start-index';
import { storm } from '../support/storm';

const size = isFullSize ? { reorgs: 1000, kills: 100, deepest: 60 } : { reorgs: 6, kills: 1, deepest: 10 };
const seed = Number(process.env.STORM_SEED ?? 99);
const minutes = isFullSize ? 180 : 8;
/** In the gate fewer blocks are read one by one at each start; more than a reorganisation takes back. */
const finality: Record<string, string> = isFullSize ? {} : { FINALITY_BLOCKS: '20' };
/** What the engine keeps of rows by itself: a fifth of the heap, in steps of 64 MiB. */
const ordinaryCache = String(192 * 2 ** 20);

const ended: (() => Promise<void>)[] = [];
let market: OddMarket;
let index: TestIndex;

beforeAll(async () => {
  market = await startOddMarket(seed);
  ended.push(() => market.chain.stop());
});

afterAll(async () => {
  for (const end of ended.reverse()) await end();
});

test('with rows that do not fit into memory every answer is that of a whole block, and every row is right', async () => {
  const blocks = async (count: number) => {
    for (let block = 0; block < count; block += 1) {
      const stakes = Array.from({ length: 4 }, () => market.farming.transaction());
      await market.block([market.transaction(), ...stakes], 7000);
    }
  };
  await blocks(12);
  const env = { PONDER_CACHE_BYTES: '1', ...finality };
  index = await startIndex({ rpcUrl: market.chain.rpcUrl, deployment: market.deployment, env });
  ended.push(() => index.stop());
  await expectRawEvents(index, market);
  await blocks(12);
  await expectRawEvents(index, market);
  expect(index.output()).not.toContain('Failed database query');
});

test(
  `after ${size.reorgs} reorganisations and ${size.kills} kills the tables equal the raw events, and a fresh index`,
  async () => {
    const { rpcUrl } = market.chain;
    // From the first kill on it has as much memory as others; in full size from the beginning.
    const start = () => index.start({ PONDER_CACHE_BYTES: ordinaryCache });
    if (isFullSize) {
      await index.end();
      await start();
    }
    const report = await storm({ market, index: { ...index, start }, random: makeRandom(seed), size });
    console.log(JSON.stringify({ seed, ...report, head: await readHead(market.chain) }));
    expect(report.kills).toBe(size.kills);
    const survived = await expectRawEvents(index, market);
    if (!isFullSize) return;

    const fresh = await startIndex({ rpcUrl, deployment: market.deployment });
    ended.push(() => fresh.stop());
    await fresh.reach(await readHead(market.chain));
    expect(tablesHash(survived)).toBe(tablesHash(await readTables(fresh)));
  },
  minutes * 60_000,
);
