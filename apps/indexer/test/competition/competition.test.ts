import type { Chain } from '@besc/localnet/chain';
import { startExchange } from '@besc/localnet/start-exchange';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDatabase } from '../support/make-database';
import { readHead } from '../support/read-head';
import { readTables, type Tables } from '../support/read-tables';
import { makeRandom } from '../support/seeded-random';
import { startIndex, type TestIndex } from '../support/start-index';
import { battleTables, expectedBattles } from './expected-battles';
import { startOddBattles } from './odd-battles';

const random = makeRandom(Number(process.env.STORM_SEED ?? 48));
let chain: Chain;
let index: TestIndex;
let got: Tables;
let expected: Tables;

beforeAll(async () => {
  const started = await startExchange({ blocks: 3 });
  chain = started.chain;
  const odd = await startOddBattles(chain, started.exchange.deployment, random);
  const live = async (steps: number) => {
    for (let count = 0; count < steps; count += 1) await odd.step();
  };
  index = await startIndex({
    rpcUrl: chain.rpcUrl,
    deployment: odd.deployment,
    // More than are taken back below; what is not final is read block by block at each start.
    env: { DATABASE_URL: await makeDatabase(), FINALITY_BLOCKS: '30' },
  });
  await live(220);
  await index.reach(await readHead(chain));
  // What happened is taken back again and again, other things happen in its place, and the index is killed meanwhile.
  for (let turn = 0; turn < 6; turn += 1) {
    const head = await chain.blockNumber();
    await live(8);
    if (turn === 2) {
      await index.kill();
      await index.start();
    } else if (turn % 2 === 0) await index.reach(await readHead(chain));
    const depth = (await chain.blockNumber()) - head;
    if (depth > 0) await chain.reorg({ depth: Math.min(depth, 20) });
    await live(10);
  }
  await index.reach(await readHead(chain));
  got = await readTables(index, [...battleTables, 'swap']);
  expected = await expectedBattles(chain, {
    competition: odd.competition,
    deployment: odd.deployment,
    hasTrades: true,
  });
}, 600_000);

afterAll(async () => {
  await index?.stop();
  await chain?.stop();
});

test.each(battleTables)('COMP-16 %s is what the raw events say', (table) => {
  expect(Object.keys(got[table] ?? {}).sort()).toEqual(Object.keys(expected[table] ?? {}).sort());
  for (const [id, row] of Object.entries(expected[table] ?? {})) expect(got[table]?.[id], id).toEqual(row);
});

test('everything that can happen did: each status, trades there and back, results, claims', () => {
  const all = (table: string) => Object.values(got[table] ?? {});
  const seen = new Set(all('competition').map(({ status }) => status));
  expect(seen.size).toBeGreaterThan(2);
  expect(all('competition').some(({ root }) => root !== null)).toBe(true);
  const trades = all('competitionTrade');
  const circles = trades.filter(({ swaps }) => swaps === 2);
  expect(circles.length).toBeGreaterThan(2);
  const swaps = all('swap');
  const worth = (of: Record<string, unknown>) =>
    Math.max(...swaps.filter((one) => of.hash === one.transaction).map(({ amountUSD }) => Number(amountUSD)));
  // What went there and back counts as what the way cost, and moves no other pair's prices.
  for (const circle of circles) expect(Number(circle.volumeUSD)).toBeLessThan(worth(circle) / 50);
  const [first] = trades.filter(({ hash, id }) => circles.some((circle) => circle.hash === hash && circle.id !== id));
  expect(first?.swaps).toBe(1);
  expect(all('competitionUser').some(({ hasClaimed }) => hasClaimed)).toBe(true);
  expect(all('swap').length).toBeGreaterThan(trades.length);
});
