import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import { type Chain, startChain } from '@besc/localnet/chain';
import { type FaultProxy, startFaultProxy } from '@besc/localnet/fault-proxy';
import { makeExchange } from '@besc/localnet/make-exchange';
import { startExchange } from '@besc/localnet/start-exchange';
import type { Deployment } from '@besc/wire/settings/deployment';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Anchor } from '../../launch/anchor';
import { checkChain } from '../../launch/check-chain';
import { parseIndexSettings } from '../../src/shared/parse-index-settings';
import { expectRawEvents } from '../support/expect-raw-events';
import { makeDatabase } from '../support/make-database';
import { readHead } from '../support/read-head';
import { readTables, tablesHash } from '../support/read-tables';
import { startIndex, type TestIndex } from '../support/start-index';

let chain: Chain;
let proxy: FaultProxy;
let index: TestIndex;
let store: Client;
let deployment: Deployment;
let databaseUrl: string;

const finality = 5;
const status = () => index.health().then((health) => health?.status);
/** Health once a new block is indexed. The chain is well only while its last block is young, which a look may come too late for. */
const healthAfterBlock = async () => {
  await chain.mine();
  await index.reach(await readHead(chain));
  return index.health();
};
const well = { status: 'ok', healthy: true };
const patient = { timeout: 110_000, interval: 100 };
const anchor = async () => {
  const { rows } = await store.query<{ value: Anchor }>('select value from besc_index_guard.anchor');
  return rows[0]?.value;
};

beforeAll(async () => {
  const started = await startExchange({ blocks: 3 });
  chain = started.chain;
  ({ deployment } = started.exchange);
  await chain.mine(49);
  proxy = await startFaultProxy({ target: chain.rpcUrl });
  databaseUrl = await makeDatabase();
  const env = { DATABASE_URL: databaseUrl, STALL_SECONDS: '4', FINALITY_BLOCKS: String(finality) };
  index = await startIndex({ rpcUrl: proxy.url, deployment, env });
  await index.reach(await readHead(chain));
  store = new Client({ connectionString: databaseUrl });
  await store.connect();
});

afterAll(async () => {
  await store?.end();
  await index?.stop();
  await proxy?.stop();
  await chain?.stop();
});

test('health gives the head, the indexed block with its hash, and the lag', async () => {
  await expect.poll(healthAfterBlock, patient).toMatchObject(well);
  const head = await readHead(chain);
  expect(await index.health()).toMatchObject({
    chainHead: head.number,
    indexedBlock: head.number,
    indexedHash: head.hash,
    lagBlocks: 0,
  });
});

test('every GraphQL answer names a block with its hash', async () => {
  const response = await fetch(`${index.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ bundles { items { nativePrice } } }"}',
  });
  const head = await readHead(chain);
  expect(response.headers.get('x-index-block')).toBe(String(head.number));
  expect(response.headers.get('x-index-hash')).toBe(head.hash);
});

test('a chain without new blocks is red', async () => {
  await expect.poll(status, patient).toBe('chain-stalled');
  expect((await fetch(`${index.url}/health`)).status).toBe(503);
  expect((await fetch(`${index.url}/health?report`)).status).toBe(200);
  await expect.poll(healthAfterBlock, patient).toMatchObject(well);
});

test('a node that does not answer is red, and green again when it is back', async () => {
  proxy.inject({ kind: 'down' });
  await expect.poll(status, patient).toBe('node-unreachable');
  proxy.heal();
  await chain.mine();
  await index.reach(await readHead(chain));
  await expect.poll(healthAfterBlock, patient).toMatchObject(well);
});

/** Blocks whose logs the index needs. */
async function writeLogs(): Promise<void> {
  const [account] = chain.accounts;
  const [pair] = deployment.pairs;
  if (!account || !pair) throw new Error('no account or no pair');
  const sync = '0xfff6cae9';
  for (let block = 0; block < 6; block += 1) await chain.send({ from: account.address, to: pair.address, data: sync });
}

test('an index that cannot follow is red, and started again when it stays so', async () => {
  proxy.inject({ kind: 'error', code: -32_000, message: 'internal', methods: ['eth_getLogs'] });
  await writeLogs();
  await expect.poll(status, patient).toBe('stalled');
  await expect.poll(() => index.output(), patient).toContain('The index engine stays behind the chain; it is ended.');
  proxy.heal();
  await index.reach(await readHead(chain));
});

test('a forked node is red: it has another block at the indexed height', async () => {
  await chain.mine();
  await index.reach(await readHead(chain));
  // Reads that the engine needs to follow the fork fail, so the tables stay on the old branch.
  proxy.inject({ kind: 'error', code: -32_000, message: 'internal', methods: ['eth_getBlockByHash', 'eth_getLogs'] });
  await chain.reorg({ depth: 3 });
  await expect.poll(status, patient).toBe('forked');
  proxy.heal();
  await chain.mine();
  await index.reach(await readHead(chain));
});

test('a node that is behind what is stored is waited for, and nothing is counted twice', async () => {
  const head = await readHead(chain);
  await index.reach(head);
  const before = tablesHash(await readTables(index));
  await expect.poll(anchor, patient).toHaveProperty('block.number');
  await index.end();
  const noted = await anchor();
  const final = noted?.block?.number ?? 0;
  const note = (value: unknown) =>
    store.query('update besc_index_guard.anchor set value = $1', [JSON.stringify(value)]);

  // A kill between a block that became final and the note of it leaves an older note; then the engine itself refuses.
  const number = final - 10;
  const { hash } = await chain.rpc.request<{ hash: string }>('eth_getBlockByNumber', [
    `0x${number.toString(16)}`,
    false,
  ]);
  await note({ ...noted, block: { number, hash } });
  // Its head is the block that we hold for final, which for such a node is not.
  proxy.inject({ kind: 'lagging-head', blocks: head.number - final });
  await index.start();
  await expect.poll(() => index.output(), patient).toContain('cannot move backwards');
  expect(index.output()).not.toContain('The node is behind what is stored');

  // By the true note the guard knows it before it starts the engine.
  await note(noted);
  await expect.poll(() => index.output(), patient).toContain('The node is behind what is stored; waiting');
  proxy.heal();
  await index.reach(head);
  expect(tablesHash(await readTables(index))).toBe(before);
});

test('a reorganisation deeper than what is final starts the index again by itself', async () => {
  await chain.mine(12);
  await index.reach(await readHead(chain));
  await chain.reorg({ depth: 50 });
  await chain.mine(3);
  await expectRawEvents(index, { chain, deployment });
  expect(index.output()).toContain('ALARM: the chain was replaced below what is final');
});

test('a new chain of the same id in the same database: nothing of the old one is left', async () => {
  const old = Object.keys((await readTables(index, ['block'])).block ?? {});
  await index.stop();
  const genesisTimestamp = 1_750_000_000;
  const next = await startChain({ genesisTimestamp });
  try {
    const exchange = await makeExchange(next, { blocks: 3 });
    const env = { DATABASE_URL: databaseUrl, FINALITY_BLOCKS: String(finality) };
    index = await startIndex({ rpcUrl: next.rpcUrl, deployment: exchange.deployment, env });
    await index.reach(await readHead(next));
    const { block, pair } = await readTables(index, ['block', 'pair']);
    for (const { timestamp } of Object.values(block ?? {})) expect(timestamp).toBeGreaterThanOrEqual(genesisTimestamp);
    expect(Object.keys(block ?? {})).toHaveLength(
      (await next.blockNumber()) - contractOf(exchange.deployment, 'swap', 'factory').startBlock + 1,
    );
    for (const hash of old) expect(block).not.toHaveProperty(hash);
    const pairs = exchange.deployment.pairs.map(({ address }) => address.toLowerCase());
    expect(Object.keys(pair ?? {})).toEqual(expect.arrayContaining(pairs));
  } finally {
    await index.stop();
    await next.stop();
  }
});

test('a node of another chain is refused in one sentence', async () => {
  const genesisHash = `0x${'12'.repeat(32)}` as const;
  const foreign = await startIndex({ rpcUrl: chain.rpcUrl, deployment: { ...deployment, genesisHash } });
  await expect.poll(() => foreign.output(), patient).toMatch(/RPC_URL: \S+ runs a chain that begins with 0x/);
  expect(foreign.output()).not.toMatch(/\n\s+at /);
  await foreign.stop();
});

test('a node of another chain that comes while what is stored is served ends the index with that sentence too', async () => {
  const node = await startFaultProxy({ target: chain.rpcUrl });
  const own = await startIndex({ rpcUrl: node.url, deployment, env: { FINALITY_BLOCKS: String(finality) } });
  await own.reach(await readHead(chain));
  await own.end();
  node.inject({ kind: 'down' });
  await own.start();
  await expect.poll(() => own.output(), patient).toContain('No RPC endpoint answers yet; waiting.');
  const stored = () => own.query('{ blocks(limit: 1) { items { number } } }').catch(() => ({}));
  await expect.poll(stored, patient).toHaveProperty('data.blocks.items.0.number');
  const other = await startChain({ accountCount: 1 });
  node.retarget(other.rpcUrl);
  node.heal();
  // An unhandled error would begin with its name.
  await expect.poll(() => own.output(), patient).toMatch(/^RPC_URL: \S+ runs a chain that begins with 0x.*\.$/m);
  await own.stop();
  await Promise.all([node.stop(), other.stop()]);
});

test('a node of another chain beside a silent one is told, and the silent one is waited for', async () => {
  const [other, silent] = await Promise.all([
    startChain({ accountCount: 1 }),
    startFaultProxy({ target: chain.rpcUrl }),
  ]);
  const told = vi.spyOn(console, 'error').mockReturnValue();
  silent.inject({ kind: 'down' });
  const settings = parseIndexSettings(
    { RPC_URL: [other.rpcUrl, silent.url].join(), DEPLOYMENT_FILE: 'deployment.json' },
    () => deployment,
  );
  for (let look = 0; look < 2; look += 1)
    expect(await checkChain(settings, undefined)).toHaveProperty('match', undefined);
  expect(told.mock.calls).toEqual([
    [expect.stringMatching(/^RPC_URL: \S+ runs a chain that begins with 0x.*; it is not used\.$/)],
  ]);
  silent.heal();
  expect(await checkChain(settings, undefined)).toHaveProperty('match', 'same');
  told.mockRestore();
  await Promise.all([other.stop(), silent.stop()]);
});

test('a node set back below the final block is behind; only one with another block in its place is of another chain', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'besc-node-'));
  const loadState = join(folder, 'state.json');
  writeFileSync(loadState, await chain.dumpState());
  const first = await chain.rpc.request<{ timestamp: string }>('eth_getBlockByNumber', ['0x0', false]);
  // A node restored from an older copy of the same chain.
  const restored = await startChain({ genesisTimestamp: Number(first.timestamp), loadState });
  await chain.mine(finality);
  const { genesisHash } = deployment;
  const settings = parseIndexSettings(
    { RPC_URL: restored.rpcUrl, DEPLOYMENT_FILE: 'deployment.json', FINALITY_BLOCKS: String(finality) },
    () => deployment,
  );
  const stored = { genesisHash, block: await readHead(chain) };
  expect(await checkChain(settings, stored)).toHaveProperty('match', 'behind');
  await restored.setNextTimestamp(Math.floor(Date.now() / 1000) + 10_000);
  await restored.mine(finality);
  expect(await checkChain(settings, stored)).toMatchObject({ match: 'other', hasSilent: false });
  const silent = await startFaultProxy({ target: chain.rpcUrl });
  silent.inject({ kind: 'down' });
  const both = { ...settings, rpcUrls: [restored.rpcUrl, silent.url] };
  expect(await checkChain(both, stored)).toMatchObject({ match: 'other', hasSilent: true });
  silent.heal();
  expect(await checkChain(both, stored)).toHaveProperty('rpcUrls', [silent.url]);
  await Promise.all([restored.stop(), silent.stop()]);
  rmSync(folder, { recursive: true });
});
