import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Chain, startChain } from '@besc/localnet/chain';
import { type FaultProxy, startFaultProxy } from '@besc/localnet/fault-proxy';
import { startExchange } from '@besc/localnet/start-exchange';
import type { Deployment } from '@besc/wire/settings/deployment';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Anchor } from '../../launch/anchor';
import { expectRawEvents } from '../support/expect-raw-events';
import { makeDatabase } from '../support/make-database';
import { readHead } from '../support/read-head';
import { startIndex, type TestIndex } from '../support/start-index';

const finality = 5;
const patient = { timeout: 110_000, interval: 100 };
let chain: Chain;
let fork: Chain;
let first: FaultProxy;
let second: FaultProxy;
let index: TestIndex;
let deployment: Deployment;
let store: Client;
const folder = mkdtempSync(join(tmpdir(), 'besc-fork-'));

/** A node of the same chain that has other blocks from now on, deeper than what is final, as high as the others. */
async function startFork(): Promise<Chain> {
  const loadState = join(folder, 'state.json');
  writeFileSync(loadState, await chain.dumpState());
  const genesis = await chain.rpc.request<{ timestamp: string }>('eth_getBlockByNumber', ['0x0', false]);
  const made = await startChain({ genesisTimestamp: Number(genesis.timestamp), loadState });
  await made.increaseTime(10_000);
  await made.mine(30);
  await chain.mine(30);
  return made;
}

/** One more block on both. */
async function mineBoth(): Promise<void> {
  await Promise.all([chain.mine(), fork.mine()]);
}

beforeAll(async () => {
  const started = await startExchange({ blocks: 3 });
  chain = started.chain;
  ({ deployment } = started.exchange);
  fork = await startFork();
  [first, second] = await Promise.all([
    startFaultProxy({ target: chain.rpcUrl }),
    startFaultProxy({ target: chain.rpcUrl }),
  ]);
  const databaseUrl = await makeDatabase();
  const env = { DATABASE_URL: databaseUrl, FINALITY_BLOCKS: String(finality), STALL_SECONDS: '4' };
  index = await startIndex({ rpcUrl: [first.url, second.url].join(), deployment, env });
  await index.reach(await readHead(chain));
  store = new Client({ connectionString: databaseUrl });
  await store.connect();
});

afterAll(async () => {
  await store?.end();
  await index?.stop();
  await Promise.all([first?.stop(), second?.stop()]);
  await Promise.all([fork?.stop(), chain?.stop()]);
  rmSync(folder, { recursive: true });
});

test('a node that turns up on another fork is left for one that has what is stored, and nothing is forgotten', async () => {
  const noted = async () =>
    (await store.query<{ value: Anchor }>('select value from besc_index_guard.anchor')).rows[0]?.value.block;
  await expect.poll(noted, patient).toMatchObject({ number: expect.any(Number) });
  first.retarget(fork.rpcUrl);
  for (let block = 0; block < 3; block += 1) {
    await mineBoth();
    await index.reach(await readHead(chain));
  }
  await expectRawEvents(index, { chain, deployment });
  expect(index.output()).not.toContain('ALARM');
});

test('while the node that has what is stored is silent, nothing is forgotten for what the other says', async () => {
  const waits = () => index.output().split('The node is behind what is stored; waiting').length;
  const before = waits();
  second.inject({ kind: 'down' });
  await expect.poll(waits, patient).toBeGreaterThan(before);
  second.heal();
  await mineBoth();
  await index.reach(await readHead(chain));
  await expectRawEvents(index, { chain, deployment });
  expect(index.output()).not.toContain('ALARM');
});

test('at a start too, when it is the first in the list', async () => {
  await index.end();
  await mineBoth();
  await index.start();
  await index.reach(await readHead(chain));
  await mineBoth();
  await expectRawEvents(index, { chain, deployment });
  expect(index.output()).toMatch(/RPC_URL: \S+ has another block \d+ than .*; it is not used\./);
  expect(index.output()).not.toContain('ALARM');
});
