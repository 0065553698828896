import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { custom, numberToHex, pad } from 'viem';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BlockReplacedError } from '../../src/shared/block-replaced-error';
import { engineCommon as common, engineModule } from '../support/engine-module';

/*
 * Changes of the engine (launch/engine-changes.mjs) that a whole index shows only by how fast it is: each is held here
 * against the engine's own module, with a clock that does not wait.
 */
type Request = (body: { method: string; params: unknown[] }) => Promise<unknown>;
type Rpc = { request: Request };
type Block = ReturnType<typeof makeBlock>;

const chain = { id: 2372, name: 'besc', pollingInterval: 1000, finalityBlockCount: 30, viemChain: undefined };
const hashOf = (number: number) => pad(numberToHex(number + 1), { size: 32 });
const makeBlock = (number: number) => ({
  number: numberToHex(number),
  hash: hashOf(number),
  parentHash: hashOf(number - 1),
  timestamp: numberToHex(1_800_000_000 + number),
  logsBloom: `0x${'1'.repeat(512)}`,
  transactions: [] as object[],
});

describe('requests to nodes', () => {
  const makeRpc = async (request: Request): Promise<Rpc> => {
    const { createRpc } = await engineModule<{ createRpc: (options: unknown) => Rpc }>('rpc/index.js');
    const rpc = custom({ request }, { retryCount: 0 });
    return createRpc({ common, concurrency: 100, chain: { ...chain, rpc } });
  };
  const ask = (rpc: Rpc) => rpc.request({ method: 'eth_blockNumber', params: [] });

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('a node that fails is asked again within a second each time', async () => {
    const times: number[] = [];
    const rpc = await makeRpc(async () => {
      times.push(Date.now());
      throw new Error('down');
    });
    const asked = ask(rpc).catch(() => 'given up');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await asked).toBe('given up');
    const pauses = times.slice(1).map((time, position) => time - (times[position] ?? 0));
    expect(pauses).toHaveLength(9);
    expect(Math.max(...pauses)).toBeLessThan(1100);
  });

  test('what is asked at once is sent at once', async () => {
    let sent = 0;
    const rpc = await makeRpc(async () => {
      sent += 1;
      return '0x1';
    });
    const all = Array.from({ length: 100 }, () => ask(rpc));
    await vi.advanceTimersByTimeAsync(10);
    expect(sent).toBe(100);
    await Promise.all(all);
  });

  test('a block that was replaced is not asked for again', async () => {
    let sent = 0;
    const rpc = await makeRpc(async () => {
      sent += 1;
      throw new BlockReplacedError('0x01');
    });
    const asked = ask(rpc).catch(() => 'given up');
    await vi.advanceTimersByTimeAsync(120_000);
    expect([await asked, sent]).toEqual(['given up', 1]);
  });
});

describe('heads', () => {
  const syncProgress = { finalized: makeBlock(0), end: undefined };
  const parts = { common, chain, syncProgress, eventCallbacks: [], childAddresses: new Map() };

  test('of heads that wait only the newest is worked on', async () => {
    const { getRealtimeEventGenerator } = await engineModule<{
      getRealtimeEventGenerator: (options: unknown) => AsyncGenerator<{ event: { block: Block } }>;
    }>('runtime/realtime.js');
    let onBlock: (block: Block) => Promise<boolean> = async () => false;
    const missing = vi.fn(async ({ params }: Parameters<Request>[0]) => makeBlock(Number(params[0])));
    const rpc = {
      request: missing,
      subscribe: (told: { onBlock: typeof onBlock }) => {
        ({ onBlock } = told);
      },
    };
    const events = getRealtimeEventGenerator({ ...parts, rpc });
    const first = events.next();
    const accepted = [1, 2, 3].map((number) => onBlock(makeBlock(number)));
    const numbers: string[] = [];
    for (let event = await first; numbers.push(event.value.event.block.number) < 3; event = await events.next());
    expect(numbers).toEqual(['0x1', '0x2', '0x3']);
    expect(await Promise.all(accepted.slice(0, 2))).toEqual([false, false]);
    expect(missing.mock.calls.map(([{ params }]) => params[0])).toEqual(['0x1', '0x2']);
  });

  type Event = { type: string; block: Block; reorgedBlocks?: Block[]; childAddresses?: Map<unknown, Set<string>> };
  type Sync = { sync: (block: Block, told: (isAccepted: boolean) => void) => AsyncGenerator<Event> };
  const startSync = async (request: Request, eventCallbacks: readonly unknown[] = []) => {
    const { createRealtimeSync } = await engineModule<{ createRealtimeSync: (options: unknown) => Sync }>(
      'sync-realtime/index.js',
    );
    const childAddresses = new Map([['pairs', new Map()]]);
    const { sync } = createRealtimeSync({ ...parts, eventCallbacks, childAddresses, rpc: { request } });
    return async (head: Block) => {
      const events: Event[] = [];
      for await (const event of sync(head, () => {})) events.push(event);
      return events;
    };
  };

  test('a head that failed is taken when the node gives it again', async () => {
    let isDown = true;
    const follow = await startSync(async ({ params }) => {
      if (isDown) throw new Error('down');
      return makeBlock(Number(params[0]));
    });
    expect(await follow(makeBlock(2))).toEqual([]);
    isDown = false;
    expect((await follow(makeBlock(2))).map(({ type }) => type)).toEqual(['block', 'block']);
  });

  test('blocks that one reorganisation replaces and the next replaces again are taken back', async () => {
    const follow = await startSync(async () => {
      throw new BlockReplacedError('0x01');
    });
    const old = [1, 2, 3, 4].map(makeBlock);
    for (const head of old) await follow(head);
    const other = (number: number, parentHash: Block['hash']) => {
      const hash = pad(numberToHex(1_000 + number), { size: 32 });
      return { ...makeBlock(number), hash, parentHash };
    };
    // The parent of the new block 4 is asked for, and gone before the node answers.
    expect(await follow(other(4, other(3, hashOf(2)).hash))).toEqual([]);
    const events = await follow({ ...other(3, hashOf(2)), hash: pad('0x77', { size: 32 }) });
    expect(events[0]?.type).toBe('reorg');
    expect(events[0]?.reorgedBlocks?.map(({ hash }) => hash)).toEqual([hashOf(3), hashOf(4)]);
  });

  test('what a factory makes while the chain is followed is told with its block, to be stored', async () => {
    const [address, pair, made] = [pad('0xfa', { size: 20 }), pad('0xab', { size: 20 }), pad('0x01', { size: 32 })];
    const factory = { id: 'pairs', type: 'log', address, eventSelector: made, childAddressLocation: 'topic1' };
    const place = { blockHash: hashOf(1), blockNumber: '0x1', transactionIndex: '0x0' };
    const transaction = { ...place, hash: pad('0x7a', { size: 32 }), from: address, to: address };
    const topics = [made, pad(pair, { size: 32 })];
    const log = {
      ...place,
      transactionHash: transaction.hash,
      address,
      topics,
      data: '0x',
      logIndex: '0x0',
      removed: false,
    };
    const block = { ...makeBlock(1), logsBloom: `0x${'f'.repeat(512)}`, transactions: [transaction] };
    // Two events of what it makes are wanted, as of every pair and pool.
    const callbacks = ['0x02', '0x03'].map((topic) => ({
      filter: {
        type: 'log',
        address: factory,
        topic0: pad(topic as '0x02', { size: 32 }),
        fromBlock: 0,
        include: [],
        topic1: null,
        topic2: null,
        topic3: null,
        hasTransactionReceipt: false,
      },
    }));
    const follow = await startSync(async ({ method }) => (method === 'eth_getLogs' ? [log] : block), callbacks);
    const events = await follow(block);
    expect(events.map(({ childAddresses }) => [...(childAddresses?.values() ?? [])])).toEqual([[new Set([pair])]]);
  });
});

test('blocks are final after as many as we say', async () => {
  const { getFinalityBlockCount } = await engineModule<{
    getFinalityBlockCount: (options: { chain: { id: number } | undefined }) => number;
  }>('utils/finality.js');
  vi.stubEnv('FINALITY_BLOCKS', '7');
  expect(getFinalityBlockCount({ chain: { id: 2372 } })).toBe(7);
  vi.unstubAllEnvs();
});

test('a thousand rows of a request are found without looking at each other', async () => {
  type Loader = { loadMany: (ids: readonly string[]) => Promise<{ id: number }[]> };
  const { buildDataLoaderCache } = await engineModule<{
    buildDataLoaderCache: (qb: unknown) => (of: { table: unknown }) => Loader;
  }>('graphql/index.js');
  const { onchainTable } = await engineModule<{ onchainTable: (name: string, columns: unknown) => object }>(
    'drizzle/onchain.js',
  );
  const made = onchainTable('thing', (t: { integer: () => { primaryKey: () => unknown } }) => ({
    id: t.integer().primaryKey(),
  }));
  const table = { tsName: 'thing', columns: made };
  let looks = 0;
  const row = (id: number) =>
    new Proxy({ id }, { get: (target, name) => (name === 'id' ? ++looks && target.id : undefined) });
  const rows = Array.from({ length: 1000 }, (_, id) => row(id)).reverse();
  const load = buildDataLoaderCache({ raw: { query: { thing: { findMany: async () => rows } } } })({ table });
  const ids = rows.map((_, id) => Buffer.from(JSON.stringify({ json: { id } })).toString('base64'));
  const found = await load.loadMany(ids);
  expect(looks).toBeLessThan(3000);
  expect(found.map(({ id }) => id)).toEqual(ids.map((_, id) => id));
});

test('a folder is not opened for a look before it is opened for good', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'besc-engine-'));
  const { createBuild } = await engineModule<{
    createBuild: (options: unknown) => Promise<{ databaseDiagnostic: (of: unknown) => Promise<{ status: string }> }>;
  }>('build/index.js');
  const closings: (() => Promise<void>)[] = [];
  const [indexingDir, apiDir, configFile, schemaFile] = ['src', 'api', 'config', 'schema'].map((name) =>
    join(folder, name),
  );
  const options = { rootDir: folder, ponderDir: folder, indexingDir, apiDir, configFile, schemaFile };
  const buildShutdown = { add: (close: () => Promise<void>) => closings.push(close) };
  const build = await createBuild({ common: { ...common, options, buildShutdown }, cliOptions: {} });
  const dataDir = join(folder, 'database');
  const preBuild = { databaseConfig: { kind: 'pglite', options: { dataDir } } };
  expect(await build.databaseDiagnostic({ preBuild })).toMatchObject({ status: 'success' });
  expect(existsSync(dataDir)).toBe(false);
  for (const close of closings) await close();
  rmSync(folder, { recursive: true, force: true });
});
