// @vitest-environment happy-dom

import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { makeLottery, type TestLottery } from '@besc/localnet/lottery/make-lottery';
import { readTicketCosts } from '@besc/sdk/lottery/read-lottery';
import { readOwnRounds } from '@besc/sdk/lottery/read-own-tickets';
import { drawnAmount } from '@besc/sdk/shared/writes/draw-calls';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { createClient, encodeFunctionData, http } from 'viem';
import { readContract } from 'viem/actions';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FaultLab } from '../../../test/fault-lab';
import { expectDialog, refused } from '../../../test/fault-runs';
import { replaceFunction, returns } from '../../../test/replace-function';
import { walletFaults } from '../../../test/wallet-faults';
import { sayFrom } from '../../blocks/language/translator';
import { buyAction, claimAction } from './lottery.actions';
import { claimParts } from './lottery.view-model';
import { type LotteryPlace, lotteryPlace } from './lottery-place';

/** All beginnings of two digits: one of these wins, whatever is drawn. */
const allBeginnings = (rest: number) => Array.from({ length: 100 }, (_, index) => 10_000 + index * 100 + rest);
let lab: FaultLab;
let game: TestLottery;
let place: LotteryPlace;

beforeAll(async () => {
  lab = await FaultLab.start();
  game = await makeLottery(lab.chain, lab.exchange.deployment);
  const found = lotteryPlace(lab.settings);
  if (found === undefined) throw new Error('There is no lottery');
  place = found;
  const own = lab.chain.accounts.findIndex(({ address }) => address === lab.account);
  await game.start();
  await game.buy(own, allBeginnings(0));
  await game.buy(own, allBeginnings(11));
  await game.close();
  await game.draw();
  await game.start({ lengthSeconds: 40_000 });
  await lab.keep();
});
afterAll(() => lab?.chain.stop());
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await lab.reset();
});

async function purchase(numbers: readonly number[], approve?: 'exact') {
  const costs = await readTicketCosts({ reader: lab.reader(), lottery: place.game, round: 2, count: numbers.length });
  return buyAction(place, { round: 2, numbers, cost: costs?.costWithDiscount ?? 0n, approve });
}

async function prizes() {
  const { account } = lab;
  return readOwnRounds({ reader: lab.reader(), lottery: place.game, account, rounds: [1] });
}

test.each(['buy', 'claim'] as const)('G8 %s is sent and found again when the wallet gives no hash', async (kind) => {
  const action =
    kind === 'buy' ? await purchase([10_042, 19_999]) : claimAction(place, claimParts(await prizes(), 100).parts);
  await walletFaults['sent, then an internal error (-32603)']({ lab, action });
  expect(lab.records()).toHaveLength(1);
  await expectDialog(lab);
});

test('LOT-01 LOT-30 what is bought and claimed changes the balance by what was shown, to the wei', async () => {
  const before = await lab.balance('MONEY');
  const bought = await purchase([10_007, 10_008, 17_777]);
  expect((await lab.run(bought, lab.wallet().provider)).end.kind).toBe('confirmed');
  const after = await lab.balance('MONEY');
  const at = { address: place.game, abi: lotteryAbi } as const;
  const client = createClient({ transport: http(lab.chain.rpcUrl) });
  const [, , paid] = await readContract(client, {
    ...at,
    functionName: 'costToBuyTicketsWithDiscount',
    args: [2n, 3n],
  });
  expect(before - after).toBe(paid);
  const { parts } = claimParts(await prizes(), 100);
  expect(parts.reduce((sum, { amount }) => sum + amount, 0n)).toBeGreaterThan(0n);
  expect((await lab.run(claimAction(place, parts), lab.wallet().provider)).end.kind).toBe('confirmed');
  expect((await lab.balance('MONEY')) - after).toBe(parts[0]?.amount);
  expect(claimParts(await prizes(), 100).parts).toEqual([]);
});

test('other numbers, another round and other tickets than were shown are refused before the wallet opens', async () => {
  const shown = await purchase([10_001, 10_002]);
  const others = [
    [shown, await purchase([10_001, 10_003])],
    [shown, await purchase([10_001])],
    [shown, buyAction(place, { round: 3, numbers: [10_001, 10_002], cost: 1n, approve: undefined })],
    [
      claimAction(place, [{ round: 1, ticketIds: [1n, 2n], amount: 1n }]),
      claimAction(place, [{ round: 1, ticketIds: [1n, 3n], amount: 1n }]),
    ],
  ] as const;
  for (const [one, other] of others) {
    const [step, sent] = [one.steps[0], other.steps[0]];
    if (!step || !sent) throw new Error('no step');
    const { provider, calls } = lab.wallet();
    const { end } = await lab.run({ ...one, steps: [{ ...step, calls: sent.calls }] }, provider);
    expect(end.kind).toBe('failed');
    expect(calls).not.toContain('eth_sendTransaction');
  }
});

test('prizes that were claimed elsewhere meanwhile are not claimed again, and it is said in words', async () => {
  const { parts } = claimParts(await prizes(), 100);
  const claims = claimAction(place, parts);
  const [part] = parts;
  if (!part) throw new Error('nothing was won');
  const [call] = (await claims.steps[0]?.calls(await lab.context())) ?? [];
  if (!call) throw new Error('no call');
  const { to, data } = encodeCall(call);
  await lab.send({ to, data });
  const before = await lab.balance('MONEY');
  expect(await refused(lab, claims)).toBe(
    'The transaction cannot succeed due to error: one of the tickets was already claimed.',
  );
  expect(await lab.balance('MONEY')).toBe(before);
});

test('a part of a claim that is refused stops none of the others, and no sum is told that did not come', async () => {
  const { parts } = claimParts(await prizes(), 1);
  const [first, ...others] = parts;
  expect(others).not.toEqual([]);
  if (!first) throw new Error('nothing was won');
  const [call] = (await claimAction(place, [first]).steps[0]?.calls(await lab.context())) ?? [];
  if (!call) throw new Error('no call');
  const { to, data } = encodeCall(call);
  await lab.send({ to, data });
  const before = await lab.balance('MONEY');
  const { end } = await lab.run(claimAction(place, parts), lab.wallet().provider);
  expect(end).toMatchObject({ kind: 'failed', failure: 'refused', step: 0 });
  expect(end).toMatchObject({ through: { done: others.length, total: parts.length } });
  expect(end).not.toHaveProperty('isUnfinished');
  expect((await lab.balance('MONEY')) - before).toBe(others.reduce((sum, { amount }) => sum + amount, 0n));
  expect(JSON.stringify(lab.records().map(({ toast }) => toast))).not.toContain('%amount%');
});

test('a pause between the approval and the purchase takes nothing, and it is said in words', async () => {
  const own = lab.chain.accounts.findIndex(({ address }) => address === lab.account);
  await game.allow(own, 0n);
  const action = await purchase([10_042, 10_043], 'exact');
  const before = await lab.balance('MONEY');
  const { provider, calls } = lab.wallet();
  const guardian = await readContract(createClient({ transport: http(lab.chain.rpcUrl) }), {
    address: place.game,
    abi: lotteryAbi,
    functionName: 'guardian',
  });
  let sent = 0;
  const pausing: typeof provider = {
    ...provider,
    request: async (call) => {
      const answer = await provider.request(call);
      if (call.method === 'eth_sendTransaction' && ++sent === 1) {
        const data = encodeFunctionData({ abi: lotteryAbi, functionName: 'pause' });
        await lab.chain.send({ from: guardian, to: place.game, data, gas: '0x1e8480' });
      }
      return answer;
    },
  };
  const { end } = await lab.run(action, pausing);
  expect(end).toMatchObject({ kind: 'failed', failure: 'refused' });
  expect(end.kind === 'failed' && sayFrom({}, 'en', end.message)).toBe(
    'The transaction cannot succeed due to error: the lottery is paused.',
  );
  expect(calls.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1);
  expect(await lab.balance('MONEY')).toBe(before);
});

test('a purchase after the sales, and one of a round that there is not, are refused before the wallet opens', async () => {
  expect(await refused(lab, buyAction(place, { round: 9, numbers: [10_001], cost: 1n, approve: undefined }))).toContain(
    'the round has moved on',
  );
  const late = await purchase([10_001]);
  const client = createClient({ transport: http(lab.chain.rpcUrl) });
  const at = { address: place.game, abi: lotteryAbi } as const;
  const { endTime } = await readContract(client, { ...at, functionName: 'viewLottery', args: [2n] });
  await lab.chain.setNextTimestamp(Number(endTime) - 10);
  await lab.chain.mine();
  expect(await refused(lab, late)).toContain('sales for this round are closed');
});

test('a purchase that the bond of the number does not cover is refused in words before the wallet opens', async () => {
  const late = await purchase([10_001]);
  await replaceFunction(lab.chain, game.source, 'function bondOf(uint256)', returns('5f'));
  expect(await refused(lab, late)).toBe(
    'The transaction cannot succeed due to error: the prize pot has reached the limit of its bond; the operator will raise it soon.',
  );
});

test('the lottery is let take exactly the cost before it does', async () => {
  const action = await purchase([10_042], 'exact');
  expect(action.steps.map(({ kind }) => kind)).toEqual(['approve', 'transact']);
  expect(drawnAmount(action.steps[0]?.drawn[0], 'Allowance')).toBe(10n * 10n ** 18n);
});
