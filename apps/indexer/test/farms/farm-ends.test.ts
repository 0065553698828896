import { timelockControllerAbi as abi } from '@besc/contracts/abi/timelock-controller';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import type { Chain } from '@besc/localnet/chain';
import { startExchange } from '@besc/localnet/start-exchange';
import type { Deployment } from '@besc/wire/settings/deployment';
import { createPublicClient, type Hex, http } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDatabase } from '../support/make-database';
import { readHead } from '../support/read-head';
import { readTables, type Tables } from '../support/read-tables';
import { makeRandom } from '../support/seeded-random';
import { startIndex, type TestIndex } from '../support/start-index';
import { expectedRows } from './expected-rows';
import { makeOddEnds } from './odd-ends';

const random = makeRandom(Number(process.env.STORM_SEED ?? 45));
let chain: Chain;
let index: TestIndex;
let deployment: Deployment;
let got: Tables;

beforeAll(async () => {
  const started = await startExchange({ blocks: 3 });
  chain = started.chain;
  deployment = started.exchange.deployment;
  const odd = makeOddEnds(chain, deployment, random);
  const live = async (steps: number) => {
    for (let count = 0; count < steps; count += 1) await odd.step();
  };
  index = await startIndex({
    rpcUrl: chain.rpcUrl,
    deployment,
    env: { DATABASE_URL: await makeDatabase(), FINALITY_BLOCKS: '30' },
  });
  await live(150);
  await index.reach(await readHead(chain));
  // What happened is taken back again and again, and other things happen in its place.
  for (let turn = 0; turn < 4; turn += 1) {
    const head = await chain.blockNumber();
    await live(12);
    if (turn % 2 === 0) await index.reach(await readHead(chain));
    const depth = (await chain.blockNumber()) - head;
    if (depth > 0) await chain.reorg({ depth: Math.min(depth, 20) });
    await live(12);
  }
  await index.reach(await readHead(chain));
  got = await readTables(index, ['farmEnd']);
}, 600_000);

afterAll(async () => {
  await index?.stop();
  await chain?.stop();
});

test('ends of farms are those that the raw logs of the timelock say, whatever else was scheduled beside them', async () => {
  expect(Object.keys(got.farmEnd ?? {}).length).toBeGreaterThan(3);
  expect(got).toEqual(await expectedRows(chain, deployment));
});

test('each of them still waits, and can be executed from its time on', async () => {
  const client = createPublicClient({ transport: http(chain.rpcUrl) });
  const { address } = contractOf(deployment, 'governance', 'timelock');
  for (const { id, time } of Object.values(got.farmEnd ?? {})) {
    const args = [String(id).split('-')[0] as Hex] as const;
    expect(await client.readContract({ address, abi, functionName: 'getTimestamp', args })).toBe(BigInt(Number(time)));
  }
});

test('a farm is asked for its ends without a look through all', async () => {
  const ends = async (pid: unknown) => {
    const query = '{ farmEnds(where: { pid: PID }, orderBy: "time", limit: 1000) { items { time } } }';
    const { data } = await index.query(query.replace('PID', String(pid)));
    return (data as { farmEnds: { items: { time: number }[] } }).farmEnds.items.map(({ time }) => time);
  };
  const rows = Object.values(got.farmEnd ?? {});
  const own = rows.filter(({ pid }) => pid === rows[0]?.pid).map(({ time }) => Number(time));
  expect(await ends(rows[0]?.pid)).toEqual(own.sort((one, other) => one - other));
});
