import { predictionAbi } from '@besc/contracts/abi/prediction';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { signedPrice } from '@besc/localnet/prediction/signed-price';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { encodeFunctionData, parseEther } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KeeperScene, keeperScene } from '../../test/keeper-scene';
import { readBeside } from '../../test/read-beside';
import { parseKeeperConfig } from '../shared/keeper-config';
import { transactionSender } from '../shared/transaction-sender';
import { predictionTask } from './prediction-task';
import { readPrediction } from './read-prediction';
import { predictionRunner } from './run-prediction';

let scene: KeeperScene;
const log = pino({ level: 'silent' });

beforeAll(async () => {
  scene = await keeperScene();
});
afterAll(() => scene.stop());
/** Ends what a look leaves behind. */
let stopping: AbortController;
beforeEach(async () => {
  stopping = new AbortController();
  await scene.restore();
  return () => stopping.abort();
});

const game = () =>
  ({ address: addressOf(scene.exchange.deployment, 'prediction', 'game'), abi: predictionAbi }) as const;
const epoch = () => scene.client.readContract({ ...game(), functionName: 'currentEpoch' });
const roundOf = (number: bigint) => scene.client.readContract({ ...game(), functionName: 'rounds', args: [number] });
const boundary = async () => Number((await roundOf(await epoch())).lockTimestamp);
const now = async () => Number((await scene.client.getBlock()).timestamp);
const fees = () => scene.client.readContract({ ...game(), functionName: 'treasuryAmount' });
/** How many transactions are not mined. */
const waiting = async () => (await scene.chain.rpc.request<{ pending: string }>('txpool_status')).pending;

/** One look of a service that has just been started, of an account by its number. */
async function look(account = 29) {
  const chain = await scene.connect({ OPERATOR_KEY: scene.chain.accounts[account]?.privateKey ?? '' });
  const { signal } = stopping;
  const sender = transactionSender({ chain, replaceAfterSeconds: 60, signal, pollMilliseconds: 20 });
  return predictionRunner({ chain, sender, log, config: { payoutFrom: parseEther('0.001') } })(await now());
}
const goTo = async (time: number) => {
  await scene.chain.setNextTimestamp(time);
  await scene.chain.mine();
};
const report = async (time: number, price: bigint, reports?: number) => {
  const oracle = addressOf(scene.exchange.deployment, 'oracle', 'prices');
  const { to, data } = await signedPrice({
    from: checksumAddress(scene.person),
    oracle,
    chainId: scene.chain.chainId,
    price,
    time,
    ...(reports !== undefined && { reports }),
  });
  await scene.send(to, data);
};
const bet = async (account: number, side: 'betBull' | 'betBear', amount: string) => {
  const data = encodeFunctionData({ abi: predictionAbi, functionName: side, args: [await epoch()] });
  const from = scene.chain.accounts[account]?.address ?? scene.person;
  await scene.chain.send({ from, to: game().address, data, value: `0x${parseEther(amount).toString(16)}` });
};
/** The first row of rounds, begun with a price of now. */
async function begin() {
  await goTo((await now()) + 5);
  await report(await now(), 500_000_000n);
  expect(await look()).toMatchObject({ kind: 'begun' });
}
const nextBoundary = async (price: bigint, seconds = 1) => {
  const time = await boundary();
  await goTo(time + seconds);
  await report(time, price);
  return look();
};

test('what it reads takes two requests, alone and with what words and prices read at the same moment', async () => {
  const { reading, again, random, oracle, together, alone } = await readBeside(scene, readPrediction);
  expect([together, alone]).toEqual([2, 2]);
  expect(reading.game.interval).toBe(300);
  expect(again).toEqual(reading);
  expect(random.bond).toBeGreaterThan(0n);
  expect(oracle.last).toEqual({ id: 0n, time: 0, reports: 0, finalSince: 0 });
});

test('it says when it takes the next price, while its rounds run', async () => {
  const times = async () => predictionTask.priceTimes?.(await scene.connect({}));
  expect(await times()).toBeUndefined();
  await begin();
  const buffer = Number(await scene.client.readContract({ ...game(), functionName: 'bufferSeconds' }));
  expect(await times()).toEqual({ boundary: await boundary(), interval: 300, until: (await boundary()) + buffer });
  await nextBoundary(500_000_000n);
  expect(await times()).toMatchObject({ boundary: await boundary() });
});

test('it begins with the first price, executes at each boundary, pays out fee and ties, and nothing twice', async () => {
  expect(await look()).toMatchObject({ kind: 'waits', reason: 'no-price' });
  await begin();
  expect(await look()).toMatchObject({ kind: 'waits', reason: 'boundary-to-come' });
  await goTo((await now()) + 2);
  await bet(1, 'betBull', '1');
  await bet(2, 'betBear', '3');
  await goTo(await boundary());
  expect(await look()).toMatchObject({ kind: 'waits', reason: 'no-report' });
  await report(await boundary(), 510_000_000n);
  expect(await look()).toMatchObject({ kind: 'executed', epoch: 1n });
  expect(await look()).toMatchObject({ kind: 'waits', reason: 'boundary-to-come' });
  await goTo((await now()) + 2);
  await bet(1, 'betBull', '1');
  await bet(2, 'betBear', '1');
  expect(await nextBoundary(520_000_000n)).toMatchObject({ kind: 'executed', epoch: 2n });
  expect((await roundOf(1n)).closePrice).toBe(520_000_000n);
  // A tie: all of the second round is burned. 3% of four coins go to the treasury.
  expect(await nextBoundary(520_000_000n)).toMatchObject({ kind: 'executed', epoch: 3n });
  const dead = '0x000000000000000000000000000000000000dEaD';
  const burned = await scene.client.getBalance({ address: dead });
  expect(await look()).toMatchObject({ kind: 'waits', reason: 'boundary-to-come' });
  await expect.poll(async () => (await scene.client.getBalance({ address: dead })) - burned).toBe(parseEther('2'));
  expect(await fees()).toBe(0n);
});

test('a look waits for no payout, which may not be mined for long', async () => {
  await begin();
  await goTo((await now()) + 2);
  await bet(1, 'betBull', '1');
  await bet(2, 'betBear', '3');
  await nextBoundary(510_000_000n);
  expect(await nextBoundary(520_000_000n)).toMatchObject({ kind: 'executed', epoch: 2n });
  expect(await fees()).toBeGreaterThan(0n);
  await scene.chain.setAutomine(false);
  let isBack = false;
  const looking = look().then((outcome) => {
    isBack = true;
    return outcome;
  });
  await expect.poll(waiting).toBe('0x1');
  await expect.poll(() => isBack, { timeout: 10_000 }).toBe(true);
  expect(await looking).toMatchObject({ kind: 'waits', reason: 'boundary-to-come' });
  expect(await waiting()).toBe('0x1');
  await scene.chain.mine();
  expect(await fees()).toBe(0n);
});

test('without the price of the boundary nothing is executed, also with a slightly older one, and after the buffer a new row begins', async () => {
  await begin();
  const first = await boundary();
  await goTo(first - 20);
  await report(first - 20, 505_000_000n);
  await goTo(first + 59);
  expect(await look()).toMatchObject({ kind: 'waits', reason: 'no-report' });
  await goTo(first + 361);
  expect(await look()).toMatchObject({ kind: 'waits', reason: 'no-price' });
  await report(first + 361, 506_000_000n);
  expect(await look()).toMatchObject({ kind: 'begun', epoch: 1n });
  expect(await scene.client.readContract({ ...game(), functionName: 'failedThrough' })).toBe(1n);
});

test('a price of three of five is waited for until no more can replace it', async () => {
  await begin();
  const time = await boundary();
  await goTo(time + 1);
  await report(time, 501_000_000n, 3);
  expect(await look()).toMatchObject({ kind: 'waits', reason: 'not-final' });
  await goTo(time + 10);
  // The other two come after all.
  await report(time, 502_000_000n);
  expect(await look()).toMatchObject({ kind: 'executed', epoch: 1n });
  expect((await roundOf(1n)).lockPrice).toBe(502_000_000n);
  const next = await boundary();
  await goTo(next + 1);
  await report(next, 503_000_000n, 3);
  await goTo(next + 20);
  expect(await look()).toMatchObject({ kind: 'executed', epoch: 2n });
});

test('of two keepers one executes; a stranger’s only after the grace time', async () => {
  await begin();
  const time = await boundary();
  await goTo(time + 1);
  await report(time, 500_000_001n);
  expect(await look(28)).toMatchObject({ kind: 'waits', reason: 'grace' });
  await goTo(time + 15);
  await scene.chain.setAutomine(false);
  const first = look(29);
  await expect.poll(waiting).toBe('0x1');
  expect(await look(28)).toMatchObject({ kind: 'waits', reason: 'boundary-to-come' });
  // The same key, started again while its transaction waits.
  expect(await look(29)).toMatchObject({ kind: 'waits', reason: 'boundary-to-come' });
  expect(await waiting()).toBe('0x1');
  await scene.chain.mine();
  expect(await first).toMatchObject({ kind: 'executed', epoch: 1n });
});

test('an execution that is mined only after the buffer has begun a new row, and is told as that', async () => {
  await begin();
  const time = await boundary();
  await goTo(time + 1);
  await report(time, 500_000_001n);
  await scene.chain.setAutomine(false);
  const late = look();
  await expect.poll(waiting).toBe('0x1');
  await goTo(time + 100);
  expect(await late).toMatchObject({ kind: 'begun', epoch: 1n });
  expect(await scene.client.readContract({ ...game(), functionName: 'failedThrough' })).toBe(1n);
});

test('what a reorganisation takes back is done again', async () => {
  await begin();
  expect(await nextBoundary(501_000_000n)).toMatchObject({ kind: 'executed', epoch: 1n });
  await scene.chain.reorg({ depth: 2 });
  expect(await epoch()).toBe(1n);
  // Both the report and the execution are gone.
  expect(await look()).toMatchObject({ kind: 'waits', reason: 'no-report' });
  await report(await boundary(), 501_000_000n);
  expect(await look()).toMatchObject({ kind: 'executed', epoch: 1n });
});

test('during a pause nothing is sent; after one that ended early the operator begins a new row', async () => {
  await begin();
  const guardian = await scene.client.readContract({ ...game(), functionName: 'guardian' });
  await scene.chain.rpc.batch([['anvil_impersonateAccount', [guardian]]]);
  await scene.chain.setBalance(guardian, parseEther('10'));
  const call = (functionName: 'pause' | 'unpause') => encodeFunctionData({ abi: predictionAbi, functionName });
  await scene.chain.send({ from: guardian, to: game().address, data: call('pause') });
  expect(await look()).toMatchObject({ kind: 'waits', reason: 'paused' });
  const owner = await scene.client.readContract({ ...game(), functionName: 'owner' });
  await scene.chain.rpc.batch([['anvil_impersonateAccount', [owner]]]);
  await scene.chain.setBalance(owner, parseEther('10'));
  await scene.chain.send({ from: owner, to: game().address, data: call('unpause') });
  expect(await look(28)).toMatchObject({ kind: 'waits', reason: 'not-operator' });
  expect(await look()).toMatchObject({ kind: 'begun', epoch: 1n });
});

test('a key that is not the operator is told by health after a while, unless it only helps', async () => {
  const duty = async (account: number, changes: Record<string, string> = {}) => {
    const env = scene.env({ OPERATOR_KEY: scene.chain.accounts[account]?.privateKey ?? '', ...changes });
    const chain = await scene.connect(env);
    const { signal } = new AbortController();
    return predictionTask.configure(env)({
      chain,
      log,
      signal,
      registry: new Registry(),
      keeper: parseKeeperConfig(env),
      sender: transactionSender({ chain, replaceAfterSeconds: 60, signal }),
      priceTimes: async () => undefined,
    });
  };
  await begin();
  const time = await now();
  const [stranger, helper, operator] = await Promise.all([duty(28), duty(28, { PREDICTION_OPERATES: 'no' }), duty(29)]);
  // Within one interval, where nothing is missing otherwise.
  for (const at of [time - 301, time]) {
    for (const each of [stranger, helper, operator]) {
      expect(each.problem?.()).toBeUndefined();
      await each.run({ number: 1n, time: at, now: at });
    }
  }
  expect(stranger.problem?.()).toContain('PREDICTION_OPERATES is yes');
  expect(helper.problem?.()).toBeUndefined();
  expect(operator.problem?.()).toBeUndefined();
});
