import { predictionAbi } from '@besc/contracts/abi/prediction';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Deployment } from '@besc/wire/settings/deployment';
import { createPublicClient, type Hex, http } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Chain } from '../chain';
import type { HistoryCounts } from '../timeline/history-counts';
import { startSmallHistory } from '../timeline/small-history';
import { historyRounds } from './round-times';

let chain: Chain;
let deployment: Deployment;
let counts: HistoryCounts;

const client = () => createPublicClient({ transport: http(chain.rpcUrl) });
const game = () => ({ address: addressOf(deployment, 'prediction', 'game'), abi: predictionAbi });
const number = (functionName: 'currentEpoch' | 'treasuryAmount' | 'burnAmount') =>
  client().readContract({ ...game(), functionName });
const person = (index: number) => chain.accounts[index]?.address as Hex;

async function readRounds() {
  const epochs = Array.from({ length: Number(await number('currentEpoch')) }, (_, index) => BigInt(index + 1));
  return Promise.all(
    epochs.map((epoch) => client().readContract({ ...game(), functionName: 'rounds', args: [epoch] })),
  );
}

async function readBets() {
  const bulls = await client().getContractEvents({ ...game(), eventName: 'BetBull', fromBlock: 0n });
  const bears = await client().getContractEvents({ ...game(), eventName: 'BetBear', fromBlock: 0n });
  return [...bulls, ...bears].map(({ args: { sender, epoch, amount } }) => {
    return { sender: sender as Hex, epoch: epoch as bigint, amount: amount as bigint };
  });
}

beforeAll(async () => {
  ({ chain, deployment, counts } = await startSmallHistory());
});
afterAll(async () => {
  await chain.stop();
});

test('every boundary was executed, and what is counted is what the chain has', async () => {
  const locks = await client().getContractEvents({ ...game(), eventName: 'LockRound', fromBlock: 0n });
  const bets = await readBets();
  expect(locks).toHaveLength(historyRounds({ size: 'small', paces: [] }).rounds);
  expect(counts.slugs.prediction).toMatchObject({ 'prediction rounds': locks.length, bets: bets.length });
  expect(new Set(bets.map(({ sender }) => sender)).size).toBeGreaterThanOrEqual(20);
});

test('there are rounds that both sides won, ties, one-sided ones, empty ones and failed ones', async () => {
  const rounds = await readRounds();
  const closed = rounds.filter(({ oracleCalled }) => oracleCalled);
  const played = closed.filter(({ bullAmount, bearAmount }) => bullAmount > 0n && bearAmount > 0n);
  expect(played.some(({ closePrice, lockPrice }) => closePrice > lockPrice)).toBe(true);
  expect(played.some(({ closePrice, lockPrice }) => closePrice < lockPrice)).toBe(true);
  expect(played.some(({ closePrice, lockPrice }) => closePrice === lockPrice)).toBe(true);
  expect(closed.some(({ bullAmount, bearAmount }) => bullAmount > 0n && bearAmount === 0n)).toBe(true);
  expect(closed.some(({ totalAmount }) => totalAmount === 0n)).toBe(true);
  const failed = rounds.filter(({ oracleCalled, totalAmount }) => !oracleCalled && totalAmount > 0n);
  expect(failed.length).toBeGreaterThanOrEqual(6);
});

test('it ends with a live round, one that takes bets, and finished ones before them', async () => {
  const rounds = await readRounds();
  const { timestamp } = await client().getBlock();
  const [live, next] = rounds.slice(-2);
  expect(live?.lockOracleId).toBeGreaterThan(0n);
  expect(live?.closeTimestamp).toBeGreaterThan(timestamp);
  expect(next?.lockTimestamp).toBeGreaterThan(timestamp);
  expect(next?.totalAmount).toBeGreaterThan(0n);
  expect(rounds.slice(-7, -2).map(({ oracleCalled }) => oracleCalled)).toEqual([true, true, true, true, true]);
});

test('account 0 has something to claim, others have claimed', async () => {
  const bets = (await readBets()).filter(({ sender }) => sender === person(0));
  const paying = await Promise.all(
    bets.map(({ epoch }) => client().readContract({ ...game(), functionName: 'claimable', args: [epoch, person(0)] })),
  );
  expect(paying.some(Boolean)).toBe(true);
  const claims = await client().getContractEvents({ ...game(), eventName: 'Claim', fromBlock: 0n });
  expect(new Set(claims.map(({ args: { sender } }) => sender)).size).toBeGreaterThan(5);
});

test('the game holds to the wei what it owes: fees, burns, and each bet that is due and not claimed', async () => {
  const rounds = await readRounds();
  const now = (await client().getBlock()).timestamp;
  let [owed, dust] = [(await number('treasuryAmount')) + (await number('burnAmount')), 0n];
  const bets = await readBets();
  const paid = new Map<bigint, bigint>();
  for (const { sender, epoch, amount } of bets) {
    const round = rounds[Number(epoch) - 1];
    if (!round) throw new Error('a bet without a round');
    const args = [epoch, sender] as const;
    const [isWon, isRefunded, entry] = await Promise.all([
      client().readContract({ ...game(), functionName: 'claimable', args }),
      client().readContract({ ...game(), functionName: 'refundable', args }),
      client().readContract({ ...game(), functionName: 'ledger', args }),
    ]);
    const isOneSided = round.bullAmount === 0n || round.bearAmount === 0n;
    const isRunning = epoch >= BigInt(rounds.length - 1);
    if (!round.oracleCalled && !isRunning) expect(now).toBeGreaterThan(round.closeTimestamp);
    if (isWon || (entry.claimed && round.oracleCalled && !isOneSided)) {
      const due = (amount * round.rewardAmount) / round.rewardBaseCalAmount;
      paid.set(epoch, (paid.get(epoch) ?? 0n) + due);
      if (isWon) owed += due;
    } else if (isRefunded || isRunning) owed += amount;
  }
  for (const [epoch, sum] of paid) dust += (rounds[Number(epoch) - 1]?.rewardAmount ?? 0n) - sum;
  // What rounding down leaves in a round is less than a wei for each winner.
  expect(dust).toBeLessThan(BigInt(bets.length));
  expect(await client().getBalance({ address: game().address })).toBe(owed + dust);
});
