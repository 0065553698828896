import { type Chain, startChain } from '@besc/localnet/chain';
import { startFaultProxy } from '@besc/localnet/fault-proxy';
import { createClient, type Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultyServer, startLiar } from '../../../test/liar';
import { failoverTransport } from './failover-transport';
import type { NodeClientOptions } from './node-client';

let chain: Chain;
let genesisHash: Hex;
const servers: FaultyServer[] = [];

beforeAll(async () => {
  chain = await startChain({ chainId: 2372 });
  genesisHash = await chain.genesisHash();
});
afterAll(async () => {
  await chain?.stop();
  for (const server of servers) server.stop();
});

const makeClient = (urls: readonly string[], options: Partial<NodeClientOptions> = {}) =>
  createClient({ transport: failoverTransport({ urls, chainId: 2372, genesisHash, random: () => 0, ...options }) });

async function startChainLiar(results: Record<string, unknown>): Promise<string> {
  const server = await startLiar(genesisHash, results);
  servers.push(server);
  return server.url;
}

test('an answer larger than the cap is refused', async () => {
  const big = await startChainLiar({ eth_getCode: `0x${'00'.repeat(5000)}` });
  const client = makeClient([big], { maximumBytes: 4000 });
  await expect(
    client.request({ method: 'eth_getCode', params: [`0x${'22'.repeat(20)}`, 'latest'] }),
  ).rejects.toMatchObject({ fault: 'malformed' });
});

test('a receipt of another transaction is no answer', async () => {
  const asked: Hex = `0x${'ab'.repeat(32)}`;
  const liar = await startChainLiar({
    eth_getTransactionReceipt: {
      transactionHash: `0x${'cd'.repeat(32)}`,
      blockHash: genesisHash,
      blockNumber: '0x1',
      from: `0x${'11'.repeat(20)}`,
      status: '0x1',
      logs: [],
    },
  });
  const client = makeClient([liar, chain.rpcUrl]);
  expect(await client.request({ method: 'eth_getTransactionReceipt', params: [asked] })).toBeNull();
});

test('G7 two nodes that are behind, one by more, do not keep a reader from the third', async () => {
  const proxies = await Promise.all([0, 1, 2].map(() => startFaultProxy({ target: chain.rpcUrl })));
  servers.push(...proxies.map((proxy) => ({ url: proxy.url, stop: () => void proxy.stop() })));
  await chain.mine(30);
  const [late, later, honest] = proxies;
  const urls = [late, later, honest].flatMap((proxy) => proxy?.url ?? []);
  const client = makeClient(urls, { probeIntervalMs: 0 });
  const head = async () => BigInt(await client.request({ method: 'eth_blockNumber' }));
  expect(await head()).toBe(BigInt(await chain.blockNumber()));
  late?.inject({ kind: 'lagging-head', blocks: 5 });
  later?.inject({ kind: 'lagging-head', blocks: 12 });
  // What a reader does whose answer turned out to be older than one before.
  const order: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    for (const proxy of proxies) proxy.clearLog();
    await client.request({ method: 'eth_gasPrice' });
    order.push(...urls.filter((_, index) => proxies[index]?.callCount('eth_gasPrice') === 1));
    client.transport.leave();
  }
  expect(order).toContain(honest?.url);
  expect(new Set(order).size).toBe(3);
});
