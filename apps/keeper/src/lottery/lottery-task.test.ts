import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { Registry } from 'prom-client';
import { encodeFunctionData } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KeeperScene, keeperScene } from '../../test/keeper-scene';
import { lotteryScene } from '../../test/lottery/lottery-scene';
import { parseKeeperConfig } from '../shared/keeper-config';
import { lotteryTask } from './lottery-task';

let scene: KeeperScene;
let play: ReturnType<typeof lotteryScene>;

beforeAll(async () => {
  scene = await keeperScene();
  play = lotteryScene(scene);
});
afterAll(() => scene.stop());
beforeEach(() => scene.restore());

async function duty(place: number, changes: Record<string, string> = {}) {
  const env = scene.env({ OPERATOR_KEY: play.accountAt(place).privateKey, LOTTERY_INJECTION_MONEY: '0', ...changes });
  const { signal } = new AbortController();
  return lotteryTask.configure(env)({
    ...(await play.context(place)),
    signal,
    registry: new Registry(),
    keeper: parseKeeperConfig(env),
    priceTimes: async () => undefined,
  });
}

test('a key that is not the operator any more is told by health after a while, also while tickets are sold', async () => {
  await play.commit();
  const operator = await duty(29);
  const lookAt = async (time: number) => operator.run({ number: 1n, time, now: time });
  await lookAt(await play.now());
  expect((await play.lottery(1n)).status).toBe(1);
  const owner = await scene.client.readContract({ ...play.game, functionName: 'owner' });
  const name = async (place: number) => {
    const args = [play.accountAt(place).address] as const;
    await play.as(owner, play.game.address, encodeFunctionData({ abi: lotteryAbi, functionName: 'setOperator', args }));
  };
  await name(9);
  const time = await play.now();
  await lookAt(time);
  await lookAt(time + 300);
  expect(operator.state?.()).toMatchObject({ waiting: 'sales' });
  expect(operator.problem?.()).toBeUndefined();
  await lookAt(time + 301);
  expect(operator.problem?.()).toContain('is neither the operator nor the owner');
  await name(29);
  await lookAt(time + 302);
  expect(operator.problem?.()).toBeUndefined();
});

test('a key that only helps lacks nothing', async () => {
  const time = await play.now();
  const [stranger, helper] = [await duty(28), await duty(28, { LOTTERY_OPERATES: 'no' })];
  for (const at of [time, time + 301]) {
    for (const each of [stranger, helper]) await each.run({ number: 1n, time: at, now: at });
  }
  expect(stranger.problem?.()).toContain('LOTTERY_OPERATES is yes');
  expect(helper.state?.()).toMatchObject({ waiting: 'not-operator' });
  expect(helper.problem?.()).toBeUndefined();
});
