import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { encodeFunctionData, parseEther } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KeeperScene, keeperScene } from '../../test/keeper-scene';
import { lotteryScene } from '../../test/lottery/lottery-scene';
import { lotteryRunner } from './run-lottery';

let scene: KeeperScene;
let play: ReturnType<typeof lotteryScene>;
/** The account that gives the words, and another that runs the lottery. */
const [givesWords, runsLottery] = [29, 9];

beforeAll(async () => {
  scene = await keeperScene();
  play = lotteryScene(scene);
});
afterAll(() => scene.stop());
beforeEach(() => scene.restore());

const config = { lengthSeconds: 600, meanSeconds: 3_600, minimumUsdE18: parseEther('1000'), injection: 0n };
/** One look of a service that has just been started. */
const look = async (place: number, takesForeignWords = false) =>
  lotteryRunner({ ...(await play.context(place)), config: { ...config, takesForeignWords } })(await play.now());
const bondOf = (id: bigint) => scene.client.readContract({ ...play.source, functionName: 'bondOf', args: [id] });
const moneyOf = (place: number) => scene.balance(play.money, play.accountAt(place).address);

/** The owner of the lottery names another operator. */
async function nameLotteryOperator(place: number) {
  const owner = await scene.client.readContract({ ...play.game, functionName: 'owner' });
  const args = [play.accountAt(place).address] as const;
  await play.as(owner, play.game.address, encodeFunctionData({ abi: lotteryAbi, functionName: 'setOperator', args }));
}

/** The owner of the source asks for small bonds, which a pot soon outgrows. */
async function wantSmallBonds() {
  const owner = await scene.client.readContract({ ...play.source, functionName: 'owner' });
  const args = [parseEther('1')] as const;
  await play.as(
    owner,
    play.source.address,
    encodeFunctionData({ abi: commitRandomAbi, functionName: 'setBond', args }),
  );
}

/** Fills the pot of the first round up to what its bond covers. */
async function fillPot() {
  const room = await scene.client.readContract({ ...play.game, functionName: 'potRoom', args: [1n] });
  await play.approve(1, play.game.address);
  const data = encodeFunctionData({ abi: lotteryAbi, functionName: 'injectFunds', args: [1n, room] });
  await scene.chain.send({ from: play.accountAt(1).address, to: play.game.address, data });
}

/** Somebody else reserves the next of the words. */
async function reserveAnother() {
  const { address } = play.accountAt(5);
  await play.letAsk(play.source, address);
  await play.commit();
  const data = encodeFunctionData({ abi: commitRandomAbi, functionName: 'reserve' });
  await scene.chain.send({ from: address, to: play.source.address, data });
}

test('no round starts on a word that the operator before committed to', async () => {
  await play.commit();
  await play.nameOperator(runsLottery);
  await nameLotteryOperator(runsLottery);
  for (const isWanted of [false, true]) {
    expect(await look(runsLottery, isWanted)).toMatchObject({ step: undefined, waiting: 'other-key' });
  }
});

test('while two operators change one after the other, none starts a round on the other’s word', async () => {
  await play.commit();
  await nameLotteryOperator(runsLottery);
  expect(await look(runsLottery)).toMatchObject({ step: undefined, waiting: 'other-key' });
  expect(await look(givesWords)).toMatchObject({ step: undefined, waiting: 'not-operator' });
});

test('a round on another operator’s word starts where that is wanted, and its bond is raised by whom it comes back to', async () => {
  await wantSmallBonds();
  await play.commit();
  await nameLotteryOperator(runsLottery);
  expect(await look(runsLottery, true)).toMatchObject({ step: 'started' });
  expect(await look(runsLottery, true)).toMatchObject({ waiting: 'sales' });
  await fillPot();
  // Also when the words of other games have been reserved since.
  for (const reservations of [0, 2]) {
    for (let times = 0; times < reservations; times += 1) await reserveAnother();
    const [bond, held] = [await bondOf(0n), await moneyOf(runsLottery)];
    expect(held).toBeGreaterThan(0n);
    for (const isWanted of [false, true, true]) {
      expect(await look(runsLottery, isWanted)).toMatchObject({ step: undefined, waiting: 'other-key' });
    }
    expect([await bondOf(0n), await moneyOf(runsLottery)]).toEqual([bond, held]);
  }
  const bond = await bondOf(0n);
  await expect.poll(() => look(givesWords)).toMatchObject({ step: 'raised' });
  expect(await bondOf(0n)).toBe(2n * bond + 1n);
  expect(await look(givesWords)).toMatchObject({ waiting: 'sales' });
  expect(await look(runsLottery, true)).toMatchObject({ waiting: 'sales' });
});
