import { type Chain, startChain } from '@besc/localnet/chain';
import { type FaultProxy, startFaultProxy } from '@besc/localnet/fault-proxy';
import type { Hex } from 'viem';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type FaultyServer, startLiar } from '../../../test/liar';
import { checkNodes } from './check-nodes';
import { createNodeClient, type NodeClientOptions } from './node-client';

let chain: Chain;
let other: Chain;
let first: FaultProxy;
let second: FaultProxy;
let genesisHash: Hex;
const servers: FaultyServer[] = [];

beforeAll(async () => {
  [chain, other] = await Promise.all([
    startChain({ chainId: 2372 }),
    startChain({ chainId: 2372, genesisTimestamp: 1_700_000_000 }),
  ]);
  [first, second] = await Promise.all([
    startFaultProxy({ target: chain.rpcUrl }),
    startFaultProxy({ target: chain.rpcUrl }),
  ]);
  genesisHash = await chain.genesisHash();
  await chain.mine(30);
});

afterAll(async () => {
  await Promise.all([first, second].map((proxy) => proxy?.stop()));
  await Promise.all([chain, other].map((running) => running?.stop()));
  for (const server of servers) server.stop();
});

afterEach(() => {
  for (const proxy of [first, second]) {
    proxy.heal();
    proxy.clearLog();
  }
});

const makeClient = (urls: readonly string[], options: Partial<NodeClientOptions> = {}) =>
  createNodeClient({ urls, chainId: 2372, genesisHash, probeIntervalMs: 60_000, random: () => 0, ...options });

const block = (number: string) => ({ method: 'eth_getBlockByNumber', params: [number, false] });
const balance = { method: 'eth_getBalance', params: [`0x${'11'.repeat(20)}`, 'latest'] };
const results = ({ answers }: Awaited<ReturnType<ReturnType<typeof createNodeClient>['ask']>>) =>
  answers.map((answer) => (answer.kind === 'result' ? answer.result : answer.error.message));

test('calls that are asked together are answered in their order by one node, in one request', async () => {
  const { place, answers } = await makeClient([first.url, second.url]).ask([block('0x1e'), balance, block('0x1f')]);
  expect(place).toBe(first.url);
  expect(answers).toMatchObject([{ result: { number: '0x1e' } }, { result: '0x0' }, { result: null }]);
  expect(first.log.filter(({ calls }) => calls.length === 3).map(({ calls }) => calls[1]?.method)).toContain(
    'eth_getBalance',
  );
});

test('one malformed answer among good ones sends all of them to another node', async () => {
  const liar = await startLiar(genesisHash, { eth_getBalance: 'much' });
  servers.push(liar);
  const answer = await makeClient([liar.url, second.url]).ask([balance, block('0x1e')]);
  expect(answer.place).toBe(second.url);
  expect(answer.answers).toMatchObject([{ result: '0x0' }, { result: { number: '0x1e' } }]);
});

test('one refused call among good ones is asked elsewhere, and told as it is when all refuse it', async () => {
  const nodes = makeClient([first.url, second.url]);
  const limit = { kind: 'error', code: -32005, message: 'more than 10000 results', methods: ['eth_getLogs'] } as const;
  const logs = { method: 'eth_getLogs', params: [{ fromBlock: '0x0', toBlock: '0x1e' }] };
  first.inject(limit);
  expect(results(await nodes.ask([balance, logs]))).toEqual(['0x0', []]);
  second.inject(limit);
  const all = await nodes.ask([balance, logs], { rounds: 1 });
  expect(results(all)).toEqual(['0x0', 'more than 10000 results']);
});

test.each([
  ['0x5', { code: -32000, message: `missing trie node ${'ab'.repeat(32)} (path )` }],
  [{ blockNumber: '0x5' }, { code: -32000, message: `state 0x${'ab'.repeat(32)} is not available` }],
  ['0x5', { code: -32603, message: 'internal error' }],
])('a node that has not kept the state of %j is sound: its word on the present counts', async (at, error) => {
  const nodes = makeClient([first.url, second.url, chain.rpcUrl]);
  await nodes.ask([balance]);
  for (const pruned of [first, second]) pruned.inject({ kind: 'error', ...error, methods: ['eth_getBalance'] });
  const past = { ...balance, params: [balance.params[0], at] };
  expect(await nodes.ask([past])).toMatchObject({ place: chain.rpcUrl, answers: [{ result: '0x0' }] });
  for (const pruned of [first, second]) pruned.heal();
  expect((await nodes.ask([balance])).place).toBe(first.url);
  expect(await nodes.askAll(balance)).toEqual(['0x0', '0x0', '0x0']);
});

test('a node for which a block is not of the chain is not the last to be asked for it', async () => {
  const nodes = makeClient([first.url, second.url]);
  const message = `hash ${genesisHash} is not currently canonical`;
  first.inject({ kind: 'error', code: -32000, message, methods: ['eth_getBalance'] });
  const past = { ...balance, params: [balance.params[0], { blockHash: genesisHash, requireCanonical: true }] };
  expect(await nodes.ask([past])).toMatchObject({ place: second.url, answers: [{ result: '0x0' }] });
});

test('a node that refuses what belongs to the present is left, whatever it was asked of the past besides', async () => {
  const nodes = makeClient([first.url, second.url]);
  await nodes.ask([balance]);
  first.inject({ kind: 'error', code: -32000, message: 'missing trie node', methods: ['eth_getBalance'] });
  const past = { ...balance, params: [balance.params[0], '0x5'] };
  expect((await nodes.ask([past, balance])).place).toBe(second.url);
  first.heal();
  expect((await nodes.ask([balance])).place).toBe(second.url);
  expect(await nodes.askAll(balance)).toEqual(['0x0']);
});

test('a head that only one node of three knows of is not believed among other answers either', async () => {
  const nodes = makeClient([first.url, second.url, chain.rpcUrl]);
  await nodes.ask([balance]);
  first.inject({ kind: 'lagging-head', blocks: -1000 });
  const answer = await nodes.ask([balance, { method: 'eth_blockNumber' }]);
  expect([answer.place, results(answer)]).toEqual([second.url, ['0x0', '0x1e']]);
});

test('it is the node that told such a head that is left, and not the one that serves', async () => {
  const third = await startFaultProxy({ target: chain.rpcUrl });
  const nodes = makeClient([first.url, second.url, third.url]);
  await nodes.ask([balance]);
  first.inject({ kind: 'error', code: -32005, message: 'limit exceeded', methods: ['eth_getBalance'] });
  second.inject({ kind: 'lagging-head', blocks: -1000 });
  const asked = await nodes.ask([balance, { method: 'eth_blockNumber' }]);
  expect(asked.place).toBe(third.url);
  first.heal();
  second.heal();
  third.inject({ kind: 'down', methods: ['eth_getBalance'] });
  // One that refused is asked before one that lied.
  expect((await nodes.ask([balance])).place).toBe(first.url);
  await third.stop();
});

test('each round asks every node once, and there are as many as were asked for', async () => {
  const nodes = makeClient([first.url]);
  await nodes.ask([balance]);
  first.clearLog();
  first.inject({ kind: 'down', methods: ['eth_getBalance'] });
  await expect(nodes.ask([balance], { rounds: 1 })).rejects.toMatchObject({ code: 'ENDPOINT_FAULT' });
  expect(first.callCount('eth_getBalance')).toBe(1);
  await expect(nodes.ask([balance], { rounds: 3 })).rejects.toMatchObject({ code: 'ENDPOINT_FAULT' });
  expect(first.callCount('eth_getBalance')).toBe(4);
});

test('at a start each node says whether it runs the chain, and what else', async () => {
  const starting = await startFaultProxy({ target: chain.rpcUrl });
  starting.inject({ kind: 'no-genesis' });
  const urls = [chain.rpcUrl, other.rpcUrl, 'http://127.0.0.1:9/key', starting.url];
  const problems = await checkNodes({ urls, identity: { chainId: 2372, genesisHash }, timeoutMs: 5000 });
  expect(problems.map((problem) => problem?.fault)).toEqual([undefined, 'wrong-chain', 'network', 'malformed']);
  expect(problems[1]?.message).toBe(
    `${other.rpcUrl} runs a chain that begins with ${await other.genesisHash()}, not with ${genesisHash}`,
  );
  const [wrongId] = await checkNodes({
    urls: [`${chain.rpcUrl}/?key=1`],
    identity: { chainId: 97, genesisHash },
    timeoutMs: 5000,
  });
  expect(wrongId?.message).toBe(`${chain.rpcUrl} runs chain 2372, not 97`);
  await starting.stop();
});
