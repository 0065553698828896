import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { startFaultProxy } from '@besc/localnet/fault-proxy';
import { treasuryPlace } from '@besc/localnet/history/chain-roles';
import { Registry } from 'prom-client';
import { encodeFunctionData, erc20Abi, parseEther } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KeeperScene, keeperScene } from '../../test/keeper-scene';
import { lotteryScene } from '../../test/lottery/lottery-scene';
import { treasuryInjection } from './injection';
import { injectionTask } from './injection-task';

let scene: KeeperScene;
let play: ReturnType<typeof lotteryScene>;
const injection = parseEther('2500');
/** Has coins and no MONEY of its own. */
const injector = 29;

beforeAll(async () => {
  scene = await keeperScene();
  play = lotteryScene(scene);
});
afterAll(() => scene.stop());
beforeEach(async () => {
  await scene.restore();
  await begin();
});

const head = async () => {
  const { number, timestamp } = await scene.client.getBlock();
  return { number, time: Number(timestamp) };
};

/** One look of a service that has just been started, with the key of an account. */
const look = async (place = injector, rpcUrl?: string, share = injection) =>
  treasuryInjection({ ...(await play.context(place, rpcUrl)), config: { injection: share } })(await head());
const lookUntil = async (state: string, place = injector, share = injection) =>
  expect.poll(() => look(place, undefined, share)).toBe(state);
const injectedBy = async (place: number) => {
  const args = [1n, play.accountAt(place).address] as const;
  return scene.client.readContract({ ...play.game, functionName: 'injectedBy', args });
};
const injected = async () => (await play.lottery(1n)).amountInjected;
const treasury = () => scene.balance(play.money, play.accountAt(treasuryPlace).address);
const held = () => scene.balance(play.money, play.accountAt(injector).address);

/** A round is open, and the injector has given its MONEY away. */
async function begin() {
  await play.open(parseEther('10'));
  const args = [scene.person, await held()] as const;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args });
  await scene.chain.send({ from: play.accountAt(injector).address, to: play.money, data });
}

/** The service's duty with the key of an account, and its look so many seconds later. */
async function startDuty(place: number) {
  const registry = new Registry();
  const parts = { keeper: {}, registry, signal: new AbortController().signal, priceTimes: () => {} };
  const context = { ...(await play.context(place)), ...parts };
  const duty = await injectionTask.configure({})(context as never);
  const time = await play.now();
  const run = async (later: number) => {
    const { number } = await head();
    // As of a block of that time, which the round has not come to: its sales go on.
    await duty.run({ number, time: time + later, now: time + later });
  };
  return { duty, run, registry };
}

test('the treasury’s own key gives the share once', async () => {
  const before = await treasury();
  await lookUntil('given', treasuryPlace);
  expect(await injected()).toBe(injection);
  expect(before - (await treasury())).toBe(injection);
  expect(await look(treasuryPlace)).toBe('given');
  expect(await injected()).toBe(injection);
});

test('another key takes exactly the share from the treasury and gives it on, each step a service of its own', async () => {
  expect(await look()).toBe('treasury-allows-too-little');
  await play.approve(treasuryPlace, play.accountAt(injector).address, injection - 1n);
  expect(await look()).toBe('treasury-allows-too-little');
  await play.approve(treasuryPlace, play.accountAt(injector).address, 10n * injection);
  const before = await treasury();
  expect(await look()).toBe('under-way');
  expect(before - (await treasury())).toBe(injection);
  await lookUntil('given');
  expect(await injected()).toBe(injection);
  expect(before - (await treasury())).toBe(injection);
  expect(await held()).toBe(0n);
});

test('of a share that the key has given in part, or that is raised during the round, only the rest is given', async () => {
  const part = parseEther('1000');
  await play.approve(treasuryPlace, play.accountAt(injector).address, 10n * injection);
  const before = await treasury();
  await lookUntil('given', injector, part);
  await lookUntil('given');
  expect(await injectedBy(injector)).toBe(injection);
  expect(before - (await treasury())).toBe(injection);
  await lookUntil('given', treasuryPlace, part);
  await lookUntil('given', treasuryPlace);
  expect(await injectedBy(treasuryPlace)).toBe(injection);
  expect(before - (await treasury())).toBe(2n * injection);
});

test('what a reorganisation takes back is given again, and nothing twice', async () => {
  await play.approve(treasuryPlace, play.accountAt(injector).address, 10n * injection);
  const before = await treasury();
  await lookUntil('given');
  for (const depth of [1, 2, 3]) {
    await scene.chain.reorg({ depth });
    await lookUntil('given');
    expect(await injected()).toBe(injection);
    expect(before - (await treasury())).toBe(injection);
  }
});

test('several runs of one key at the same time, behind a node that lags and leaves logs out, give it once', async () => {
  await play.approve(treasuryPlace, play.accountAt(injector).address, 10n * injection);
  const before = await treasury();
  const proxy = await startFaultProxy({ target: scene.chain.rpcUrl });
  try {
    await scene.chain.setIntervalMining(1);
    for (let looks = 0; looks < 8; looks += 1) {
      proxy.inject({ kind: 'lagging-head', blocks: 2, times: 10 }, { kind: 'empty-logs', times: 5 });
      await Promise.all([look(), look(), look(injector, proxy.url).catch(() => {})]);
      proxy.heal();
    }
  } finally {
    await scene.chain.setAutomine(true);
    await scene.chain.mine();
    await proxy.stop();
  }
  await lookUntil('given');
  expect(await injected()).toBe(injection);
  expect(before - (await treasury())).toBe(injection);
});

test('what the round before left is not counted for the share', async () => {
  await lookUntil('given', treasuryPlace);
  await play.drawRound(1n);
  await play.open(parseEther('10'));
  const second = async () => (await play.lottery(2n)).amountInjected;
  expect(await second()).toBe(injection);
  await lookUntil('given', treasuryPlace);
  expect(await second()).toBe(2n * injection);
});

test('neither the bond that a refunded round has lost nor a stranger’s gift counts for the share', async () => {
  const { endTime } = await play.lottery(1n);
  const operate = (functionName: 'closeLottery' | 'openRefunds') =>
    play.operate(play.game.address, encodeFunctionData({ abi: lotteryAbi, functionName, args: [1n] }));
  await play.goTo(Number(endTime));
  await operate('closeLottery');
  await scene.chain.mine(260);
  await play.goTo(Number(endTime) + 7_300);
  await operate('openRefunds');
  const funds = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [play.accountAt(injector).address, parseEther('20000')],
  });
  await scene.send(play.money, funds);
  await play.open(parseEther('10'));
  const second = async () => (await play.lottery(2n)).amountInjected;
  const bond = await second();
  expect(bond).toBeGreaterThan(injection);
  await play.approve(0, play.game.address);
  const gift = encodeFunctionData({ abi: lotteryAbi, functionName: 'injectFunds', args: [2n, injection] });
  await scene.send(play.game.address, gift);
  await lookUntil('given', treasuryPlace);
  expect(await second()).toBe(bond + 2n * injection);
  expect(await look(treasuryPlace)).toBe('given');
  expect(await second()).toBe(bond + 2n * injection);
});

test('a share that the bond does not cover is told as a problem, until it is given', async () => {
  await scene.restore();
  const owner = await scene.client.readContract({ ...play.source, functionName: 'owner' });
  const args = [parseEther('20')] as const;
  const setBond = encodeFunctionData({ abi: play.source.abi, functionName: 'setBond', args });
  await play.as(owner, play.source.address, setBond);
  await begin();
  await play.approve(treasuryPlace, play.game.address, injection);
  const { duty, run } = await startDuty(treasuryPlace);
  for (const later of [0, 100, 200, 300]) await run(later);
  expect(duty.problem?.()).toBeUndefined();
  await run(301);
  expect(duty.problem?.()).toContain('BondTooSmall');
  expect(duty.state?.()).toEqual({ injection: 'refused: BondTooSmall' });
  await play.approve(treasuryPlace, play.source.address);
  const raise = encodeFunctionData({ abi: play.source.abi, functionName: 'raiseBond', args: [0n, parseEther('20')] });
  await scene.chain.send({ from: play.accountAt(treasuryPlace).address, to: play.source.address, data: raise });
  await run(302);
  expect(duty.state?.()).toEqual({ injection: 'given' });
  expect(duty.problem?.()).toBeUndefined();
  expect(await injected()).toBe(injection);
});

test('a treasury that allows too little is told as a problem, until it allows enough', async () => {
  await play.approve(treasuryPlace, play.accountAt(injector).address, injection - 1n);
  const { duty, run, registry } = await startDuty(injector);
  for (const later of [0, 100, 200, 300]) await run(later);
  expect(duty.problem?.()).toBeUndefined();
  await run(301);
  expect(duty.problem?.()).toBe('the treasury’s share: treasury-allows-too-little, for 301 s');
  await play.approve(treasuryPlace, play.accountAt(injector).address, injection);
  for (const later of [302, 303, 304]) await run(later);
  expect(duty.state?.()).toEqual({ injection: 'given' });
  expect(duty.problem?.()).toBeUndefined();
  expect(await registry.getSingleMetricAsString('keeper_lottery_injections_total')).toContain('_total 1');
  expect(await injected()).toBe(injection);
});

test('a share is counted when it is given, and not again after another transaction of the key has waited', async () => {
  await play.approve(treasuryPlace, play.game.address, injection);
  const { duty, run, registry } = await startDuty(treasuryPlace);
  const counted = () => registry.getSingleMetricAsString('keeper_lottery_injections_total');
  await run(0);
  expect(duty.state?.()).toEqual({ injection: 'given' });
  expect(await counted()).toContain('_total 1');
  await scene.chain.setAutomine(false);
  const { address } = play.accountAt(treasuryPlace);
  await scene.chain.send({ from: address, to: address });
  await run(1);
  expect(duty.state?.()).toEqual({ injection: 'under-way' });
  await scene.chain.mine();
  await run(2);
  expect(duty.state?.()).toEqual({ injection: 'given' });
  expect(await counted()).toContain('_total 1');
});

test('shortly before the sales end, and after, nothing is given', async () => {
  const { endTime } = await play.lottery(1n);
  await play.goTo(Number(endTime) - 60 - 29);
  expect(await look(treasuryPlace)).toBe('no-sales');
  expect(await injected()).toBe(0n);
});
