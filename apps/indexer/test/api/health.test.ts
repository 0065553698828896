import { type Chain, startChain } from '@besc/localnet/chain';
import { type FaultProxy, startFaultProxy } from '@besc/localnet/fault-proxy';
import { makeExchange } from '@besc/localnet/make-exchange';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDatabase } from '../support/make-database';
import { readHead } from '../support/read-head';
import { startIndex, type TestIndex } from '../support/start-index';

let chain: Chain;
let proxy: FaultProxy;
let index: TestIndex;
let pair: string;

const status = () => index.health().then((health) => health?.status);
const patient = { timeout: 90_000, interval: 200 };

beforeAll(async () => {
  chain = await startChain();
  const { deployment } = await makeExchange(chain, { blocks: 3 });
  pair = deployment.pairs[0]?.address ?? '';
  proxy = await startFaultProxy({ target: chain.rpcUrl });
  index = await startIndex({
    rpcUrl: proxy.url,
    deployment,
    env: { DATABASE_URL: await makeDatabase(), STALL_SECONDS: '4' },
  });
  await index.reach(await readHead(chain));
});

afterAll(async () => {
  await index?.stop();
  await proxy?.stop();
  await chain?.stop();
});

test('health gives the head, the indexed block with its hash, and the lag', async () => {
  await chain.mine();
  const head = await readHead(chain);
  await index.reach(head);
  expect(await index.health()).toMatchObject({
    status: 'ok',
    healthy: true,
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
  await chain.mine();
  await expect.poll(status, patient).toBe('ok');
});

test('a node that does not answer is red, and green again when it is back', async () => {
  proxy.inject({ kind: 'down' });
  await expect.poll(status, patient).toBe('node-unreachable');
  proxy.heal();
  await chain.mine();
  await index.reach(await readHead(chain));
  await chain.mine();
  await expect.poll(status, patient).toBe('ok');
});

/** Blocks whose logs the index needs. */
async function writeLogs(): Promise<void> {
  const [account] = chain.accounts;
  if (!account) throw new Error('no accounts');
  const sync = '0xfff6cae9';
  for (let block = 0; block < 6; block += 1) await chain.send({ from: account.address, to: pair, data: sync });
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
