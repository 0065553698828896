import { afterAll, expect, test } from 'vitest';
import { expectedTables } from '../support/expected-tables';
import { knownTokens } from '../support/known-tokens';
import { startOddMarket } from '../support/odd-market';
import { readHead } from '../support/read-head';
import { readTables, tableNames, tablesHash } from '../support/read-tables';
import { makeRandom } from '../support/seeded-random';
import { startIndex } from '../support/start-index';
import { storm } from '../support/storm';

const large = process.env.STORM_SIZE === 'large';
const size = large ? { reorgs: 1000, kills: 100, deepest: 60 } : { reorgs: 100, kills: 20, deepest: 20 };
const seed = Number(process.env.STORM_SEED ?? 99);
const minutes = large ? 60 : 8;

const ended: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ended.reverse()) await end();
});

test(
  `after ${size.reorgs} reorganisations and ${size.kills} kills the tables equal a fresh index, and the raw events`,
  async () => {
    const market = await startOddMarket(seed);
    const { rpcUrl } = market.chain;
    ended.push(() => market.chain.stop());
    const index = await startIndex({ rpcUrl, deployment: market.deployment });
    ended.push(() => index.stop());

    const report = await storm({ market, index, random: makeRandom(seed), size });
    console.log(JSON.stringify({ seed, ...report, head: await readHead(market.chain) }));
    expect(report.kills).toBe(size.kills);
    await index.reach(await readHead(market.chain));
    const survived = await readTables(index);

    const fresh = await startIndex({ rpcUrl, deployment: market.deployment });
    ended.push(() => fresh.stop());
    await fresh.reach(await readHead(market.chain));
    expect(tablesHash(survived)).toBe(tablesHash(await readTables(fresh)));

    const expected = await expectedTables(market.chain, market.deployment, knownTokens(market));
    for (const table of tableNames) expect(survived[table], table).toEqual(expected[table]);
  },
  minutes * 60_000,
);
