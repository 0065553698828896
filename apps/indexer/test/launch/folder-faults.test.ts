import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import { indexId } from '@besc/domain/shared/index-id';
import type { Chain } from '@besc/localnet/chain';
import { type FaultProxy, startFaultProxy } from '@besc/localnet/fault-proxy';
import { startExchange } from '@besc/localnet/start-exchange';
import type { Deployment } from '@besc/wire/settings/deployment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readHead } from '../support/read-head';
import { readTables } from '../support/read-tables';
import { startIndex, type TestIndex } from '../support/start-index';

let chain: Chain;
let proxy: FaultProxy;
let index: TestIndex;
let folder: string;
let deployment: Deployment;

const patient = { timeout: 110_000, interval: 200 };
const status = async () => (await index.health())?.status;
const pairs = '{ pairs { items { id } } }';

beforeAll(async () => {
  const started = await startExchange({ blocks: 3 });
  chain = started.chain;
  deployment = started.exchange.deployment;
  proxy = await startFaultProxy({ target: chain.rpcUrl });
  folder = mkdtempSync(join(tmpdir(), 'besc-index-folder-'));
  // What a kill in the moment of the first writing leaves: a database that can never be opened.
  mkdirSync(join(folder, 'database', 'global'), { recursive: true });
  writeFileSync(join(folder, 'database', 'PG_VERSION'), '16\n');
  // The node is there, but only just starting.
  proxy.inject({ kind: 'no-genesis' });
  index = await startIndex({
    rpcUrl: proxy.url,
    deployment,
    env: { DATA_DIR: folder, FINALITY_BLOCKS: '5', KEEP_ALIVE_SECONDS: '90' },
  });
});

afterAll(async () => {
  await index?.stop();
  rmSync(folder, { recursive: true, force: true });
  await proxy?.stop();
  await chain?.stop();
});

test('with nothing stored the index waits for the first block of the node, says so, and SIGTERM ends it at once', async () => {
  await expect.poll(status, patient).toBe('node-unreachable');
  const response = await fetch(`${index.url}/graphql`, { method: 'POST', body: JSON.stringify({ query: pairs }) });
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ errors: [{ message: 'The index is not available at the moment.' }] });
  await index.end('SIGTERM');
  await index.start();
  await expect.poll(status, patient).toBe('node-unreachable');
});

test('a database that a kill left half-written is indexed again', async () => {
  proxy.heal();
  await index.reach(await readHead(chain));
  expect(index.output()).toContain('ALARM: the database in DATA_DIR cannot be opened; everything is indexed again.');
  const { block, pair } = await readTables(index, ['block', 'pair']);
  const pairs = deployment.pairs.map(({ address }) => indexId(address));
  expect(Object.keys(pair ?? {})).toEqual(expect.arrayContaining(pairs));
  const { startBlock } = contractOf(deployment, 'swap', 'factory');
  expect(Object.keys(block ?? {})).toHaveLength((await chain.blockNumber()) - startBlock + 1);
});

test('it listens on this machine only, and keeps idle connections as long as it is told', async () => {
  const response = await fetch(`${index.url}/health`);
  expect(response.headers.get('keep-alive')).toBe('timeout=90');
  const port = new URL(index.url).port;
  // A server on all interfaces answers here as well.
  await expect(fetch(`http://127.0.0.2:${port}/health`)).rejects.toThrow();
});

test('without a node at the start it serves what it has, and follows when the node is back', async () => {
  const before = await index.query(pairs);
  // Without a warning, as a crash does.
  await index.kill();
  proxy.inject({ kind: 'down' });
  await index.start();
  await expect.poll(() => index.query(pairs).catch(() => undefined), patient).toEqual(before);
  await expect.poll(status, patient).toBe('node-unreachable');
  // Also after more looks than make the tables count as lost.
  const until = Date.now() + 5_000;
  await expect.poll(async () => [await status(), Date.now() > until], patient).toEqual(['node-unreachable', true]);
  await chain.mine(2);
  proxy.heal();
  await index.reach(await readHead(chain));
  // Our lock proves that the engine which was killed is no more; its own would make the next one wait for 25 s.
  expect(index.output()).not.toContain('Schema is locked');
});

test('SIGINT ends it in order while it serves without a node', async () => {
  await index.end();
  proxy.inject({ kind: 'down' });
  const said = index.output().length;
  await index.start();
  await expect.poll(() => index.output().slice(said), patient).toContain('No RPC endpoint answers yet; waiting.');
  expect(await index.end('SIGINT')).toEqual([0, null]);
});
