import { addressOf } from '@besc/contracts/deploy/address-of';
import { BlockRangeError } from '@besc/sdk/shared/errors/block-range-error';
import { ReadError } from '@besc/sdk/shared/errors/read-error';
import { createBatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { makeSettings } from '@besc/wire/test/make-settings';
import { createClient, custom } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Figure } from './figure';
import { runCheck } from './run-check';

const hashOf = (fork: number) => `0x${String(fork).padStart(64, '0')}`;
const settings = makeSettings();

/** What index and node are at; tests change it while they are asked. */
let index: { block: number; fork: number };
let node: { fork: number } | undefined;

beforeEach(() => {
  [index, node] = [{ block: 9, fork: 1 }, { fork: 1 }];
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () =>
    Response.json({
      status: 'ready',
      healthy: true,
      chainHead: 60,
      indexedBlock: index.block,
      indexedHash: hashOf(index.fork),
      indexedTimestamp: 100,
      lagBlocks: 0,
      secondsSinceProgress: 0,
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Checks what the index says against what the chain gives; each is asked as often as it likes. */
async function check(
  changes: { told?: Figure['told']; compute?: Figure['compute'] },
  signal = new AbortController().signal,
) {
  const request = async ({ method }: { method: string }) => {
    if (method !== 'eth_getBlockByNumber' || node === undefined) throw new Error('No node');
    return { hash: hashOf(node.fork), timestamp: '0x64' };
  };
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) });
  const reader = createBatchReader({ client, multicall: addressOf(settings, 'shared', 'multicall') });
  const figure: Figure = {
    name: { text: 'Volume' },
    formula: { text: 'Volume' },
    sources: [],
    parts: [{ name: { text: 'Volume' }, unit: 'usd' }],
    told: async () => [7n],
    compute: async () => ({ values: [7n], fromBlock: 1n, events: 3 }),
    ...changes,
  };
  const run = runCheck(figure, { chain: { client, reader, settings }, signal });
  run.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  return await run;
}

test('a figure that the chain gives too is equal, as of one block, and how late the index is', async () => {
  const times: number[] = [];
  const told: Figure['told'] = async (_, time) => {
    times.push(time);
    return [7n];
  };
  await expect(check({ told })).resolves.toMatchObject({ kind: 'equal', block: 9n, lag: 51 });
  expect(times).toEqual([100]);
});

test('an index that lies differs, when it was seen twice', async () => {
  const told = vi.fn<Figure['told']>(async () => [8n]);
  await expect(check({ told })).resolves.toMatchObject({ kind: 'differs', told: [8n], computed: { values: [7n] } });
  expect(told).toHaveBeenCalledTimes(2);
});

test('a figure that one of both does not have differs too, and so does one of fewer parts', async () => {
  await expect(check({ told: async () => [undefined] })).resolves.toMatchObject({ kind: 'differs' });
  await expect(check({ told: async () => [] })).resolves.toMatchObject({ kind: 'differs' });
});

test('one that was a block ahead for a moment is looked at again', async () => {
  const told = vi.fn<Figure['told']>(async () => [7n]).mockResolvedValueOnce([8n]);
  await expect(check({ told })).resolves.toMatchObject({ kind: 'equal' });
});

test('a reorganisation between both reads is met by reading again', async () => {
  const compute = vi.fn<Figure['compute']>(async () => {
    if (compute.mock.calls.length > 1) return { values: [7n], fromBlock: 1n, events: 3 };
    [index.fork, node] = [2, { fork: 2 }];
    return { values: [5n], fromBlock: 1n, events: 3 };
  });
  await expect(check({ compute })).resolves.toMatchObject({ kind: 'equal' });
});

test('an index of another fork than the node is told as such, never as a difference', async () => {
  index.fork = 5;
  await expect(check({ told: async () => [8n] })).resolves.toEqual({ kind: 'unread', why: 'moved' });
});

test.each([
  ['the index', { told: () => Promise.reject(new Error('down')) }, 'index'],
  ['the chain’s part of what is told', { told: () => Promise.reject(new ReadError('READ_FAILED', 'down')) }, 'node'],
  ['the node', { compute: () => Promise.reject(new Error('down')) }, 'node'],
] as const)('%s that does not answer leaves it unread', async (_, changes, why) => {
  await expect(check(changes)).resolves.toEqual({ kind: 'unread', why });
});

test('a node that is silent from the start, or refuses the blocks, is said', async () => {
  const why = new BlockRangeError('RANGE_REFUSED', { blocks: 100, done: 40 });
  await expect(check({ compute: () => Promise.reject(why) })).resolves.toEqual({ kind: 'unread', why });
  node = undefined;
  await expect(check({})).resolves.toEqual({ kind: 'unread', why: 'node' });
});

test('it ends when it is told to', async () => {
  const stop = new AbortController();
  const compute: Figure['compute'] = async ({ signal }) => {
    stop.abort(new Error('enough'));
    signal?.throwIfAborted();
    throw new Error('never');
  };
  await expect(check({ compute }, stop.signal)).rejects.toThrow('enough');
});
