import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pairAbi } from '@besc/contracts/abi/pair';
import { encodeEventTopics, type Hex } from 'viem';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../free-port';
import { readStoredChain, storeChain } from './chain-store';
import { type DataFolder, openDataFolder } from './data-folder';
import { type StackChain, startStackChain } from './stack-chain';
import { silentProgress } from './stack-progress';

let root: string;
let folder: DataFolder;
const said: string[] = [];
const begin = async (paces: readonly string[] = []): Promise<StackChain> =>
  startStackChain({
    folder,
    chainId: 2372,
    port: await freePort(),
    size: 'small',
    paces,
    blockSeconds: 1,
    progress: { ...silentProgress, say: (text) => said.push(text) },
    step: silentProgress.step(''),
  });
const latest = (stack: StackChain) =>
  stack.chain.rpc.request<{ number: Hex; timestamp: Hex }>('eth_getBlockByNumber', ['latest', false]);
const seconds = () => Math.floor(Date.now() / 1000);
/** That the newest block is of now, for a stack that was started at `started`. */
async function expectPresent(stack: StackChain, started: number): Promise<void> {
  const time = Number((await latest(stack)).timestamp);
  expect(time).toBeGreaterThanOrEqual(started);
  expect(time).toBeLessThanOrEqual(seconds() + 2);
}

/** Starts a chain in the folder in a process of its own, and kills that while it writes the history. */
async function killWriter(): Promise<void> {
  const module = (name: string) => JSON.stringify(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)));
  const script = `
    import { openDataFolder } from ${module('data-folder')};
    import { startStackChain } from ${module('stack-chain')};
    import { silentProgress } from ${module('stack-progress')};
    const folder = await openDataFolder(${JSON.stringify(root)});
    await startStackChain({ folder, chainId: 2372, port: 0, size: 'year', blockSeconds: 1, progress: silentProgress,
      step: { update: (text) => console.log(text), done: () => {} } });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'besc-stack-chain-'));
  await killWriter();
  folder = await openDataFolder(root);
});
afterAll(async () => {
  await folder.release();
  await rm(root, { recursive: true, force: true });
});

test('killed while it writes the history, a start keeps nothing', async () => {
  expect(await readStoredChain(folder)).toBeUndefined();
});

test('the next one starts over: its chain holds a year of blocks and trades, and goes on at the present', async () => {
  const now = seconds();
  const stack = await begin();
  expect(stack.resumed).toBe(false);
  expect(stack.deployment.pairs).toHaveLength(10);
  expect(stack.history.accounts).toBeGreaterThanOrEqual(20);
  await expectPresent(stack, now);
  const first = await latest(stack);
  await expect.poll(async () => Number((await latest(stack)).number)).toBeGreaterThan(Number(first.number));
  // Every range of the charts has trades: the last hours, week, month and year.
  const topics = encodeEventTopics({ abi: pairAbi, eventName: 'Swap' });
  const logs = await stack.chain.rpc.request<{ blockTimestamp?: Hex; blockNumber: Hex }[]>('eth_getLogs', [
    { fromBlock: '0x0', toBlock: 'latest', topics },
  ]);
  const numbers = [...new Set(logs.map(({ blockNumber }) => blockNumber))];
  const blocks = (await stack.chain.rpc.batch(numbers.map((number) => ['eth_getBlockByNumber', [number, false]]))) as {
    timestamp: Hex;
  }[];
  const ages = blocks.map(({ timestamp }) => (now - Number(timestamp)) / 86_400);
  expect(ages.filter((age) => age < 1).length).toBeGreaterThanOrEqual(20);
  expect(ages.filter((age) => age < 7).length).toBeGreaterThan(ages.filter((age) => age < 1).length);
  for (const range of [
    [7, 30],
    [30, 180],
    [180, 366],
  ] as const) {
    expect(ages.some((age) => age > range[0] && age <= range[1])).toBe(true);
  }
  const { history } = stack;
  await stack.chain.setIntervalMining(0);
  await storeChain({ folder, chain: stack.chain, seed: 'besc', history });
  await stack.chain.stop();
});

test('a second start takes up where it was, with every event still there', async () => {
  const record = await readStoredChain(folder);
  const stack = await begin();
  expect(stack.resumed).toBe(true);
  const block = await stack.chain.rpc.request<{ hash: Hex }>('eth_getBlockByNumber', [
    `0x${record?.head.number.toString(16)}`,
    false,
  ]);
  expect(block.hash).toBe(record?.head.hash);
  const logs = await stack.chain.rpc.request<unknown[]>('eth_getLogs', [{ fromBlock: '0x0', toBlock: 'latest' }]);
  expect(logs.length).toBeGreaterThan((stack.history.slugs.swap?.trades ?? 0) * 3);
  await stack.chain.stop();
});

test('block 0 stays the same through many starts, and the clock goes on', async () => {
  const hashes = new Set<string>();
  for (let start = 0; start < 3; start += 1) {
    const started = seconds();
    const stack = await begin();
    expect(stack.resumed).toBe(true);
    hashes.add(await stack.chain.genesisHash());
    await expectPresent(stack, started);
    await stack.chain.setIntervalMining(0);
    await storeChain({ folder, chain: stack.chain, seed: 'besc', history: stack.history });
    await stack.chain.stop();
  }
  expect(hashes.size).toBe(1);
});

test('a damaged state is said and replaced by a new chain', async () => {
  const record = await readStoredChain(folder);
  await truncate(folder.path(record?.stateFile ?? ''), 1000);
  said.length = 0;
  const stack = await begin();
  expect(stack.resumed).toBe(false);
  expect(said.join()).toContain('cannot be used');
  await stack.chain.stop();
  const again = await begin();
  expect(again.resumed).toBe(true);
  await again.chain.stop();
});

test('a chain that was made with another pace is taken up as well', async () => {
  const other = await mkdtemp(join(tmpdir(), 'besc-stack-pace-'));
  const before = folder;
  folder = await openDataFolder(other);
  try {
    for (const resumed of [false, true]) {
      const stack = await begin(['short-rounds']);
      expect(stack.resumed).toBe(resumed);
      await stack.chain.stop();
    }
  } finally {
    await folder.release();
    await rm(other, { recursive: true, force: true });
    folder = before;
  }
});

test('when the time since the last stop cannot be filled, the chain is stopped', async () => {
  const port = await freePort();
  const present = Date.now;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => present() + 7_200_000);
  try {
    const update = () => {
      throw new Error('no terminal');
    };
    const step = { ...silentProgress.step(''), update };
    const options = { folder, chainId: 2372, port, size: 'small', blockSeconds: 1, progress: silentProgress } as const;
    await expect(startStackChain({ ...options, step })).rejects.toThrow('no terminal');
  } finally {
    clock.mockRestore();
  }
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
});
