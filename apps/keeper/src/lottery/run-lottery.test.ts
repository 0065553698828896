import { erc20Abi } from '@besc/contracts/abi/erc20';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { ticketPriceFor } from '@besc/domain/lottery/lottery-draw';
import { encodeFunctionData, parseEther } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KeeperScene, keeperScene } from '../../test/keeper-scene';
import { lotteryScene } from '../../test/lottery/lottery-scene';
import { readBeside } from '../../test/read-beside';
import { moneyPriceReader } from '../shared/money-price';
import type { LotteryConfig } from './lottery-config';
import { lotteryStatus } from './lottery-plan';
import { readLottery } from './read-lottery';
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
const look = async (place = 29, changes: Partial<LotteryConfig> = {}) =>
  lotteryRunner({ ...(await play.context(place)), config: { ...config, ...changes } })(await play.now());

/** The operator commits to one secret by hand. */
const commit = () => play.commitAt(play.source);
async function reveal() {
  await scene.chain.mine(5);
  const data = encodeFunctionData({
    abi: play.source.abi,
    functionName: 'reveal',
    args: [0n, await play.ownSecret(0n)],
  });
  await scene.chain.send({ from: play.accountAt(29).address, to: play.source.address, data });
}

test('what it reads at one moment with what words and prices read takes no request more than that', async () => {
  const { reading, again, together } = await readBeside(scene, readLottery);
  expect(together).toBe(2);
  expect(reading.minLength).toBeGreaterThan(0);
  expect(again).toEqual(reading);
});

test('a round from its start to its draw, each step once', async () => {
  expect(await look()).toMatchObject({ waiting: 'no-secret' });
  await commit();
  expect(await look(28)).toMatchObject({ waiting: 'not-operator' });
  expect(await look()).toMatchObject({ step: 'started' });
  const round = await play.lottery(1n);
  expect(Number(round.endTime) % 600).toBe(0);
  // Five dollars in MONEY at the mean of an hour, to the nearest ten.
  const { chain } = await play.context();
  const usd = await moneyPriceReader(chain, config)(await play.now());
  expect(round.priceTicketInDexToken).toBe(ticketPriceFor(usd ?? 0n));
  expect(round.discountDivisor).toBe(2_000n);
  expect(round.rewardsBreakdown).toEqual([0n, 1_000n, 2_000n, 7_000n]);

  expect(await look()).toMatchObject({ waiting: 'sales', until: Number(round.endTime) - 60 });
  await play.approve(2, play.game.address);
  await play.buy(2, 1n, [10_123, 19_999]);
  await play.goTo(Number(round.endTime) - 60);
  expect(await look()).toMatchObject({ step: 'closed' });
  expect(await look()).toMatchObject({ waiting: 'draw-to-come' });
  await play.goTo(Number(round.endTime));
  expect(await look()).toMatchObject({ step: undefined, waiting: 'no-number' });
  await reveal();
  expect(await look()).toMatchObject({ step: 'drawn' });
  const drawn = await play.lottery(1n);
  expect(drawn.status).toBe(lotteryStatus.claimable);
  expect(drawn.finalNumber).toBeGreaterThanOrEqual(10_000);
  expect(await look()).toMatchObject({ waiting: 'no-secret' });
});

test('RNG-2 a bond that the pot outgrows is raised by the key, and sales go on', async () => {
  const owner = await scene.client.readContract({ ...play.source, functionName: 'owner' });
  const small = encodeFunctionData({ abi: play.source.abi, functionName: 'setBond', args: [parseEther('1')] });
  await play.as(owner, play.source.address, small);
  await commit();
  await look();
  const bondOf = () => scene.client.readContract({ ...play.source, functionName: 'bondOf', args: [0n] });
  const bond = await bondOf();
  await play.approve(1, play.game.address);
  const gift = encodeFunctionData({ abi: lotteryAbi, functionName: 'injectFunds', args: [1n, bond * 100n] });
  await scene.chain.send({ from: play.accountAt(1).address, to: play.game.address, data: gift });
  const room = () => scene.client.readContract({ ...play.game, functionName: 'potRoom', args: [1n] });
  expect(await room()).toBe(0n);
  // First the key lets the source take the MONEY.
  expect(await look()).toMatchObject({ waiting: 'busy' });
  expect(await look()).toMatchObject({ step: 'raised' });
  expect(await bondOf()).toBe(2n * bond + 1n);
  expect(await room()).toBe(bond * 100n + 100n);
  expect(await look()).toMatchObject({ waiting: 'sales' });
});

test.each([
  [80n, { step: 'started' }],
  [120n, { waiting: 'too-little-money-for-bond' }],
])(
  'RNG-2 without MONEY for a higher bond a pot of %i bonds waits only when the bond does not cover it',
  async (share, seen) => {
    const owner = await scene.client.readContract({ ...play.source, functionName: 'owner' });
    const setBond = (amount: bigint) =>
      play.as(
        owner,
        play.source.address,
        encodeFunctionData({ abi: play.source.abi, functionName: 'setBond', args: [amount] }),
      );
    await setBond(parseEther('10'));
    await play.open(parseEther('10'));
    await play.approve(1, play.game.address);
    const gift = encodeFunctionData({
      abi: lotteryAbi,
      functionName: 'injectFunds',
      args: [1n, parseEther(`${share}`)],
    });
    await scene.chain.send({ from: play.accountAt(1).address, to: play.game.address, data: gift });
    await play.drawRound(1n);
    await setBond(parseEther('1'));
    await play.commit();
    const operator = play.accountAt(29).address;
    const money = { address: play.money, abi: erc20Abi } as const;
    const all = await scene.client.readContract({ ...money, functionName: 'balanceOf', args: [operator] });
    const away = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [play.accountAt(1).address, all],
    });
    await play.operate(play.money, away);
    expect(await look()).toMatchObject(seen);
  },
);

test('RNG-2 what there is of the MONEY is added to the bond', async () => {
  const owner = await scene.client.readContract({ ...play.source, functionName: 'owner' });
  const small = encodeFunctionData({ abi: play.source.abi, functionName: 'setBond', args: [parseEther('1')] });
  await play.as(owner, play.source.address, small);
  await play.open(parseEther('10'));
  const bondOf = () => scene.client.readContract({ ...play.source, functionName: 'bondOf', args: [0n] });
  const bond = await bondOf();
  await play.approve(1, play.game.address);
  const gift = encodeFunctionData({ abi: lotteryAbi, functionName: 'injectFunds', args: [1n, bond * 70n] });
  await scene.chain.send({ from: play.accountAt(1).address, to: play.game.address, data: gift });
  const operator = play.accountAt(29).address;
  const money = { address: play.money, abi: erc20Abi } as const;
  const all = await scene.client.readContract({ ...money, functionName: 'balanceOf', args: [operator] });
  const away = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [play.accountAt(1).address, all - 5n],
  });
  await play.operate(play.money, away);
  expect(await look()).toMatchObject({ step: 'raised' });
  expect(await bondOf()).toBe(bond + 5n);
  expect(await look()).toMatchObject({ waiting: 'too-little-money-for-bond' });
});

test('the bond covers the treasury’s share before the round starts', async () => {
  const owner = await scene.client.readContract({ ...play.source, functionName: 'owner' });
  const small = encodeFunctionData({ abi: play.source.abi, functionName: 'setBond', args: [parseEther('20')] });
  await play.as(owner, play.source.address, small);
  await commit();
  const injection = parseEther('2500');
  await expect.poll(() => look(29, { injection })).toMatchObject({ step: 'raised' });
  expect(await look(29, { injection })).toMatchObject({ step: 'started' });
  const room = await scene.client.readContract({ ...play.game, functionName: 'potRoom', args: [1n] });
  expect(room).toBeGreaterThanOrEqual(injection);
  expect(await look(29, { injection })).toMatchObject({ waiting: 'sales' });
});

test('without a word in time all tickets are given back', async () => {
  await commit();
  await look();
  const round = await play.lottery(1n);
  await play.goTo(Number(round.endTime) - 60);
  await look();
  await scene.chain.mine(260);
  await play.goTo(Number(round.endTime) + 7_000);
  expect(await look()).toMatchObject({ waiting: 'no-number' });
  await play.goTo(Number(round.endTime) + 7_300);
  expect(await look()).toMatchObject({ step: 'refunded' });
  expect((await play.lottery(1n)).status).toBe(lotteryStatus.refunding);
});

test('a round not closed in time gives all back, and the next one starts', async () => {
  await commit();
  await look();
  const end = Number((await play.lottery(1n)).endTime);
  await play.goTo(end + 43_201);
  expect(await look(28)).toMatchObject({ step: 'refunded' });
  expect((await play.lottery(1n)).status).toBe(lotteryStatus.refunding);
  expect(await look()).toMatchObject({ waiting: 'no-secret' });
});

test('a pause starts no round; strangers close and draw after the grace time', async () => {
  await commit();
  const guardian = await scene.client.readContract({ ...play.game, functionName: 'guardian' });
  await play.as(guardian, play.game.address, encodeFunctionData({ abi: lotteryAbi, functionName: 'pause' }));
  expect(await look()).toMatchObject({ waiting: 'paused' });
  const owner = await scene.client.readContract({ ...play.game, functionName: 'owner' });
  await play.as(owner, play.game.address, encodeFunctionData({ abi: lotteryAbi, functionName: 'unpause' }));
  await look();
  const end = Number((await play.lottery(1n)).endTime);
  await play.goTo(end + 239);
  expect(await look(28)).toMatchObject({ waiting: 'sales' });
  await play.goTo(end + 240);
  expect(await look(28)).toMatchObject({ step: 'closed' });
  await reveal();
  await play.goTo(end + 300);
  expect(await look(28)).toMatchObject({ step: 'drawn' });
});

test('without a market there is no price and no round', async () => {
  await commit();
  expect(await look(29, { minimumUsdE18: parseEther('1000000000') })).toMatchObject({ waiting: 'no-price' });
  expect(await scene.client.readContract({ ...play.game, functionName: 'currentLotteryId' })).toBe(0n);
});
