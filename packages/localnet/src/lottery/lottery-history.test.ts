import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { erc20Abi } from '@besc/contracts/abi/erc20';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Deployment } from '@besc/wire/settings/deployment';
import { createPublicClient, type Hex, http, parseEther } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Chain } from '../chain';
import { createBlockWriter } from '../history/block-writer';
import { writeBlock } from '../history/write-block';
import type { HistoryCounts } from '../timeline/history-counts';
import { startSmallHistory } from '../timeline/small-history';
import { lotteryHistory } from './lottery.history';
import { newestRound } from './lottery-reads';
import { operatorRounds } from './operator-rounds';
import { roundCounts } from './round-times';

const claimable = 3;
const refunding = 4;
let chain: Chain;
let deployment: Deployment;
let counts: HistoryCounts;

const client = () => createPublicClient({ transport: http(chain.rpcUrl, { batch: true }) });
const game = () => ({ address: addressOf(deployment, 'lottery', 'game'), abi: lotteryAbi });
const money = () => ({ address: addressOf(deployment, 'tokens', 'money'), abi: erc20Abi });
const person = () => chain.accounts[0]?.address as Hex;

async function newestRounds() {
  const last = Number(await client().readContract({ ...game(), functionName: 'currentLotteryId' }));
  const ids = Array.from({ length: last }, (_, index) => BigInt(index + 1));
  return Promise.all(ids.map((id) => client().readContract({ ...game(), functionName: 'viewLottery', args: [id] })));
}

const readPurchases = () =>
  client().getContractEvents({ ...game(), eventName: 'TicketsPurchase', fromBlock: 0n, strict: true });
const readClaims = () =>
  client().getContractEvents({ ...game(), eventName: 'TicketsClaim', fromBlock: 0n, strict: true });

/** What an account's tickets of a round are worth and not yet paid, in wei. */
async function openWorth(account: Hex, id: bigint): Promise<bigint> {
  const [tickets, , claimed] = await client().readContract({
    ...game(),
    functionName: 'viewUserInfoForLotteryId',
    args: [account, id, 0n, 1000n],
  });
  const worths = await Promise.all(
    tickets.map((ticket) =>
      client().readContract({ ...game(), functionName: 'viewRewardsForTicketId', args: [id, ticket] }),
    ),
  );
  return worths.reduce((sum, worth, place) => (claimed[place] ? sum : sum + worth), 0n);
}

beforeAll(async () => {
  ({ chain, deployment, counts } = await startSmallHistory());
});
afterAll(async () => {
  await chain.stop();
});

test('every round is settled, and what is counted is what the chain has', async () => {
  const rounds = await newestRounds();
  const purchases = await readPurchases();
  const claims = await readClaims();
  expect(rounds).toHaveLength(roundCounts.small);
  expect(counts.slugs.lottery).toEqual({
    'lottery rounds': rounds.length,
    'ticket purchases': purchases.length,
    'lottery claims': claims.length,
  });
  expect(rounds.filter(({ status }) => status === claimable)).toHaveLength(rounds.length - 1);
  for (const { startTime, endTime, priceTicketInDexToken } of rounds) {
    expect(Number(endTime - startTime)).toBe(43_200 - 6);
    expect(priceTicketInDexToken % parseEther('10')).toBe(0n);
  }
  expect(new Set(purchases.map(({ args: { buyer } }) => buyer)).size).toBeGreaterThanOrEqual(20);
});

test('there is an empty round, one that refunds, one with several winners, and prizes not won go on', async () => {
  const rounds = await newestRounds();
  const tickets = rounds.map(({ firstTicketId, firstTicketIdNextLottery }) => firstTicketIdNextLottery - firstTicketId);
  expect(tickets.filter((count) => count === 0n)).toHaveLength(1);
  const given = rounds.findIndex(({ status }) => status === refunding);
  expect(tickets[given]).toBeGreaterThan(0n);
  // What was injected, and the bond of the committer who withheld the number.
  const next = rounds[given + 1]?.amountInjected ?? 0n;
  expect(next).toBe((rounds[given]?.amountInjected ?? 0n) + parseEther('5000') + parseEther('2500'));
  expect(rounds.some(({ countWinnersPerBracket }) => countWinnersPerBracket.reduce((a, b) => a + b) > 1n)).toBe(true);
  const rests: bigint[] = [];
  for (const [index, round] of rounds.entries()) {
    const before = rounds[index - 1];
    if (before?.status !== claimable) continue;
    const paid = before.dexTokenPerBracket.reduce(
      (sum, prize, at) => sum + prize * (before.countWinnersPerBracket[at] ?? 0n),
      0n,
    );
    const left = before.amountCollectedInDexToken + before.amountInjected - paid;
    expect(round.amountInjected).toBe(left + parseEther('2500'));
    rests.push(left);
  }
  // A round whose brackets were all won leaves nothing.
  expect(rests.some((left) => left > 0n)).toBe(true);
});

test('account 0 has a prize and a refund to claim, and has approved nothing; some winners have claimed', async () => {
  const rounds = await newestRounds();
  const mine = await Promise.all(rounds.map((_, index) => openWorth(person(), BigInt(index + 1))));
  expect(mine.some((worth, index) => worth > 0n && rounds[index]?.status === claimable)).toBe(true);
  expect(mine.some((worth, index) => worth > 0n && rounds[index]?.status === refunding)).toBe(true);
  const args = [person(), game().address] as const;
  expect(await client().readContract({ ...money(), functionName: 'allowance', args })).toBe(0n);
  const claims = await readClaims();
  expect(claims).not.toHaveLength(0);
  expect(claims.some(({ args: { claimer } }) => claimer === person())).toBe(false);
});

test('the lottery holds to the wei what it owes, and no secret waits that only the history knows', async () => {
  const rounds = await newestRounds();
  const buyers = [...new Set((await readPurchases()).map(({ args: { buyer } }) => buyer))];
  let owed = await client().readContract({ ...game(), functionName: 'pendingInjection' });
  for (const [index] of rounds.entries()) {
    for (const buyer of buyers) owed += await openWorth(buyer, BigInt(index + 1));
  }
  const args = [game().address] as const;
  expect(await client().readContract({ ...money(), functionName: 'balanceOf', args })).toBe(owed);
  const source = { address: addressOf(deployment, 'random', 'source'), abi: commitRandomAbi };
  const committed = await client().readContract({ ...source, functionName: 'committed' });
  expect(await client().readContract({ ...source, functionName: 'reserved' })).toBe(committed);
});

test('while the stack runs the accounts buy tickets of the open round and claim what they won, and open no round', async () => {
  const now = Number((await client().getBlock()).timestamp);
  const world = { chain, deployment, seed: 'live', start: now, end: now + 86_400, isResumed: true };
  const [players, ...others] = (await lotteryHistory.begin?.(world)) ?? [];
  if (!players) throw new Error('no stretch');
  expect(others).toEqual([]);
  const writer = createBlockWriter(chain);
  const live = async (time: number) => {
    for (let round = 0; round < 40; round += 1) await writeBlock(writer, { parts: [await players.live(time)] });
  };
  await live(now);
  expect(players.counts()).toMatchObject({ 'ticket purchases': 0 });
  const opening = { timestamp: now, trades: 0, allPairs: false, liquidityChanges: 0, askedBy: ['lottery'] };
  await writeBlock(writer, { parts: [await operatorRounds(world).block(opening)] });
  const { status, salesEnd } = await newestRound(world);
  expect(status).toBe('open');
  await live(now + 200);
  expect(players.counts()['ticket purchases']).toBeGreaterThan(0);
  // Too late to buy.
  const bought = players.counts()['ticket purchases'];
  await live(salesEnd);
  expect(players.counts()).toMatchObject({ 'ticket purchases': bought });
  expect(players.counts()['lottery claims']).toBeGreaterThan(0);
});
