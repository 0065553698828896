import type { PredictionState, Round } from '@besc/domain/prediction/round';
import type { PredictionView } from '@besc/sdk/prediction/read-prediction';
import { expect, test } from 'vitest';
import { cardViews, claimableEpochs, marketStatus, progressOf } from './prediction.view-model';
import { reportState } from './report-state';

const state: PredictionState = {
  currentEpoch: 3,
  intervalSeconds: 300,
  bufferSeconds: 60,
  minBetAmount: 10n ** 13n,
  treasuryFee: 500n,
  pausedUntil: 0,
  failedThrough: 0,
};

function round(epoch: number, change: Partial<Round> = {}): Round {
  const startTimestamp = 1000 + 300 * (epoch - 1);
  return {
    epoch,
    startTimestamp,
    lockTimestamp: startTimestamp + 300,
    closeTimestamp: startTimestamp + 600,
    lockPrice: 0n,
    closePrice: 0n,
    totalAmount: 400n,
    bullAmount: 100n,
    bearAmount: 300n,
    rewardBaseCalAmount: 0n,
    rewardAmount: 0n,
    oracleCalled: false,
    lockOracleId: 0n,
    treasuryFee: 500n,
    minimumMove: 0n,
    maximumRound: 0n,
    ...change,
  };
}

const ended = { lockOracleId: 1n, oracleCalled: true, lockPrice: 100n, closePrice: 101n };
const view: PredictionView = {
  state,
  isUnread: false,
  rounds: [
    round(1, { ...ended, rewardBaseCalAmount: 100n, rewardAmount: 388n }),
    round(2, { lockOracleId: 2n, lockPrice: 101n }),
    round(3),
  ],
  ledgers: new Map([
    [1, { position: 'bull', amount: 50n, claimed: false }],
    [3, { position: 'bear', amount: 30n, claimed: false }],
  ]),
  price: { roundId: 3n, price: 99n, updatedAt: 1650 },
};

test('PRED-10 PRED-16 PRED-17 PRED-18 the status of the market', () => {
  expect(marketStatus({ state: undefined, now: 9, isFailed: false })).toBe('initial');
  expect(marketStatus({ state: undefined, now: 9, isFailed: true })).toBe('error');
  expect(marketStatus({ state, now: 9, isFailed: true })).toBe('live');
  expect(marketStatus({ state: { pausedUntil: 10 }, now: 9, isFailed: false })).toBe('paused');
});

test('an ended round pays by its own fee, the live one shows the price of now, the next what stands in it', () => {
  const [first, live, next, later] = cardViews(view, 1650);
  expect(first).toMatchObject({ result: 'bull', price: 101n, own: { outcome: 'win', payout: 194n, isOpen: true } });
  expect(first?.payout.bull).toBe(388n);
  expect(live).toMatchObject({ kind: 'live', result: 'open', lockPrice: 101n, price: 99n, own: undefined });
  expect(next).toMatchObject({ kind: 'next', total: 400n, payout: { bull: 380n, bear: 126n } });
  expect(next?.own).toMatchObject({ outcome: 'live', payout: 0n, isOpen: false });
  expect(later).toMatchObject({ kind: 'later', total: 0n, payout: { bull: undefined, bear: undefined } });
});

test('after a change of the fee rounds that had started keep theirs: the live one, the next, and what is over', () => {
  const started = view.rounds.map((one) => ({ ...one, treasuryFee: 300n }));
  const changed = { ...view, rounds: [...started, round(4)] };
  const [, live, third, fourth, later] = cardViews(changed, 1650);
  expect(live).toMatchObject({ fee: 300n, payout: { bull: 388n, bear: 129n } });
  expect(third).toMatchObject({ fee: 300n, payout: { bull: 388n, bear: 129n } });
  expect(fourth).toMatchObject({ fee: 500n, payout: { bull: 380n, bear: 126n } });
  expect(later).toMatchObject({ kind: 'later', fee: 500n });
  // The winning side is paid by the round's reward; the losing one shows what it would have had, by the same fee.
  const over = cardViews(
    { ...changed, rounds: [{ ...round(1, ended), treasuryFee: 300n, rewardAmount: 388n, rewardBaseCalAmount: 100n }] },
    1650,
  )[0];
  expect(over?.payout).toEqual({ bull: 388n, bear: 129n });
});

test('PRED-29 a late round gives the bet back, one with an empty side too, equal prices nothing', () => {
  const late = cardViews(view, 1961).find(({ epoch }) => epoch === 3);
  expect(late).toMatchObject({ phase: 'failed', own: { outcome: 'canceled', payout: 30n, isOpen: true } });
  expect(late?.payout).toEqual({ bull: 100n, bear: 100n });
  const of = (change: Partial<Round>) => cardViews({ ...view, rounds: [round(1, { ...ended, ...change })] }, 1650)[0];
  expect(of({ bearAmount: 0n })).toMatchObject({
    result: 'refunded',
    own: { outcome: 'canceled', payout: 50n },
    payout: { bull: 100n, bear: undefined },
  });
  expect(of({ lockPrice: 10_000n, closePrice: 10_004n, minimumMove: 5n })).toMatchObject({
    result: 'refunded',
    own: { outcome: 'canceled', payout: 50n, isOpen: true },
    payout: { bull: 100n, bear: 100n },
  });
  expect(of({ maximumRound: 1000n })?.room).toBe(600n);
  expect(of({})?.room).toBeUndefined();
  expect(of({ closePrice: 100n })).toMatchObject({
    result: 'house',
    own: { outcome: 'house', payout: 0n, isOpen: false },
    payout: { bull: undefined, bear: undefined },
  });
});

test('what can be claimed at once is the newest of wins and refunds', () => {
  const claims = {
    wins: [9, 4],
    refunds: [7],
    amounts: new Map([9, 7, 4].map((epoch) => [epoch, 5n])),
    collected: new Set([3]),
    credit: 0n,
    isPartly: false,
    isUnread: false,
  };
  const of = (epochs: readonly number[] | 'all', takable = [9]) =>
    claimableEpochs(claims, epochs, { most: 2, takable });
  expect(of('all')).toEqual([9, 7]);
  // An old one that is meant is not cut off by newer ones.
  expect(of([4])).toEqual([4]);
  expect(of([8])).toEqual([]);
  // Its card knows more, or less, than the claims.
  expect(of([8], [9, 8])).toBeUndefined();
  expect(of([3], [9, 3])).toEqual([]);
});

test('a line stays between its ends', () => {
  expect([90, 100, 150, 250].map((now) => progressOf(100, 200, now))).toEqual([0, 0, 0.5, 1]);
  expect(progressOf(100, 100, 100)).toBe(1);
});

test('a report that is far from the median, or old, is told', () => {
  const median = { roundId: 1n, price: 10_000n, updatedAt: 1000 };
  expect(reportState({ time: 1000, price: 10_100n }, median, 1010)).toBe('agrees');
  expect(reportState({ time: 1000, price: 10_101n }, median, 1010)).toBe('deviates');
  expect(reportState({ time: 879, price: 10_000n }, median, 1010)).toBe('silent');
  expect(reportState(undefined, median, 1010)).toBe('silent');
});
