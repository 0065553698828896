import { erc20Abi } from '@besc/contracts/abi/erc20';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { mostPriceSteps, ticketBracket, ticketsCost } from '@besc/domain/lottery/lottery-draw';
import { pendingRound, rolledOver, roundPot, ticketsSold } from '@besc/domain/lottery/round';
import { roundTimes } from '@besc/domain/lottery/round-phase';
import { ticketCosts } from '@besc/domain/lottery/ticket-offer';
import type { Address } from '@besc/domain/shared/address';
import { makeLottery, type TestLottery } from '@besc/localnet/lottery/make-lottery';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import fc from 'fast-check';
import { createClient, http } from 'viem';
import { readContract } from 'viem/actions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type DeployedChain, makeDeployedChain, readerOf } from '../../test/deployed-chain';
import { maximumAllowance } from '../../test/maximum-allowance';
import { balanceOf } from '../../test/pairs';
import { refusing } from '../../test/refusing';
import { raiseBondCall } from '../random/random-calls';
import { ReadError } from '../shared/errors/read-error';
import type { BatchReader } from '../shared/reads/batch-reader';
import { contractCall } from '../shared/writes/contract-call';
import { computeDraw, drawProof } from './draw-proof';
import { buyTicketsCall, claimTicketsCall } from './lottery-calls';
import { readDraw } from './read-draw';
import { readLottery, readPotRoom, readRoundSummary, readRounds, readTicketCosts } from './read-lottery';
import { readOwnRounds, readOwnTickets } from './read-own-tickets';

const one = 10n ** 18n;
/** All beginnings of two digits: one of these wins, whatever is drawn. */
const allBeginnings = Array.from({ length: 100 }, (_, index) => 10_000 + index * 100);
const player = 2;
let deployed: DeployedChain;
let game: TestLottery;
let lottery: Address;
let account: Address;
let reader: BatchReader;
let requests = 0;

beforeAll(async () => {
  deployed = await makeDeployedChain();
  const { chain, deployment } = deployed;
  account = checksumAddress(chain.accounts[player]?.address ?? '');
  game = await makeLottery(chain, deployment);
  lottery = game.lottery;
  const money = deployed.token('MONEY');
  const args = [account, 2_000_000n * one] as const;
  await deployed.send(
    contractCall({
      address: money,
      abi: erc20Abi,
      functionName: 'transfer',
      args,
    }),
  );
  await deployed.send(maximumAllowance(money, lottery), player);
});
beforeEach(() => {
  const onFetchRequest = () => {
    requests += 1;
  };
  const client = createClient({ transport: http(deployed.chain.rpcUrl, { retryCount: 0, onFetchRequest }) });
  reader = readerOf({ client, deployment: deployed.deployment });
  requests = 0;
});
afterAll(() => deployed?.chain.stop());

const balance = () => balanceOf(deployed, deployed.token('MONEY'), account);
const draw = (round: number) => readDraw({ client: deployed.client, lottery, round, fromBlock: 0n });

test('the times and the limit that are told are those of the contract', async () => {
  const limit = async (functionName: 'GRACE_TIME' | 'CLOSE_TIME' | 'REFUND_TIME' | 'MAX_PRICE_STEPS') =>
    readContract(deployed.client, { address: lottery, abi: lotteryAbi, functionName });
  expect(BigInt(roundTimes.grace)).toBe(await limit('GRACE_TIME'));
  expect(BigInt(roundTimes.close)).toBe(await limit('CLOSE_TIME'));
  expect(BigInt(roundTimes.refund)).toBe(await limit('REFUND_TIME'));
  expect(mostPriceSteps).toBe(await limit('MAX_PRICE_STEPS'));
});

test('before the first round there is a state and no round', async () => {
  const view = await readLottery({ reader, lottery, expected: 0 });
  expect(view).toMatchObject({
    currentId: 0,
    maxTickets: 100,
    salesPause: 60,
    priceStep: 10n * one,
    pausedUntil: 0,
    source: game.source,
  });
  expect(view.rounds).toEqual([]);
  expect(await readRoundSummary({ reader, lottery })).toBeUndefined();
  expect(await draw(1)).toBeUndefined();
  const [missing] = await readRounds({ reader, lottery, ids: [9] });
  expect(missing).toMatchObject({ id: 9, status: 'pending', isLoading: false });
});

test('LOT-42 LOT-20 a round that the contract does not answer harms no other', async () => {
  const broken = await readRounds({ reader, lottery: deployed.token('MONEY'), ids: [1, 2] });
  expect(broken).toEqual([pendingRound(1), pendingRound(2)]);
});

test('LOT-10 LOT-12 LOT-14 LOT-25..28 LOT-31..33 a round on sale in one request, its costs, and a purchase to the wei', async () => {
  expect(await game.start({ price: 50n * one })).toBe(1);
  await game.inject(0, 2500n * one);
  requests = 0;
  const before = await balance();
  const view = await readLottery({ reader, lottery, expected: 1 });
  expect(requests).toBe(1);
  const [round] = view.rounds;
  expect(round).toMatchObject({ id: 1, status: 'open', price: 50n * one, divisor: 2000n, finalNumber: undefined });
  expect(round).toMatchObject({ shares: [0n, 1000n, 2000n, 7000n], treasuryFee: 0n, injected: 2500n * one });
  for (const expected of [0, 2, 40]) {
    expect((await readLottery({ reader, lottery, expected })).rounds.map(({ id }) => id)).toEqual([1]);
  }
  const costs = await readTicketCosts({ reader, lottery, round: 1, count: 100 });
  expect(costs).toEqual(ticketCosts({ price: 50n * one, divisor: 2000n }, 100));
  expect(await readTicketCosts({ reader, lottery, round: 1, count: 101 })).toBeUndefined();
  const room = await readPotRoom({ reader, lottery, round: 1 });
  await deployed.send(buyTicketsCall(lottery, { round: 1, numbers: allBeginnings }), player);
  expect(before - (await balance())).toBe(costs?.costWithDiscount);
  // What tickets cost takes exactly as much of the room that the bond leaves to the pot.
  expect(room - (await readPotRoom({ reader, lottery, round: 1 }))).toBe(costs?.costWithDiscount);
  expect(await readPotRoom({ reader, lottery, round: 9 })).toBe(0n);
  const summary = await readRoundSummary({ reader, lottery });
  expect(summary).toMatchObject({ id: 1, status: 'open', price: 50n * one });
  const [sold] = await readRounds({ reader, lottery, ids: [1] });
  if (!sold) throw new Error('no round');
  expect(summary?.pot).toBe(roundPot(sold));
  expect(summary).toMatchObject({ startTime: sold.startTime, endTime: sold.endTime, salesPause: view.salesPause });
  expect(ticketsSold(sold)).toBe(100n);
});

test('LOT-50 the price agrees with the contract for any count, price and divisor', async () => {
  const price = fc.bigInt(1n, 10_000n).map((steps) => steps * 10n * one);
  await fc.assert(
    fc.asyncProperty(price, fc.bigInt(300n, 65_535n), fc.bigInt(1n, 100n), async (unit, divisor, count) => {
      const onChain = await readContract(deployed.client, {
        address: lottery,
        abi: lotteryAbi,
        functionName: 'calculateTotalPriceForBulkTickets',
        args: [divisor, unit, count],
      });
      expect(ticketsCost({ price: unit, divisor, count })).toBe(onChain);
    }),
    { numRuns: 60 },
  );
});

test('LOT-29 LOT-30 LOT-34 LOT-17 tickets in pages, the draw, its proof, and claims of one and of all', async () => {
  const { tickets: whole } = await readOwnTickets({ reader, lottery, account, round: 1 });
  expect(whole.map(({ number }) => number)).toEqual(allBeginnings);
  // A page that is exactly full is followed by one that is short.
  for (const size of [7, 50, 100]) {
    expect(await readOwnTickets({ reader, lottery, account, round: 1, size })).toEqual({
      tickets: whole,
      isUnread: false,
    });
  }
  // Pages before one that is refused stand.
  const cut = refusing(reader, 'viewUserInfoForLotteryId', 50n);
  expect(await readOwnTickets({ reader: cut, lottery, account, round: 1, size: 25 })).toEqual({
    tickets: whole.slice(0, 50),
    isUnread: true,
  });
  expect((await draw(1))?.secret).toBeUndefined();
  await game.close();
  const asked = await draw(1);
  expect(asked).toMatchObject({ secret: undefined, word: undefined, blockHash: undefined });
  expect(asked && drawProof(asked, undefined)).toBeUndefined();
  const number = await game.draw();

  const record = await draw(1);
  const proof = record && drawProof(record, number);
  expect(record?.source).toBe(game.source);
  expect(proof?.computed.number).toBe(number);
  expect(proof?.checks.map(({ result }) => result)).toEqual(Array(6).fill('right'));
  expect(proof?.isRight).toBe(true);

  const [own] = await readOwnRounds({ reader, lottery, account, rounds: [1, 2] });
  if (!own) throw new Error('no tickets');
  expect(own.round).toMatchObject({ status: 'claimable', finalNumber: number });
  const winners = whole.filter((ticket) => ticketBracket(ticket.number, number) !== undefined);
  expect(own.open.map(({ id }) => id)).toEqual(winners.map(({ id }) => id));
  const prize = [...own.amounts.values()].reduce((sum, amount) => sum + amount, 0n);
  expect(prize).toBeGreaterThan(0n);
  // What the tickets of a round that is not told have won the contract tells by itself.
  const untold = refusing(reader, 'viewLottery', 1n);
  expect(await readOwnRounds({ reader: untold, lottery, account, rounds: [1] })).toMatchObject([
    { open: own.open.map(({ id }) => ({ id })), amounts: own.amounts, isPartly: true, isUnread: true },
  ]);
  expect(rolledOver(own.round)).toBe((await readLottery({ reader, lottery, expected: 1 })).pendingInjection);
  const before = await balance();
  await deployed.send(claimTicketsCall(lottery, { round: 1, ticketIds: own.open.map(({ id }) => id) }), player);
  expect((await balance()) - before).toBe(prize);
  const [after] = await readOwnRounds({ reader, lottery, account, rounds: [1] });
  expect(after).toMatchObject({ open: [], isPartly: false });
  expect(after?.tickets.find(({ id }) => id === winners[0]?.id)?.claimed).toBe(true);
});

test('a proof that does not hold says where', async () => {
  const record = await draw(1);
  if (!record) throw new Error('no draw');
  const number = computeDrawOf(record).number;
  const wrong = (changed: Partial<typeof record>, final = number) =>
    drawProof({ ...record, ...changed }, final)
      ?.checks.filter(({ result }) => result === 'wrong')
      .map(({ check }) => check);
  const other = `0x${'11'.repeat(32)}` as const;
  expect(wrong({})).toEqual([]);
  expect(wrong({}, number === 10_000 ? 10_001 : 10_000)).toEqual(['number']);
  expect(wrong({ commitment: other })).toEqual(['secret']);
  expect(wrong({ word: 5n })).toEqual(['word']);
  expect(wrong({ committedBlock: record.openedBlock + 1n })).toEqual(['committed-first']);
  expect(wrong({ targetBlock: record.requestedBlock })).toEqual(['block-after']);
  expect(wrong({ chainBlockHash: other })).toEqual(['block-hash']);
  expect(drawProof({ ...record, chainBlockHash: undefined }, number)?.isRight).toBe(true);
  expect(drawProof(record, undefined)?.isRight).toBe(false);
});

test('several wins in one claim, and a round without a number gives every ticket back', async () => {
  await game.start({ price: 30n * one });
  await game.buy(player, allBeginnings);
  await game.buy(player, [12_345]);
  const committed = await draw(2);
  expect(committed?.bondLost).toBeUndefined();
  await deployed.send(raiseBondCall(game.source, committed?.randomId ?? 0n, one), 29);
  await game.close();
  await game.refund();
  const bond = (committed?.bond ?? 0n) + one;
  expect(await draw(2)).toMatchObject({ bond, bondLost: bond, secret: undefined });
  const [own] = await readOwnRounds({ reader, lottery, account, rounds: [2] });
  if (!own) throw new Error('no tickets');
  expect(own.round.status).toBe('refunding');
  expect(own.open).toHaveLength(101);
  const first = own.open.slice(0, 100).map(({ id }) => id);
  // A refund that is not answered is left for later, and no other with it.
  const silent = refusing(reader, 'viewRewardsForTicketId', first[0] ?? 0n);
  const [partly] = await readOwnRounds({ reader: silent, lottery, account, rounds: [2] });
  expect(partly).toMatchObject({ isPartly: true, amounts: { size: 100 } });
  const paid = first.reduce((sum, id) => sum + (own.amounts.get(id) ?? 0n), 0n);
  expect(paid).toBe(ticketCosts({ price: 30n * one, divisor: 2000n }, 100).costWithDiscount);
  const before = await balance();
  await deployed.send(claimTicketsCall(lottery, { round: 2, ticketIds: first }), player);
  expect((await balance()) - before).toBe(paid);
  const [rest] = await readOwnRounds({ reader, lottery, account, rounds: [2] });
  expect([...(rest?.amounts.values() ?? [])]).toEqual([30n * one]);
  const single = claimTicketsCall(lottery, { round: 2, ticketIds: rest?.open.map(({ id }) => id) ?? [] });
  expect(single.functionName).toBe('claimReward');
  await deployed.send(single, player);
  expect((await balance()) - before).toBe(paid + 30n * one);
});

test('LOT-42 a round that is not answered for, it or its tickets, hides nothing of the others', async () => {
  const read = (from: BatchReader) => readOwnRounds({ reader: from, lottery, account, rounds: [2, 1] });
  const [second, first] = await read(reader);
  const unread = { tickets: [], open: [], isPartly: true, isUnread: true };
  expect(await read(refusing(reader, 'viewUserInfoForLotteryId', 2n))).toEqual([
    expect.objectContaining(unread),
    first,
  ]);
  const known = expect.objectContaining({ ...unread, tickets: first?.tickets });
  expect(await read(refusing(reader, 'viewLottery', 1n))).toEqual([second, known]);
  await expect(read(refusing(reader, 'viewUserInfoForLotteryId'))).rejects.toThrow(ReadError);
});

test('what the contract does not tell of the lottery is missing, and stops nothing of the rest', async () => {
  const whole = await readLottery({ reader, lottery, expected: 2 });
  expect(whole.isUnread).toBe(false);
  for (const [name, field] of [
    ['currentLotteryId', undefined],
    ['maxNumberTicketsPerBuyOrClaim', undefined],
    ['salesPause', 'salesPause'],
    ['priceStep', 'priceStep'],
    ['pausedUntil', 'pausedUntil'],
    ['pendingInjection', 'pendingInjection'],
    ['randomSource', 'source'],
  ] as const) {
    const view = await readLottery({ reader: refusing(reader, name), lottery, expected: 2 });
    expect(view).toEqual({ ...whole, isUnread: true, ...(field && { [field]: undefined }) });
  }
});

test('ten thousand tickets of one account are read in five requests', async () => {
  await game.start({ price: 10n * one });
  for (let purchase = 0; purchase < 100; purchase++) await game.buy(player, allBeginnings);
  requests = 0;
  const { tickets } = await readOwnTickets({ reader, lottery, account, round: 3 });
  expect(tickets).toHaveLength(10_000);
  expect(new Set(tickets.map(({ id }) => id)).size).toBe(10_000);
  expect(requests).toBe(5);
});

function computeDrawOf(record: NonNullable<Awaited<ReturnType<typeof draw>>>) {
  const { secret, blockHash, consumer, randomId } = record;
  if (secret === undefined || blockHash === undefined) throw new Error('not drawn');
  return computeDraw({ secret, blockHash, consumer, randomId });
}
