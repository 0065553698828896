import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import { startChain } from '@besc/localnet/chain';
import { makeExchange } from '@besc/localnet/make-exchange';
import { afterAll, expect, test } from 'vitest';
import { expectRawEvents } from '../support/expect-raw-events';
import { makeDatabase } from '../support/make-database';
import { readHead } from '../support/read-head';
import { readTables } from '../support/read-tables';
import { startIndex } from '../support/start-index';

const ended: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ended.reverse()) await end();
});

test('a reorganisation deeper than what is final starts the index anew by itself', async () => {
  const chain = await startChain();
  ended.push(() => chain.stop());
  const { deployment } = await makeExchange(chain, { blocks: 6 });
  await chain.mine(40);
  const env = { DATABASE_URL: await makeDatabase(), FINALITY_BLOCKS: '5' };
  const index = await startIndex({ rpcUrl: chain.rpcUrl, deployment, env });
  ended.push(() => index.stop());
  await index.reach(await readHead(chain));
  await chain.mine(12);
  await index.reach(await readHead(chain));

  await chain.reorg({ depth: 50 });
  await chain.mine(3);
  await expectRawEvents(index, { chain, deployment });
  expect(index.output()).toContain('ALARM: the chain was replaced below what is final');
}, 300_000);

test('a new chain of the same id in the same folder: nothing of the old one is left', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'besc-index-shared-'));
  ended.push(async () => rmSync(folder, { recursive: true, force: true }));
  const seen: string[] = [];
  for (const genesisTimestamp of [1_700_000_000, 1_750_000_000]) {
    const chain = await startChain({ genesisTimestamp });
    const { deployment } = await makeExchange(chain, { blocks: 3 });
    const env = { DATA_DIR: folder };
    const index = await startIndex({ rpcUrl: chain.rpcUrl, deployment, env });
    await index.reach(await readHead(chain));
    const { block, pair } = await readTables(index);
    for (const { timestamp } of Object.values(block ?? {})) expect(timestamp).toBeGreaterThanOrEqual(genesisTimestamp);
    expect(Object.keys(block ?? {})).toHaveLength(
      (await chain.blockNumber()) - contractOf(deployment, 'swap', 'factory').startBlock + 1,
    );
    const pairs = deployment.pairs.map(({ address }) => address.toLowerCase());
    expect(Object.keys(pair ?? {})).toEqual(expect.arrayContaining(pairs));
    seen.push(...Object.keys(block ?? {}));
    await index.stop();
    await chain.stop();
  }
  expect(new Set(seen).size).toBe(seen.length);
}, 300_000);

test('a node of another chain is refused in one sentence', async () => {
  const chain = await startChain();
  ended.push(() => chain.stop());
  const { deployment } = await makeExchange(chain, { blocks: 1 });
  const genesisHash = `0x${'12'.repeat(32)}` as const;
  const index = await startIndex({ rpcUrl: chain.rpcUrl, deployment: { ...deployment, genesisHash } });
  ended.push(() => index.stop());
  const poll = { timeout: 60_000 };
  await expect.poll(() => index.output(), poll).toMatch(/PONDER_RPC_URL: \S+ runs a chain that begins with 0x/);
  expect(index.output()).not.toMatch(/\n\s+at /);
}, 120_000);
