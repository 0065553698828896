import { expect, test } from 'vitest';
import { betError, payoutHundredths, payoutOfBet } from './payout';
import { type PredictionState, type Round, roundRoom } from './round';
import { roundCards, roundPhase } from './round-cards';

const state: PredictionState = {
  currentEpoch: 3,
  intervalSeconds: 300,
  bufferSeconds: 60,
  minBetAmount: 10n ** 13n,
  treasuryFee: 300n,
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
    totalAmount: 0n,
    bullAmount: 0n,
    bearAmount: 0n,
    rewardBaseCalAmount: 0n,
    rewardAmount: 0n,
    oracleCalled: false,
    lockOracleId: 0n,
    treasuryFee: 300n,
    minimumMove: 0n,
    maximumRound: 0n,
    ...change,
  };
}

const running = [round(1, { lockOracleId: 1n, oracleCalled: true }), round(2, { lockOracleId: 2n }), round(3)];

test('PRED-36 PRED-37 PRED-38 PRED-39 PRED-20 cards are expired, live, next and two later ones', () => {
  const cards = roundCards(running, state, 1700);
  expect(cards.map(({ kind, epoch }) => [kind, epoch])).toEqual([
    ['expired', 1],
    ['live', 2],
    ['next', 3],
    ['later', 4],
    ['later', 5],
  ]);
});

test('PRED-19 a round that has not begun is expected an interval and a buffer after the last', () => {
  const [, , , fourth, fifth] = roundCards(running, state, 1700);
  expect(fourth).toMatchObject({ startAt: 1600 + 309, lockAt: 1600 + 609, closeAt: 1600 + 909 });
  expect(fifth?.startAt).toBe(1600 + 618);
});

test('the contract lets a round begin when the one before locks', () => {
  const cards = roundCards(running, state, 1700).filter(({ kind }) => kind === 'later');
  expect(cards.map(({ dueAt }) => dueAt)).toEqual([1900, 2200]);
});

test('a round waits at its boundary, and fails when the buffer has passed', () => {
  const [, live = round(2), next = round(3)] = running;
  expect([1899, 1900, 1960, 1961].map((now) => roundPhase(next, state, now))).toEqual([
    'open',
    'locking',
    'locking',
    'failed',
  ]);
  expect([1899, 1900, 1961].map((now) => roundPhase(live, state, now))).toEqual(['live', 'closing', 'failed']);
  expect(roundPhase(live, { ...state, failedThrough: 2 }, 1700)).toBe('failed');
  expect(roundPhase(round(1, { oracleCalled: true }), { ...state, failedThrough: 2 }, 1700)).toBe('ended');
  // Nothing is promised after a round that failed, nor in a pause.
  expect(roundCards(running, state, 1961).at(-1)).toMatchObject({ epoch: 3, phase: 'failed', kind: 'expired' });
  expect(roundCards(running, { ...state, pausedUntil: 1701, failedThrough: 3 }, 1700)).toHaveLength(3);
});

test('payouts: of a side as it stands, of a further bet, and of one without bets against it', () => {
  const stakes = { bullAmount: 100n, bearAmount: 300n, fee: 300n };
  expect(payoutHundredths(stakes, 'bull')).toBe(388n);
  expect(payoutHundredths({ ...stakes, bullAmount: 0n }, 'bull')).toBeUndefined();
  expect(payoutHundredths({ ...stakes, bullAmount: 0n }, 'bear')).toBe(100n);
  expect(payoutOfBet(stakes, 'bull', 100n)).toBe((100n * 485n) / 200n);
  expect(payoutOfBet({ ...stakes, bearAmount: 0n }, 'bull', 50n)).toBe(50n);
});

test('PRED-48 PRED-49 a position needs an amount, and at least the minimum', () => {
  const limits = { minimum: 10n, balance: 100n };
  expect([undefined, 0n, 9n, 10n, 100n, 101n].map((amount) => betError(amount, limits))).toEqual([
    'no-amount',
    'no-amount',
    'below-minimum',
    undefined,
    undefined,
    'insufficient-balance',
  ]);
});

test('a round with a limit takes what is left of it, and nothing once that is below the least bet', () => {
  expect(roundRoom({ maximumRound: 0n, totalAmount: 10n ** 30n })).toBeUndefined();
  expect(roundRoom({ maximumRound: 100n, totalAmount: 40n })).toBe(60n);
  expect(roundRoom({ maximumRound: 100n, totalAmount: 100n })).toBe(0n);
  const errors = (room: bigint) =>
    [9n, 10n, 60n, 61n].map((amount) => betError(amount, { minimum: 10n, balance: 60n, room }));
  expect(errors(60n)).toEqual(['below-minimum', undefined, undefined, 'beyond-room']);
  expect(errors(9n)).toEqual(['round-full', 'round-full', 'round-full', 'round-full']);
  expect(betError(undefined, { minimum: 10n, balance: 60n, room: 0n })).toBe('round-full');
});

test('2^96 in one bet, in the field or on the chain: more than is there, and otherwise exact to the wei', () => {
  const large = 2n ** 96n;
  expect(betError(large, { minimum: 10n ** 13n, balance: large - 1n })).toBe('insufficient-balance');
  expect(betError(large, { minimum: 10n ** 13n, balance: large })).toBeUndefined();
  const least = 10n ** 13n;
  const all = large + least;
  const stakes = { bullAmount: least, bearAmount: 0n, fee: 300n };
  expect(payoutOfBet(stakes, 'bear', large)).toBe(all - (all * 300n) / 10_000n);
  expect(payoutOfBet({ ...stakes, bullAmount: 0n, bearAmount: large }, 'bull', least)).toBe(
    all - (all * 300n) / 10_000n,
  );
  expect(payoutHundredths({ ...stakes, bearAmount: large }, 'bear')).toBe(97n);
});
