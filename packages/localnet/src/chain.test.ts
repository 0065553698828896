import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEther } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Chain, ChainStartError, startChain } from './chain';

// Fixed: a copy of the chain must begin in the same second, or it holds two blocks 0 (see `ChainOptions.loadState`).
const genesisTimestamp = Math.floor(Date.now() / 1000) - 60;

let chain: Chain;
beforeAll(async () => {
  chain = await startChain({ genesisTimestamp });
});
afterAll(() => chain.stop());

const send = (value: bigint) => {
  const [from, to] = chain.accounts;
  if (!from || !to) throw new Error('no accounts');
  return chain.send({ from: from.address, to: to.address, value: `0x${value.toString(16)}` });
};
const receipt = (hash: string) =>
  chain.rpc.request<{ blockNumber: string } | null>('eth_getTransactionReceipt', [hash]);

test('the chain has the id, gas price and thirty funded accounts', async () => {
  expect(await chain.rpc.request('eth_chainId')).toBe('0x944');
  expect(chain.gasPrice).toBe(10n ** 12n);
  expect(chain.accounts).toHaveLength(30);
  expect(chain.accounts[0]?.address).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
  const last = chain.accounts[29];
  expect(BigInt(await chain.rpc.request('eth_getBalance', [last?.address, 'latest']))).toBe(parseEther('1000000'));
});

test('a snapshot brings everything back', async () => {
  const id = await chain.snapshot();
  const before = await chain.blockNumber();
  await send(1n);
  expect(await chain.blockNumber()).toBe(before + 1);
  expect(await chain.revert(id)).toBe(true);
  expect(await chain.blockNumber()).toBe(before);
  expect(await chain.revert('0x4321')).toBe(false);
});

test('blocks are mined with the timestamps asked for', async () => {
  const latest = await chain.rpc.request<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false]);
  const at = Number(latest.timestamp) + 1000;
  await chain.setNextTimestamp(at);
  await chain.mine();
  const block = await chain.rpc.request<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false]);
  expect(Number(block.timestamp)).toBe(at);
});

test('what was sent with automine is in a block when the hash is known', async () => {
  for (let sent = 0; sent < 100; sent += 1) expect(await receipt(await send(1n))).not.toBeNull();
});

test('a transaction without gas of its own must succeed, one with gas may fail', async () => {
  const from = chain.accounts[0]?.address ?? '0x';
  // Code that reverts at once.
  const data = '0x60006000fd';
  await expect(chain.send({ from, data })).rejects.toMatchObject({ code: 'TRANSACTION_FAILED' });
  expect(await receipt(await chain.send({ from, data, gas: '0x186a0' }))).toMatchObject({ status: '0x0' });
});

test('without automine a transaction waits, and can be dropped', async () => {
  await chain.setAutomine(false);
  const dropped = await send(2n);
  expect(await receipt(dropped)).toBeNull();
  expect(await chain.dropTransaction(dropped)).toBe(true);
  const kept = await send(3n);
  await chain.mine();
  await chain.setAutomine(true);
  expect(await receipt(kept)).not.toBeNull();
  expect(await receipt(dropped)).toBeNull();
});

test('a reorg removes receipts and can put other transactions in their place', async () => {
  await chain.mine(2);
  const gone = await send(5n);
  const height = await chain.blockNumber();
  const [, , other, to] = chain.accounts;
  if (!other || !to) throw new Error('no accounts');
  const before = BigInt(await chain.rpc.request('eth_getBalance', [to.address, 'latest']));
  await chain.reorg({
    depth: 2,
    transactions: [{ transaction: { from: other.address, to: to.address, value: '0x7' }, block: 1 }],
  });
  expect(await receipt(gone)).toBeNull();
  expect(await chain.blockNumber()).toBe(height);
  expect(BigInt(await chain.rpc.request('eth_getBalance', [to.address, 'latest']))).toBe(before + 7n);
});

test('a busy port is said in words', async () => {
  await expect(startChain({ port: chain.port })).rejects.toThrow(ChainStartError);
});

test('the chain state survives a dump and a load', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'besc-chain-'));
  const file = join(folder, 'state.json');
  const hash = await send(9n);
  await writeFile(file, await chain.dumpState());
  const copy = await startChain({ loadState: file, genesisTimestamp });
  try {
    expect(await copy.blockNumber()).toBe(await chain.blockNumber());
    expect(await copy.genesisHash()).toBe(await chain.genesisHash());
    expect(await copy.rpc.request('eth_getTransactionReceipt', [hash])).not.toBeNull();
  } finally {
    await copy.stop();
    await rm(folder, { recursive: true });
  }
});

test('chain id 97 runs with its own gas price', async () => {
  const test97 = await startChain({ chainId: 97, accountCount: 1 });
  try {
    expect(await test97.rpc.request('eth_chainId')).toBe('0x61');
    expect(test97.gasPrice).toBe(5n * 10n ** 9n);
  } finally {
    await test97.stop();
  }
});
