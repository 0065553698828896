import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { createClient, custom, type Hex, numberToHex, pad } from 'viem';
import { expect, test } from 'vitest';
import { mostRangeBlocks, readLogRanges } from './read-log-ranges';

const address = checksumAddress(`0x${'1'.repeat(40)}`);
const topic = pad('0x1');
const logAt = (block: bigint, index = 0, from: string = address) => ({
  address: from,
  topics: [topic],
  data: '0x',
  blockNumber: numberToHex(block),
  logIndex: numberToHex(index),
  transactionHash: topic,
});

interface Asked {
  readonly fromBlock: Hex;
  readonly toBlock: Hex;
}

/** What is read of blocks 1 to `toBlock` of a node that answers ranges so. */
function read(toBlock: bigint, answer: (from: bigint, to: bigint) => unknown, signal?: AbortSignal) {
  const asked: (readonly [bigint, bigint])[] = [];
  const told: (readonly [number, number])[] = [];
  const client = createClient({
    transport: custom(
      {
        request: async ({ params }: { readonly params: readonly [Asked] }) => {
          const [from, to] = [BigInt(params[0].fromBlock), BigInt(params[0].toBlock)];
          asked.push([from, to]);
          return answer(from, to);
        },
      },
      { retryCount: 0 },
    ),
  });
  const onProgress = (done: number, all: number) => void told.push([done, all]);
  const logs = readLogRanges({
    client,
    address: [address],
    topics: [topic],
    fromBlock: 1n,
    toBlock,
    signal,
    onProgress,
  });
  return { asked, told, logs };
}

test('a long range is read in parts, in order, and says how far it is', async () => {
  const { asked, told, logs } = read(25_000n, (from, to) => [logAt(from), logAt(from, 3), logAt(to)]);
  expect((await logs).map(({ block, index }) => [block, index])).toEqual(
    asked.flatMap(([from, to]) => [
      [from, 0],
      [from, 3],
      [to, 0],
    ]),
  );
  expect(asked).toEqual([
    [1n, 10_000n],
    [10_001n, 20_000n],
    [20_001n, 25_000n],
  ]);
  expect(told.at(-1)).toEqual([25_000, 25_000]);
});

test('a node that takes fewer blocks is asked for fewer', async () => {
  const { asked, logs } = read(6_000n, (from, to) => {
    if (to - from >= 2_000n) throw new Error('query exceeds max block range');
    return [];
  });
  await expect(logs).resolves.toEqual([]);
  expect(asked.filter(([from, to]) => to - from < 2_000n).at(-1)?.[1]).toBe(6_000n);
});

test('what a node refuses is said, with what was read before', async () => {
  const { logs } = read(30_000n, (from) => {
    if (from > 10_000n) throw new Error('pruned');
    return [];
  });
  await expect(logs).rejects.toMatchObject({ code: 'RANGE_REFUSED', blocks: 30_000, done: 10_000 });
});

test('a million blocks are refused before anything is asked', async () => {
  const { asked, logs } = read(1_000_000n, () => []);
  await expect(logs).rejects.toMatchObject({ code: 'RANGE_TOO_LONG', blocks: 1_000_000 });
  expect(asked).toEqual([]);
  expect(mostRangeBlocks).toBeLessThan(1_000_000);
});

test('it ends between two requests when it is told to', async () => {
  const stop = new AbortController();
  const { asked, logs } = read(
    30_000n,
    () => {
      stop.abort(new Error('enough'));
      return [];
    },
    stop.signal,
  );
  await expect(logs).rejects.toThrow('enough');
  expect(asked).toHaveLength(1);
});

test.each([
  ['of another block', () => [logAt(99_999n)]],
  ['of another contract', () => [logAt(5n, 0, `0x${'2'.repeat(40)}`)]],
  ['out of order', () => [logAt(5n), logAt(4n)]],
  ['told twice', () => [logAt(5n), logAt(5n)]],
])('logs %s are refused', async (_, answer) => {
  await expect(read(10n, answer).logs).rejects.toThrow('not asked for');
});
