import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Chain, startChain } from './chain';
import { type FaultProxy, startFaultProxy } from './fault-proxy';
import { createJsonRpc, type JsonRpc } from './json-rpc';
import { startExchange } from './start-exchange';

let chain: Chain;
let proxy: FaultProxy;
let rpc: JsonRpc;
beforeAll(async () => {
  chain = await startChain({ accountCount: 2 });
  await chain.mine(10);
  proxy = await startFaultProxy({ target: chain.rpcUrl });
  rpc = createJsonRpc(proxy.url);
});
afterAll(async () => {
  await proxy.stop();
  await chain.stop();
});
beforeEach(() => {
  proxy.heal();
  proxy.clearLog();
});

const post = (body: string) => fetch(proxy.url, { method: 'POST', body });
const head = { jsonrpc: '2.0', id: 7, method: 'eth_blockNumber' };

test('without faults it gives the answers of the node and counts them', async () => {
  expect(await rpc.request('eth_chainId')).toBe('0x944');
  expect(await rpc.batch([['eth_blockNumber'], ['eth_chainId']])).toEqual(['0xa', '0x944']);
  expect(proxy.requestCount()).toBe(2);
  expect(proxy.callCount()).toBe(3);
  expect(proxy.callCount('eth_chainId')).toBe(2);
});

test('down, status and cut answers fail the request', async () => {
  proxy.inject({ kind: 'down', times: 1 });
  await expect(rpc.request('eth_chainId')).rejects.toThrow();
  expect(await rpc.request('eth_chainId')).toBe('0x944');
  proxy.inject({ kind: 'status', status: 429, times: 1 });
  expect((await post(JSON.stringify(head))).status).toBe(429);
  proxy.inject({ kind: 'cut-json', times: 1 });
  const response = await post(JSON.stringify(head));
  await expect(response.json()).rejects.toThrow(SyntaxError);
});

test('delay holds the answer back', async () => {
  proxy.inject({ kind: 'delay', ms: 10_000 });
  const answer = fetch(proxy.url, { method: 'POST', body: JSON.stringify(head), signal: AbortSignal.timeout(150) });
  await expect(answer).rejects.toThrow();
});

test('a held request reaches the node only when it is let go', async () => {
  let letGo = () => {};
  proxy.inject({ kind: 'hold', until: new Promise<void>((resolve) => (letGo = resolve)), times: 1 });
  const before = await chain.blockNumber();
  const answer = rpc.request('eth_blockNumber');
  await expect.poll(() => proxy.callCount('eth_blockNumber')).toBe(1);
  await chain.mine();
  letGo();
  expect(Number(await answer)).toBe(before + 1);
});

test('wrong id, chain id and genesis are told apart from the truth', async () => {
  proxy.inject({ kind: 'wrong-id', times: 1 });
  expect(await (await post(JSON.stringify(head))).json()).toMatchObject({ id: 8 });
  proxy.inject({ kind: 'wrong-chain-id', chainId: 56 }, { kind: 'wrong-genesis' });
  expect(await rpc.request('eth_chainId')).toBe('0x38');
  const genesis = await rpc.request<{ hash: string }>('eth_getBlockByNumber', ['0x0', false]);
  expect(genesis.hash).not.toBe(await chain.genesisHash());
});

test('a lagging node lags in its head, its blocks and its state', async () => {
  const [from, to] = chain.accounts;
  if (!from) throw new Error('no accounts');
  const balance = () => rpc.request('eth_getBalance', [to?.address, 'latest']);
  const before = await balance();
  await chain.send({ from: from.address, to: to?.address, value: '0x9' });
  const after = await balance();
  expect(after).not.toBe(before);
  proxy.inject({ kind: 'lagging-head', blocks: 3 });
  expect(await balance()).toBe(before);
  const truth = await chain.blockNumber();
  expect(Number(await rpc.request('eth_blockNumber'))).toBe(truth - 3);
  const block = await rpc.request<{ number: string }>('eth_getBlockByNumber', ['latest', false]);
  expect(Number(block.number)).toBe(truth - 3);
});

test('faults of one method leave the others alone', async () => {
  proxy.inject({ kind: 'error', code: -32_005, message: 'limit exceeded', methods: ['eth_gasPrice'] });
  await expect(rpc.request('eth_gasPrice')).rejects.toMatchObject({ code: 'RPC_ERROR', rpcCode: -32_005 });
  expect(await rpc.request('eth_chainId')).toBe('0x944');
});

test('header not found and out of gas answer as nodes do', async () => {
  const call = (bytes: number) =>
    rpc.request('eth_call', [{ to: chain.accounts[0]?.address, data: `0x${'00'.repeat(bytes)}` }, 'latest']);
  proxy.inject({ kind: 'header-not-found', times: 1 });
  await expect(call(4)).rejects.toThrow('header not found');
  proxy.inject({ kind: 'out-of-gas', overBytes: 100 });
  await expect(call(101)).rejects.toThrow('out of gas');
  expect(await call(100)).toBe('0x');
  proxy.inject({ kind: 'empty-logs' });
  expect(await rpc.request('eth_getLogs', [{ fromBlock: '0x0' }])).toEqual([]);
});

test('of a block that is asked for by its hash logs are missing, of a range none', async () => {
  const { chain: busy } = await startExchange({ blocks: 3 });
  proxy.retarget(busy.rpcUrl);
  const range = { fromBlock: '0x0', toBlock: 'latest' };
  const logs = await rpc.request<{ blockHash: string }[]>('eth_getLogs', [range]);
  const blockHash = logs.at(-1)?.blockHash;
  const whole = await rpc.request<unknown[]>('eth_getLogs', [{ blockHash }]);
  proxy.inject({ kind: 'missing-logs' });
  expect(await rpc.request('eth_getLogs', [range])).toEqual(logs);
  expect(await rpc.request('eth_getLogs', [{ blockHash }])).toEqual(whole.filter((_, place) => place % 2 === 0));
  expect(whole.length).toBeGreaterThan(1);
  proxy.retarget(chain.rpcUrl);
  await busy.stop();
});
