import { type FaultProxy, startFaultProxy } from '@besc/localnet/fault-proxy';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KeeperScene, keeperScene } from '../../test/keeper-scene';
import { parseKeeperConfig } from '../shared/keeper-config';
import { transactionSender } from '../shared/transaction-sender';
import { swapTask } from './swap-task';

let scene: KeeperScene;
let node: FaultProxy;

beforeAll(async () => {
  scene = await keeperScene();
  node = await startFaultProxy({ target: scene.chain.rpcUrl });
});
afterAll(async () => {
  await node.stop();
  await scene.stop();
});
beforeEach(async () => {
  node.heal();
  await scene.restore();
  await scene.round();
  await scene.wait();
});

const nonce = async () => scene.client.getTransactionCount((await scene.connect()).account);
const pending = async () => Number((await scene.chain.rpc.request<{ pending: string }>('txpool_status')).pending);

test.each([
  ['estimates nothing', 'eth_estimateGas', -32_603, 'internal error'],
  ['says that the key is empty', 'eth_sendRawTransaction', -32_000, 'insufficient funds for gas * price + value'],
])('a node that %s ends the round and pauses no pair; the pair comes last at the next look', async (...fault) => {
  const [, method, code, message] = fault;
  const round = await scene.converter({ RPC_URL: node.url });
  const before = await nonce();
  node.inject({ kind: 'error', methods: [method], code, message });
  const first = await round();
  const pair = first.planned[0]?.pair;
  expect(first).toMatchObject({ refused: [], converted: [], planned: [{ pair }], ended: { pair } });
  expect(String(first.ended?.error)).toContain(message);
  const second = await round();
  expect(second.ended?.pair).not.toBe(pair);
  expect(await nonce()).toBe(before);
  node.heal();
  const third = await round();
  expect(third).toMatchObject({ refused: [], ended: undefined });
  expect(third.waiting).not.toContainEqual(expect.objectContaining({ reason: 'paused' }));
  const order = third.converted.map((done) => done.pair);
  expect(order.length).toBeGreaterThanOrEqual(4);
  expect(order.slice(-2)).toEqual([pair, second.ended?.pair]);
});

test('a transaction that no node can be asked about any more is not sent twice, nor another beside it', async () => {
  const round = await scene.converter({ RPC_URL: node.url });
  const before = await nonce();
  await scene.chain.setAutomine(false);
  const first = round();
  await expect.poll(pending).toBe(1);
  node.inject({ kind: 'error', methods: ['eth_getTransactionCount'], code: -32_603, message: 'internal error' });
  expect(await first).toMatchObject({ refused: [], converted: [], planned: [{}], ended: {} });
  node.heal();
  expect(await round()).toMatchObject({ planned: [], ended: undefined });
  expect(await pending()).toBe(1);
  await scene.chain.mine();
  expect(await nonce()).toBe(before + 1);
  await scene.chain.setAutomine(true);
  const { pair } = (await first).ended ?? {};
  const rest = await round();
  expect(rest.converted.length).toBeGreaterThan(0);
  expect(rest.waiting).not.toContainEqual({ pair, reason: 'paused' });
});

test('a round that ends early has failed, and counts what it converted before', async () => {
  const changes = { RPC_URL: node.url };
  const chain = await scene.connect(changes);
  const { signal } = new AbortController();
  const registry = new Registry();
  const duty = await swapTask.configure(scene.env(changes))({
    chain,
    registry,
    signal,
    keeper: parseKeeperConfig(scene.env(changes)),
    log: pino({ level: 'silent' }),
    priceTimes: async () => undefined,
    sender: transactionSender({ chain, replaceAfterSeconds: 60, signal }),
  });
  await scene.chain.setAutomine(false);
  const run = duty.run({ number: 1n, time: 0, now: 1_000 });
  const ending = expect(run).rejects.toThrow('internal error');
  await expect.poll(pending).toBe(1);
  node.inject({ kind: 'error', methods: ['eth_estimateGas'], code: -32_603, message: 'internal error' });
  await scene.chain.mine();
  await ending;
  expect(await registry.metrics()).toMatch(/outcome="converted"\} 1\n/);
});
