import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Chain } from './chain';
import { startSavedChain } from './saved-chain';

let root: string;
const chains: Chain[] = [];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'besc-saved-'));
});
afterEach(async () => {
  await Promise.all(chains.splice(0).map((chain) => chain.stop()));
  await rm(root, { recursive: true, force: true });
});

type Block = { hash: string; timestamp: string };
const block = ({ rpc }: Chain, tag: string) => rpc.request<Block>('eth_getBlockByNumber', [tag, false]);

let makings = 0;
/** Two transfers in two blocks; answers the hashes of all blocks and of the last transfer. */
async function make(chain: Chain) {
  makings += 1;
  const [from, to] = chain.accounts;
  const transfer = () => chain.send({ from: from?.address ?? '0x', to: to?.address ?? '0x', value: '0x5' });
  await transfer();
  const hash = await transfer();
  const blocks = await Promise.all(['0x0', '0x1', '0x2'].map((tag) => block(chain, tag)));
  return { hash, hashes: blocks.map((one) => one.hash) };
}
async function start(name = 'transfers') {
  const started = await startSavedChain({ name, make, root });
  chains.push(started.chain);
  return started;
}

test('a chain is made once, and every one begins with the same blocks, receipts and time, on its own', async () => {
  makings = 0;
  const one = await start();
  await one.chain.mine(3);
  const other = await start();
  expect(makings).toBe(1);
  expect(other.made).toEqual(one.made);
  expect(await other.chain.blockNumber()).toBe(2);
  const blocks = await Promise.all(['0x0', '0x1', '0x2'].map((tag) => block(other.chain, tag)));
  expect(blocks.map(({ hash }) => hash)).toEqual(one.made.hashes);
  expect(await other.chain.rpc.request('eth_getTransactionReceipt', [other.made.hash])).toMatchObject({
    status: '0x1',
  });
  await other.chain.mine(1);
  const next = Number((await block(other.chain, '0x3')).timestamp) - Number(blocks[2]?.timestamp);
  expect(next).toBeGreaterThanOrEqual(0);
  expect(next).toBeLessThan(60);
});

test('several that start at once, with none before them, are all the kept one', async () => {
  makings = 0;
  const started = await Promise.all([start(), start(), start()]);
  expect(makings).toBe(1);
  expect(new Set(started.map(({ made }) => made.hash)).size).toBe(1);
  expect(new Set(await Promise.all(started.map(async ({ chain }) => (await block(chain, '0x2')).hash))).size).toBe(1);
  expect(await readdir(root)).toHaveLength(1);
});

test.each(['state.json', 'record.json'])('half a %s is made again', async (file) => {
  await start();
  makings = 0;
  const [folder = ''] = await readdir(root);
  await truncate(join(root, folder, file), 200);
  await start();
  expect(makings).toBe(1);
  await start();
  expect(makings).toBe(1);
});

test('a state of other blocks than the record says is made again', async () => {
  await start();
  const [folder = ''] = await readdir(root);
  const other = await start('others');
  await other.chain.mine(1);
  await writeFile(join(root, folder, 'state.json'), await other.chain.dumpState());
  makings = 0;
  expect(await (await start()).chain.blockNumber()).toBe(2);
  expect(makings).toBe(1);
});

test('what other code made goes, and what other recipes made stays', async () => {
  await mkdir(join(root, 'transfers.of-other-code'));
  await mkdir(join(root, 'others.of-other-code'));
  await start();
  const names = (await readdir(root)).map((name) => name.replace(/[0-9a-f]{64}$/, 'code'));
  expect(names.sort()).toEqual(['others.of-other-code', 'transfers.code']);
});

test('what a recipe throws is told, and nothing is kept of it', async () => {
  const failure = startSavedChain({ name: 'broken', root, make: () => Promise.reject(new Error('no money')) });
  await expect(failure).rejects.toThrow('no money');
  expect(await readdir(root)).toEqual([]);
});
