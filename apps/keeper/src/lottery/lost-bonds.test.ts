import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { startFaultProxy } from '@besc/localnet/fault-proxy';
import { encodeFunctionData, parseEther, parseEventLogs } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KeeperScene, keeperScene } from '../../test/keeper-scene';
import { lotteryScene } from '../../test/lottery/lottery-scene';
import { lotteryRunner } from './run-lottery';

let scene: KeeperScene;
let play: ReturnType<typeof lotteryScene>;
/** Accounts of the operator and of somebody else. */
const [operator, stranger] = [29, 28];

beforeAll(async () => {
  scene = await keeperScene();
  play = lotteryScene(scene);
});
afterAll(() => scene.stop());
beforeEach(() => scene.restore());

const config = {
  lengthSeconds: 600,
  meanSeconds: 3_600,
  minimumUsdE18: parseEther('1000'),
  injection: 0n,
  takesForeignWords: false,
};
/** A service that has just been started; each call is a look. */
async function service(place = operator, rpcUrl?: string) {
  const look = lotteryRunner({ ...(await play.context(place, rpcUrl)), config });
  return async () => look(await play.now());
}
const pending = () => scene.client.readContract({ ...play.game, functionName: 'pendingInjection' });
const bondOf = (id: bigint) => scene.client.readContract({ ...play.source, functionName: 'bondOf', args: [id] });
const currentId = () => scene.client.readContract({ ...play.game, functionName: 'currentLotteryId' });

/** Bonds that the lottery says it has taken, round by round. */
async function takenBonds() {
  const logs = await scene.client.getLogs({ address: play.game.address, fromBlock: 0n });
  const events = parseEventLogs({ abi: lotteryAbi, logs, eventName: 'LotteryRefunding' });
  return events.filter(({ args }) => args.bond > 0n).map(({ args }) => [args.lotteryId, args.bond]);
}

/** The current round was never closed: it has given all back, and its word has just been asked for. */
async function refund(look: () => Promise<unknown>) {
  const id = await currentId();
  await play.goTo(Number((await play.lottery(id)).endTime) + 43_201);
  expect(await look()).toMatchObject({ step: 'refunded', lotteryId: id });
}

/** A word that was asked for just now expires by time and by blocks. */
async function expire() {
  await scene.chain.mine(260);
  await play.goTo((await play.now()) + 7_201);
}

test('a lost bond is taken once its word has expired, while the next round runs, and never twice', async () => {
  await play.open(parseEther('10'));
  const look = await service();
  await refund(look);
  const expiry = (await play.now()) + 7_200;
  await scene.chain.mine(260);
  await play.goTo(expiry - 100);
  await play.commit();
  expect(await look()).toMatchObject({ step: 'started' });
  expect(await look()).toMatchObject({ waiting: 'sales' });
  await play.goTo(expiry + 1);
  const bond = await bondOf(0n);
  expect(await look()).toMatchObject({ step: 'bond-taken', lotteryId: 1n });
  expect(await pending()).toBe(bond);
  for (const each of [look, await service(), await service(stranger)]) {
    for (let looks = 0; looks < 3; looks += 1) expect(await each()).toMatchObject({ waiting: 'sales' });
  }
  expect(await takenBonds()).toEqual([[1n, bond]]);
});

test('a service that was started later takes it before the next round, which begins with it', async () => {
  await play.open(parseEther('10'));
  await refund(await service());
  await expire();
  await play.commit();
  const look = await service();
  const bond = await bondOf(0n);
  expect(await look()).toMatchObject({ step: 'bond-taken', lotteryId: 1n });
  expect(await look()).toMatchObject({ step: 'started' });
  expect((await play.lottery(2n)).amountInjected).toBe(bond);
});

test('anybody’s service takes it', async () => {
  await play.open(parseEther('10'));
  const look = await service(stranger);
  await refund(look);
  expect(await look()).toMatchObject({ waiting: 'not-operator' });
  await expire();
  expect(await look()).toMatchObject({ step: 'bond-taken', lotteryId: 1n });
});

/** A service behind a proxy that counts what it asks. */
async function counted<Result>(
  place: number,
  run: (look: () => Promise<unknown>, count: CallCount) => Promise<Result>,
) {
  const proxy = await startFaultProxy({ target: scene.chain.rpcUrl });
  try {
    return await run(await service(place, proxy.url), (method) => {
      const count = proxy.callCount(method);
      proxy.clearLog();
      return count;
    });
  } finally {
    await proxy.stop();
  }
}
type CallCount = (method: string) => number;

test('a word that was given has no lost bond, and is asked for no more', async () => {
  await play.open(parseEther('10'));
  await refund(await service());
  await scene.chain.mine(4);
  await play.reveal(0n);
  await expire();
  await counted(operator, async (look, count) => {
    expect(await look()).toMatchObject({ waiting: 'no-secret' });
    expect(count('eth_estimateGas')).toBe(0);
    expect(await look()).toMatchObject({ waiting: 'no-secret' });
    expect(count('eth_call')).toBe(2);
  });
});

test('what the chain refuses is asked once and keeps no round from its start', async () => {
  await play.open(parseEther('10'));
  const look = await service();
  await refund(look);
  await expire();
  await play.commit();
  // Somebody else has taken the bond meanwhile.
  const args = [1n] as const;
  await play.operate(play.game.address, encodeFunctionData({ abi: lotteryAbi, functionName: 'openRefunds', args }));
  await counted(stranger, async (other, count) => {
    for (let looks = 0; looks < 3; looks += 1) expect(await other()).toMatchObject({ waiting: 'not-operator' });
    expect(count('eth_estimateGas')).toBe(1);
  });
  expect(await look()).toMatchObject({ step: 'started' });
});
