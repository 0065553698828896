import { afterAll, expect, test } from 'vitest';
import { expectRawEvents } from '../support/expect-raw-events';
import { isFullSize } from '../support/is-full-size';
import { startOddMarket } from '../support/odd-market';
import { readHead } from '../support/read-head';
import { readTables, tablesHash } from '../support/read-tables';
import { makeRandom } from '../support/seeded-random';
import { startIndex } from '../support/start-index';
import { storm } from '../support/storm';

const size = isFullSize ? { reorgs: 1000, kills: 100, deepest: 60 } : { reorgs: 6, kills: 1, deepest: 10 };
const seed = Number(process.env.STORM_SEED ?? 99);
const minutes = isFullSize ? 180 : 8;

const ended: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ended.reverse()) await end();
});

test(
  `after ${size.reorgs} reorganisations and ${size.kills} kills the tables equal the raw events, and a fresh index`,
  async () => {
    const market = await startOddMarket(seed);
    const { rpcUrl } = market.chain;
    ended.push(() => market.chain.stop());
    const index = await startIndex({ rpcUrl, deployment: market.deployment });
    ended.push(() => index.stop());

    const report = await storm({ market, index, random: makeRandom(seed), size });
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
