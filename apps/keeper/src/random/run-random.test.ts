import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { startFaultProxy } from '@besc/localnet/fault-proxy';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { encodeFunctionData, erc20Abi } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KeeperScene, keeperScene } from '../../test/keeper-scene';
import { wordScene } from '../../test/word-scene';
import { likelyNames, secretOf } from '../shared/word-secrets';
import { randomTask } from './random-task';
import { randomRunner } from './run-random';

let scene: KeeperScene;
let play: ReturnType<typeof wordScene>;
const config = { commitments: 2, confirmations: 3n };

beforeAll(async () => {
  scene = await keeperScene();
  play = wordScene(scene);
});
afterAll(() => scene.stop());
beforeEach(() => scene.restore());

const source = () => play.source.address;

/** One look of a service that has just been started: it knows nothing but its key. */
const look = async (place = 29, changes: Partial<typeof config> = {}) =>
  randomRunner({ ...(await play.context(place)), config: { ...config, ...changes }, source: source() })(
    await play.head(),
  );
const count = (functionName: 'committed' | 'reserved') => scene.client.readContract({ ...play.source, functionName });
const wordOf = async (id: bigint) => scene.client.readContract({ ...play.source, functionName: 'wordOf', args: [id] });

/** Looks until two commitments wait. */
async function commitAll() {
  for (let looks = 0; (await count('committed')) < 2n && looks < 6; looks += 1) await look();
  expect(await count('committed')).toBe(2n);
}

/** An account asks for words as a game would. */
async function consumer(): Promise<{
  call(functionName: 'reserve' | 'request', args?: readonly unknown[]): Promise<void>;
}> {
  const { address } = play.accountAt(7);
  await play.letAsk(play.source, address);
  return {
    async call(functionName, callArgs = []) {
      const data = encodeFunctionData({ abi: [...commitRandomAbi], functionName, args: callArgs } as never);
      await scene.chain.send({ from: address, to: play.source.address, data });
    },
  };
}

test('two commitments are kept ahead with their bonds, and no more', async () => {
  const operator = play.accountAt(29).address;
  const before = await scene.balance(play.money, operator);
  await commitAll();
  expect(await look()).toMatchObject({ committed: 0, waiting: undefined, commitmentsAhead: 2 });
  const bond = await scene.client.readContract({ ...play.source, functionName: 'bond' });
  expect(before - (await scene.balance(play.money, operator))).toBe(2n * bond);
  // Never more is allowed than is taken.
  const allowance = { address: play.money, abi: erc20Abi, functionName: 'allowance' } as const;
  expect(await scene.client.readContract({ ...allowance, args: [operator, play.source.address] })).toBe(0n);
});

test('a word is given as soon as its block is deep enough, by any holder of the key, and the bond comes back', async () => {
  await commitAll();
  const game = await consumer();
  await game.call('reserve');
  await look();
  expect(await look()).toMatchObject({ revealed: [], commitmentsAhead: 2 });
  await game.call('request', [0n]);
  const operator = play.accountAt(29).address;
  const before = await scene.balance(play.money, operator);
  // Asked in block b, counted is b + 3, its hash is known in b + 4, and three more are waited for.
  for (let blocks = 0; blocks < 6; blocks += 1) {
    expect(await look()).toMatchObject({ revealed: [] });
    await scene.chain.mine();
  }
  await scene.chain.mine();
  expect(await look()).toMatchObject({ revealed: [0n] });
  expect((await wordOf(0n))[0]).toBe(true);
  const bond = await scene.client.readContract({ ...play.source, functionName: 'bond' });
  expect((await scene.balance(play.money, operator)) - before).toBe(bond);
  expect(await look()).toMatchObject({ revealed: [], noted: [] });
});

test('no node hears of a secret before the block that it is mixed with is deep enough', async () => {
  await commitAll();
  const proxy = await startFaultProxy({ target: scene.chain.rpcUrl });
  try {
    const { account } = (await play.context()).chain;
    const { chainId, genesisHash } = scene.exchange.deployment;
    const place = { chainId, genesisHash, source: checksumAddress(play.source.address) };
    const secrets = await Promise.all(likelyNames(0n).map((name) => secretOf(account, place, name)));
    const heard = () => secrets.some((secret) => JSON.stringify(proxy.log).includes(secret.slice(2)));
    const spied = async () => {
      return randomRunner({ ...(await play.context(29, proxy.url)), config, source: source() })(await play.head());
    };
    const game = await consumer();
    await game.call('reserve');
    await spied();
    await game.call('request', [0n]);
    for (let blocks = 0; blocks < 6; blocks += 1) {
      await spied();
      await scene.chain.mine();
    }
    expect(heard()).toBe(false);
    await scene.chain.mine();
    expect(await spied()).toMatchObject({ revealed: [0n] });
    expect(heard()).toBe(true);
  } finally {
    await proxy.stop();
  }
});

test('a reveal that a reorganisation takes back is given again with the same word', async () => {
  await commitAll();
  const game = await consumer();
  await game.call('reserve');
  await game.call('request', [0n]);
  await scene.chain.mine(8);
  await expect.poll(async () => (await look()).revealed).toEqual([0n]);
  const [, word] = await wordOf(0n);
  await scene.chain.reorg({ depth: 2 });
  expect((await wordOf(0n))[0]).toBe(false);
  await expect.poll(async () => (await look()).revealed).toEqual([0n]);
  expect(await wordOf(0n)).toEqual([true, word]);
});

test('another key can only note the hash, and commits nothing', async () => {
  await commitAll();
  const game = await consumer();
  await game.call('reserve');
  await game.call('request', [0n]);
  await scene.chain.mine(8);
  expect(await look(28)).toMatchObject({ revealed: [], noted: [0n], waiting: 'not-operator' });
  expect(await look(28)).toMatchObject({ noted: [] });
  // After more blocks than the chain remembers hashes of, the noted one still counts.
  await scene.chain.mine(300);
  expect(await look()).toMatchObject({ revealed: [0n] });
});

test.each([1, 6])('a commitment that was withdrawn %i times is followed by one with another secret', async (times) => {
  await commitAll();
  const withdraw = encodeFunctionData({ abi: commitRandomAbi, functionName: 'withdraw' });
  for (let withdrawn = 0; withdrawn < times; withdrawn += 1) {
    await scene.chain.send({ from: play.accountAt(29).address, to: play.source.address, data: withdraw });
    await look();
    await look();
    expect(await count('committed')).toBe(2n);
  }
  const game = await consumer();
  await game.call('reserve');
  await game.call('reserve');
  await game.call('request', [1n]);
  await scene.chain.mine(8);
  expect(await look()).toMatchObject({ revealed: [1n] });
});

test('after a change of the operator what the key before committed to is taken back, and own secrets stand ahead', async () => {
  await commitAll();
  const game = await consumer();
  await game.call('reserve');
  const [before, after] = [play.accountAt(29), play.accountAt(28)];
  const amount = 2n * (await scene.client.readContract({ ...play.source, functionName: 'bond' }));
  const gift = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [after.address, amount] });
  await scene.chain.send({ from: before.address, to: play.money, data: gift });
  await play.nameOperator(28);
  const held = await scene.balance(play.money, after.address);
  const first = await look(28);
  expect(first).toMatchObject({ waiting: 'other-key', commitmentsAhead: 0, lost: [0n] });
  for (let looks = 0; (await count('committed')) < 3n && looks < 8; looks += 1) await look(28);
  expect(await look(28)).toMatchObject({ committed: 0, waiting: undefined, commitmentsAhead: 2, lost: [0n] });
  expect([await count('committed'), await count('reserved')]).toEqual([3n, 1n]);
  expect(held - (await scene.balance(play.money, after.address))).toBe(amount);
  // Another process of the same key finds its own ones, and a stranger counts what there is.
  expect(await look(28)).toMatchObject({ waiting: undefined, commitmentsAhead: 2 });
  expect(await look(9)).toMatchObject({ waiting: undefined, commitmentsAhead: 2, lost: [] });
});

test('a word whose block is forgotten is told', async () => {
  await commitAll();
  const game = await consumer();
  await game.call('reserve');
  await game.call('request', [0n]);
  await scene.chain.mine(261);
  expect(await look()).toMatchObject({ revealed: [], noted: [], lost: [0n] });
});

test('an operator without MONEY says so and sends nothing', async () => {
  const operator = play.accountAt(29).address;
  const all = await scene.balance(play.money, operator);
  const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [scene.person, all] });
  await scene.chain.send({ from: operator, to: play.money, data: transfer });
  const nonce = await scene.client.getTransactionCount({ address: operator });
  expect(await look()).toMatchObject({ waiting: 'too-little-money', commitmentsAhead: 0 });
  expect(await scene.client.getTransactionCount({ address: operator })).toBe(nonce);
});

test('a node that is ahead of another asks for nothing before the block: the secret waits, and nothing is told as failed', async () => {
  await commitAll();
  const game = await consumer();
  await game.call('reserve');
  await game.call('request', [0n]);
  const lines: { level: number; msg: string }[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  /** One whose first node says that the block is deep enough, while the one that estimates is not there yet. */
  const early = async () => {
    const context = await play.context();
    const { client } = context.chain;
    const readContract = async (call: { functionName: string }) => {
      const answer: unknown = await client.readContract(call as never);
      return (call.functionName === 'commitmentOf' && Array.isArray(answer) ? [answer[0], 1n] : answer) as never;
    };
    const chain = { ...context.chain, client: Object.assign({}, client, { readContract }) };
    return randomRunner({ ...context, chain, log, config, source: source() })(await play.head());
  };
  expect(await early()).toMatchObject({ revealed: [], noted: [] });
  expect((await wordOf(0n))[0]).toBe(false);
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'secret waits for its block' }));
  await scene.chain.mine(8);
  expect(await early()).toMatchObject({ revealed: [0n] });
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
});

test('a word that another keeper of the same key has given meanwhile is no failure', async () => {
  await commitAll();
  const game = await consumer();
  await game.call('reserve');
  await game.call('request', [0n]);
  await scene.chain.mine(8);
  const lines: { level: number }[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const context = await play.context();
  const readContract = async (call: { functionName: string }) => {
    const answer: unknown = await context.chain.client.readContract(call as never);
    // Between what this keeper found and what it sends the other one sends.
    if (call.functionName === 'commitmentOf' && (call as { args?: readonly unknown[] }).args?.[0] === 0n)
      expect(await look()).toMatchObject({ revealed: [0n] });
    return answer as never;
  };
  const client = Object.assign({}, context.chain.client, { readContract });
  const late = randomRunner({ ...context, chain: { ...context.chain, client }, log, config, source: source() });
  expect(await late(await play.head())).toMatchObject({ revealed: [] });
  expect(lines).toEqual([]);
});

test('each source in the deployment has its commitments, but one that no contract of it may ask', async () => {
  const second = await play.addSource();
  const context = await play.context();
  const deployment = play.withSource(second);
  const prepare = randomTask.configure(scene.env());
  const parts = { keeper: {}, registry: new Registry(), signal: new AbortController().signal, priceTimes: () => {} };
  const chain = { ...context.chain, deployment };
  const duty = await prepare({ ...context, ...parts, chain } as never);
  const looked = async () => {
    await duty.run({ number: await play.head(), time: await play.now(), now: await play.now() });
    return duty.state?.();
  };
  const enough = { waiting: null, commitmentsAhead: 2 };
  const idle = { waiting: 'no-consumer', commitmentsAhead: 0 };
  await expect.poll(looked).toMatchObject({ sources: { [source()]: enough, [second.address]: idle } });
  await play.letAsk(second, addressOf(deployment, 'lottery', 'game'));
  await expect.poll(looked).toMatchObject({ sources: { [source()]: enough, [second.address]: enough } });
});
