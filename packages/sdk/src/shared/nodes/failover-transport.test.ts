import { type Chain, startChain } from '@besc/localnet/chain';
import { type FaultProxy, startFaultProxy } from '@besc/localnet/fault-proxy';
import { createClient, type Hex } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type FaultyServer, startFaultyServer, startLiar } from '../../../test/liar';
import { failoverTransport } from './failover-transport';
import type { NodeClientOptions } from './node-client';

let chain: Chain;
let otherId: Chain;
let otherGenesis: Chain;
let first: FaultProxy;
let second: FaultProxy;
let third: FaultProxy;
let genesisHash: Hex;
const servers: FaultyServer[] = [];

beforeAll(async () => {
  [chain, otherId, otherGenesis] = await Promise.all([
    startChain({ chainId: 2372 }),
    startChain({ chainId: 97 }),
    startChain({ chainId: 2372, genesisTimestamp: 1_700_000_000 }),
  ]);
  [first, second, third] = await Promise.all([
    startFaultProxy({ target: chain.rpcUrl }),
    startFaultProxy({ target: chain.rpcUrl }),
    startFaultProxy({ target: chain.rpcUrl }),
  ]);
  genesisHash = await chain.genesisHash();
  await chain.mine(30);
  await otherId.mine(50);
});

afterAll(async () => {
  await Promise.all([chain, otherId, otherGenesis].map((running) => running?.stop()));
  await Promise.all([first, second, third].map((proxy) => proxy?.stop()));
  for (const server of servers) server.stop();
});

afterEach(() => {
  for (const proxy of [first, second, third]) {
    proxy.retarget(chain.rpcUrl);
    proxy.heal();
    proxy.clearLog();
  }
});

/** Starts with the first URL unless told otherwise. */
function makeClient(urls: readonly string[], options: Partial<NodeClientOptions> = {}) {
  const transport = failoverTransport({
    urls,
    chainId: 2372,
    genesisHash,
    timeoutMs: 100_000,
    attemptTimeoutMs: 30_000,
    probeIntervalMs: 60_000,
    firstProbeWaitMs: 30_000,
    random: () => 0,
    ...options,
  });
  return createClient({ transport });
}

const readHead = { method: 'eth_blockNumber' } as const;
const readBalance: { method: 'eth_getBalance'; params: [Hex, 'latest'] } = {
  method: 'eth_getBalance',
  params: [`0x${'11'.repeat(20)}`, 'latest'],
};

async function startRawServer(answer: Parameters<typeof startFaultyServer>[0]): Promise<string> {
  const server = await startFaultyServer(answer);
  servers.push(server);
  return server.url;
}

async function startChainLiar(results: Record<string, unknown>): Promise<string> {
  const server = await startLiar(genesisHash, results);
  servers.push(server);
  return server.url;
}

describe('failoverTransport', () => {
  test('CALL-14 starts at a random endpoint', async () => {
    await makeClient([first.url, second.url, third.url], { random: () => 0.99 }).request(readBalance);
    expect(third.callCount('eth_getBalance')).toBe(1);
    expect(first.callCount('eth_getBalance')).toBe(0);
  });

  test('one endpoint: the chain is checked once, with one further request', async () => {
    const client = makeClient([first.url]);
    for (let round = 0; round < 4; round++) await client.request(readBalance);
    expect(first.callCount('eth_chainId')).toBe(1);
    expect(first.requestCount()).toBe(5);
  });

  test('an endpoint that knows no batches is asked one by one', async () => {
    const server = await startFaultyServer((body) => {
      const parsed: unknown = JSON.parse(body);
      if (Array.isArray(parsed))
        return { body: '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"no batches"}}' };
      const { id, method } = parsed as { id: number; method: string };
      const block = { number: '0x0', hash: genesisHash, parentHash: genesisHash, timestamp: '0x1' };
      const results: Record<string, unknown> = {
        eth_chainId: '0x944',
        eth_getBlockByNumber: block,
        eth_getBalance: '0x7',
      };
      return { body: JSON.stringify({ jsonrpc: '2.0', id, result: results[method] ?? '0x1e' }) };
    });
    servers.push(server);
    expect(await makeClient([server.url]).request(readBalance)).toBe('0x7');
  });

  const dead = async () => 'http://127.0.0.1:9';
  test.each<[string, () => Promise<string>]>([
    ['no node listens', dead],
    ['the connection is cut', () => startRawServer(() => undefined)],
    ['HTTP 429', () => startRawServer(() => ({ status: 429, body: '' }))],
    ['HTTP 500', () => startRawServer(() => ({ status: 500, body: 'oops' }))],
    ['a web page', () => startRawServer(() => ({ body: '<html>' }))],
    ['half an answer', () => startRawServer(() => ({ body: '{"jsonrpc":"2.0","id":1,"resu' }))],
    [
      'an answer to another question',
      () => startRawServer(() => ({ body: '{"jsonrpc":"2.0","id":999999,"result":"0x1"}' })),
    ],
    ['no result', () => startRawServer(() => ({ body: '{"jsonrpc":"2.0","id":1}' }))],
    ['text', () => startRawServer(() => ({ body: '"0x1"' }))],
    ['a result of the wrong form', () => startChainLiar({ eth_getBalance: 'lots' })],
    ['a number for a quantity', () => startChainLiar({ eth_getBalance: 5 })],
    ['nothing', () => startChainLiar({ eth_getBalance: null })],
  ])('leaves an endpoint that answers with %s', async (_name, start) => {
    const client = makeClient([await start(), second.url]);
    await client.request(readBalance);
    expect(await client.request(readBalance)).toBe('0x0');
    expect(second.callCount('eth_getBalance')).toBe(2);
  });

  test('leaves a slow endpoint, and does not return to it', async () => {
    first.inject({ kind: 'delay', ms: 100_000 });
    const client = makeClient([first.url, second.url], { attemptTimeoutMs: 5000, firstProbeWaitMs: 5000 });
    expect(await client.request(readBalance)).toBe('0x0');
    first.clearLog();
    await client.request(readBalance);
    expect(first.callCount('eth_getBalance')).toBe(0);
  });

  test('CALL-17 ERR-02 an unanswered request times out by name', async () => {
    for (const proxy of [first, second]) proxy.inject({ kind: 'delay', ms: 100_000 });
    // The first comparison, unanswered as well, is not waited for to its end.
    const impatient = makeClient([first.url, second.url], { timeoutMs: 700, firstProbeWaitMs: 100 });
    await expect(impatient.request(readBalance)).rejects.toThrow(/^Request timed out after 700 milliseconds$/);
    await expect(makeClient([first.url], { timeoutMs: 200 }).request(readBalance)).rejects.toMatchObject({
      code: 'REQUEST_TIMEOUT',
      message: 'Request timed out after 200 milliseconds',
    });
  });

  test('H1 an endpoint of another chain id never gives an answer', async () => {
    const client = makeClient([otherId.rpcUrl, second.url]);
    expect(await client.request(readHead)).toBe('0x1e');
    await expect(makeClient([otherId.rpcUrl]).request(readBalance)).rejects.toMatchObject({ fault: 'wrong-chain' });
  });

  test('H1 an endpoint of the same id with another first block never gives an answer', async () => {
    const client = makeClient([otherGenesis.rpcUrl, second.url]);
    expect(await client.request(readHead)).toBe('0x1e');
    await expect(makeClient([otherGenesis.rpcUrl]).request(readBalance)).rejects.toMatchObject({
      fault: 'wrong-chain',
    });
  });

  test('G7 a liar at head 1 is not chosen over honest endpoints at 30, however fast it is', async () => {
    const liar = await startChainLiar({ eth_blockNumber: '0x1', eth_getBalance: '0x777' });
    for (const random of [0, 0.4, 0.9]) {
      const client = makeClient([liar, second.url, third.url], { random: () => random });
      expect(await client.request(readBalance)).toBe('0x0');
      expect(await client.request(readHead)).toBe('0x1e');
    }
  });

  test('G7 a single endpoint that invents blocks does not make the honest ones look late', async () => {
    const liar = await startChainLiar({ eth_blockNumber: '0xffffff', eth_getBalance: '0x777' });
    const client = makeClient([liar, second.url, third.url]);
    expect(await client.request(readBalance)).toBe('0x0');
    expect(await client.request(readHead)).toBe('0x1e');
  });

  test('G7 an endpoint on a fork is left when the majority has another block below the heads', async () => {
    const genesisTimestamp = 1_800_000_000;
    const [honest, fork] = await Promise.all([startChain({ genesisTimestamp }), startChain({ genesisTimestamp })]);
    const shared = await honest.genesisHash();
    expect(await fork.genesisHash()).toBe(shared);
    await honest.setNextTimestamp(genesisTimestamp + 10);
    await fork.setNextTimestamp(genesisTimestamp + 20);
    await Promise.all([honest.mine(5), fork.mine(5)]);
    first.retarget(fork.rpcUrl);
    second.retarget(honest.rpcUrl);
    third.retarget(honest.rpcUrl);
    const client = makeClient([first.url, second.url, third.url], { genesisHash: shared });
    await client.request(readBalance);
    expect(first.callCount('eth_getBalance')).toBe(0);
    await Promise.all([honest.stop(), fork.stop()]);
  });

  test('G7 an endpoint that falls behind is left at the next comparison', async () => {
    const client = makeClient([first.url, second.url], { probeIntervalMs: 0 });
    await client.request(readBalance);
    first.inject({ kind: 'lagging-head', blocks: 10 });
    await client.request(readBalance);
    // The comparison runs beside the requests.
    const asksFirst = async () => {
      first.clearLog();
      await client.request(readBalance);
      return first.callCount('eth_getBalance');
    };
    await expect.poll(asksFirst).toBe(0);
  });

  test('G7 a lower head is never told after a higher one', async () => {
    const client = makeClient([first.url, second.url]);
    expect(await client.request(readHead)).toBe('0x1e');
    first.inject({ kind: 'lagging-head', blocks: 2 });
    expect(await client.request(readHead)).toBe('0x1e');
    second.inject({ kind: 'lagging-head', blocks: 1 });
    await expect(client.request(readHead)).rejects.toMatchObject({ code: 'NODE_BEHIND' });
  });

  test('a head that one node invents for some time is not told, and refuses no answer afterwards', async () => {
    const client = makeClient([first.url, second.url, third.url]);
    expect(await client.request(readHead)).toBe('0x1e');
    first.inject({ kind: 'lagging-head', blocks: -1000 });
    expect(await client.request(readHead)).toBe('0x1e');
    first.heal();
    expect(await client.request(readHead)).toBe('0x1e');
  });

  test('with two nodes, one of them inventing blocks, the mark it left is forgotten when it tells the truth', async () => {
    first.inject({ kind: 'lagging-head', blocks: -1000 });
    const client = makeClient([first.url, second.url], { probeIntervalMs: 0 });
    expect(await client.request(readHead)).toBe('0x406');
    first.heal();
    await expect.poll(() => client.request(readHead).catch(() => 'refused')).toBe('0x1e');
  });

  test('an endpoint that recovers is taken again when it is needed', async () => {
    const client = makeClient([first.url, second.url]);
    first.inject({ kind: 'down' });
    await client.request(readBalance);
    first.heal();
    second.inject({ kind: 'down' });
    expect(await client.request(readBalance)).toBe('0x0');
  });

  test('a revert is an answer: no other node is asked and none is left', async () => {
    const client = makeClient([first.url, second.url]);
    await client.request(readBalance);
    first.inject({
      kind: 'error',
      code: 3,
      message: 'execution reverted: NO',
      data: '0x',
      times: 1,
      methods: ['eth_call'],
    });
    await expect(
      client.request({ method: 'eth_call', params: [{ to: `0x${'22'.repeat(20)}` }, 'latest'] }),
    ).rejects.toMatchObject({ code: 3 });
    expect(second.callCount('eth_call')).toBe(0);
    await client.request(readBalance);
    expect(second.callCount('eth_getBalance')).toBe(0);
  });

  test.each([
    [-32603, 'internal error'],
    [-32005, 'limit exceeded'],
    [-32000, 'header not found'],
    [-32601, 'method not found'],
  ])('error %i (%s) is tried elsewhere, and told when all say so', async (code, message) => {
    const client = makeClient([first.url, second.url]);
    first.inject({ kind: 'error', code, message, methods: ['eth_getBalance'] });
    expect(await client.request(readBalance)).toBe('0x0');
    second.inject({ kind: 'error', code, message, methods: ['eth_getBalance'] });
    await expect(client.request(readBalance)).rejects.toMatchObject({ details: message });
  });
});
