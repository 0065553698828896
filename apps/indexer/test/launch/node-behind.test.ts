import { type Chain, startChain } from '@besc/localnet/chain';
import { type FaultProxy, startFaultProxy } from '@besc/localnet/fault-proxy';
import { makeExchange } from '@besc/localnet/make-exchange';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Anchor } from '../../launch/anchor';
import { makeDatabase } from '../support/make-database';
import { readHead } from '../support/read-head';
import { readTables, tablesHash } from '../support/read-tables';
import { startIndex, type TestIndex } from '../support/start-index';

const finality = 5;
const patient = { timeout: 110_000, interval: 100 };

let chain: Chain;
let proxy: FaultProxy;
let index: TestIndex;
let store: Client;

const anchor = async () => {
  const { rows } = await store.query<{ value: Anchor }>('select value from besc_index_guard.anchor');
  return rows[0]?.value;
};

beforeAll(async () => {
  chain = await startChain();
  const { deployment } = await makeExchange(chain, { blocks: 12 });
  proxy = await startFaultProxy({ target: chain.rpcUrl });
  const databaseUrl = await makeDatabase();
  const env = { DATABASE_URL: databaseUrl, FINALITY_BLOCKS: String(finality) };
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

test('a node that is behind what is stored is waited for, and nothing is counted twice', async () => {
  const head = await readHead(chain);
  await expect.poll(async () => (await anchor())?.block?.number, patient).toBe(head.number - finality);
  const before = tablesHash(await readTables(index));
  await index.end();

  proxy.inject({ kind: 'lagging-head', blocks: finality + 3 });
  await index.start();
  await expect.poll(() => index.output(), patient).toContain('The node is behind what is stored; waiting');
  proxy.heal();
  await index.reach(head);
  expect(tablesHash(await readTables(index))).toBe(before);

  // A kill between a block that became final and the note of it leaves an older note; then the engine itself refuses.
  await index.end();
  const number = head.number - 15;
  const { hash } = await chain.rpc.request<{ hash: string }>('eth_getBlockByNumber', [
    `0x${number.toString(16)}`,
    false,
  ]);
  const older = { ...(await anchor()), block: { number, hash } };
  await store.query('update besc_index_guard.anchor set value = $1', [JSON.stringify(older)]);
  proxy.inject({ kind: 'lagging-head', blocks: finality + 3 });
  await index.start();
  await expect.poll(() => index.output(), patient).toContain('cannot move backwards');
  proxy.heal();
  await index.reach(head);
  expect(tablesHash(await readTables(index))).toBe(before);
}, 300_000);
