import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { encodeFunctionData, parseEther } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KeeperScene, keeperScene } from '../../test/keeper-scene';
import { lotteryScene } from '../../test/lottery/lottery-scene';
import type { LotteryConfig } from './lottery-config';
import { lotteryRunner } from './run-lottery';

let scene: KeeperScene;
let play: ReturnType<typeof lotteryScene>;
const config: LotteryConfig = {
  lengthSeconds: 600,
  meanSeconds: 3_600,
  minimumUsdE18: parseEther('1000'),
  injection: 0n,
  takesForeignWords: false,
  operates: true,
};

beforeAll(async () => {
  scene = await keeperScene();
  play = lotteryScene(scene);
});
afterAll(() => scene.stop());
beforeEach(() => scene.restore());

/** One look of a service that has just been started. */
const look = async () => lotteryRunner({ ...(await play.context()), config })(await play.now());

/** Another source, which the lottery asks from now on; its operator has committed to one secret. */
async function secondSource() {
  const second = await play.addSource();
  await play.letAsk(second, play.game.address);
  await play.commitAt(second);
  const owner = await scene.client.readContract({ ...play.game, functionName: 'owner' });
  const args = [second.address] as const;
  const data = encodeFunctionData({ abi: lotteryAbi, functionName: 'setRandomSource', args });
  await play.as(owner, play.game.address, data);
  return second;
}

/** Fills the pot of the first round up to what its bond covers. */
async function fillPot() {
  const room = await scene.client.readContract({ ...play.game, functionName: 'potRoom', args: [1n] });
  await play.approve(1, play.game.address);
  const gift = encodeFunctionData({ abi: lotteryAbi, functionName: 'injectFunds', args: [1n, room] });
  await scene.chain.send({ from: play.accountAt(1).address, to: play.game.address, data: gift });
}

test('the bond is looked up and raised at the source that the lottery names', async () => {
  await play.commitAt(play.source);
  const second = await secondSource();
  const deployment = play.withSource(second);
  const lookThere = async () => {
    const context = await play.context();
    const chain = { ...context.chain, deployment };
    return lotteryRunner({ ...context, chain, config })(await play.now());
  };
  expect(await lookThere()).toMatchObject({ step: 'started' });
  await fillPot();
  const bondAt = (source: typeof second) =>
    scene.client.readContract({ ...source, functionName: 'bondOf', args: [0n] });
  const [old, bond] = [await bondAt(play.source), await bondAt(second)];
  await expect.poll(lookThere).toMatchObject({ step: 'raised' });
  expect(await bondAt(play.source)).toBe(old);
  expect(await bondAt(second)).toBe(2n * bond + 1n);
  expect(await lookThere()).toMatchObject({ waiting: 'sales' });
  const end = Number((await play.lottery(1n)).endTime);
  await play.goTo(end - 60);
  await lookThere();
  await scene.chain.mine(260);
  await play.goTo(end + 7_300);
  expect(await lookThere()).toMatchObject({ step: 'refunded' });
  // The old one has a secret still, and the lottery does not ask it.
  expect(await lookThere()).toMatchObject({ waiting: 'no-secret' });
});

test('a round goes on with the source that it began with, and the next one has the one that was named meanwhile', async () => {
  const owner = await scene.client.readContract({ ...play.source, functionName: 'owner' });
  const small = encodeFunctionData({ abi: play.source.abi, functionName: 'setBond', args: [parseEther('1')] });
  await play.as(owner, play.source.address, small);
  await play.commitAt(play.source);
  expect(await look()).toMatchObject({ step: 'started' });
  const second = await secondSource();
  const context = await play.context();
  const chain = { ...context.chain, deployment: play.withSource(second) };
  const lookThere = lotteryRunner({ ...context, chain, config });
  const looked = async () => lookThere(await play.now());
  await fillPot();
  const bondAt = (source: typeof second) =>
    scene.client.readContract({ ...source, functionName: 'bondOf', args: [0n] });
  const [bond, other] = [await bondAt(play.source), await bondAt(second)];
  await expect.poll(looked).toMatchObject({ step: 'raised' });
  expect(await bondAt(play.source)).toBe(2n * bond + 1n);
  expect(await bondAt(second)).toBe(other);
  await play.drawRound(1n);
  await expect.poll(looked).toMatchObject({ step: 'raised' });
  expect(await looked()).toMatchObject({ step: 'started' });
  expect(await scene.client.readContract({ ...play.game, functionName: 'randomSourceOf', args: [2n] })).toBe(
    second.address,
  );
});

test('a source that is none of the deployment’s is taken to have words, and no bond is raised for it', async () => {
  await play.commitAt(play.source);
  const second = await secondSource();
  expect(await look()).toMatchObject({ step: 'started' });
  await fillPot();
  const held = await scene.balance(play.money, play.accountAt(29).address);
  for (let looks = 0; looks < 3; looks += 1) expect(await look()).toMatchObject({ waiting: 'sales' });
  expect(await scene.balance(play.money, play.accountAt(29).address)).toBe(held);
  expect(await scene.client.readContract({ ...second, functionName: 'reserved' })).toBe(1n);
});
