import { expect, test } from 'vitest';
import { betOutcome, roundPosition } from './bet-outcome';
import { betAfterClaim, noBetSums, withBet, withClaim, withOutcome } from './bet-sums';

const round = {
  bullAmount: 3n,
  bearAmount: 5n,
  fee: 300n,
  minimumMove: 0n,
  lockPrice: 100n,
  closePrice: undefined,
  failed: false,
};

test('PRED-21 PRED-22 PRED-23 PRED-24 PRED-25 the position of a round is that of its prices', () => {
  expect(roundPosition(100_000_000n, 100_000_001n)).toBe('bull');
  expect(roundPosition(100_000_000n, 99_999_999n)).toBe('bear');
  expect(roundPosition(100_000_000n, 100_000_000n)).toBe('house');
  expect(roundPosition(100_000_000n, undefined)).toBeNull();
  expect(roundPosition(undefined, 1n)).toBeNull();
});

test('PRED-27 PRED-28 PRED-29 PRED-30 PRED-31 the outcome of a bet', () => {
  expect(betOutcome(round, 'bull')).toBe('live');
  expect(betOutcome({ ...round, closePrice: 101n }, 'bull')).toBe('win');
  expect(betOutcome({ ...round, closePrice: 101n }, 'bear')).toBe('lose');
  expect(betOutcome({ ...round, closePrice: 99n }, 'bear')).toBe('win');
  expect(betOutcome({ ...round, closePrice: 100n }, 'bear')).toBe('house');
  expect(betOutcome({ ...round, failed: true }, 'bull')).toBe('canceled');
  expect(betOutcome({ ...round, bearAmount: 0n, closePrice: 101n }, 'bull')).toBe('canceled');
});

test('PRED-09 sums count what ended once, and what came back as nothing', () => {
  let sums = withBet(withBet(withBet(noBetSums, { position: 'bull', amount: 10n }), { position: 'bear', amount: 7n }), {
    position: 'bear',
    amount: 4n,
  });
  expect(sums).toMatchObject({ totalBets: 3, totalBetsBull: 1, totalBetsBear: 2, totalAmount: 21n, averageAmount: 7n });
  expect(sums).toMatchObject({ totalBullAmount: 10n, totalBearAmount: 11n, netAmount: 0n, winRate: 0 });
  sums = withOutcome(sums, { amount: 10n, payout: 19n, outcome: 'win' });
  sums = withOutcome(sums, { amount: 7n, payout: 7n, outcome: 'canceled' });
  expect(sums).toMatchObject({ wonBets: 1, decidedBets: 1, winRate: 10_000, netAmount: 9n });
  sums = withOutcome(sums, { amount: 4n, payout: 0n, outcome: 'house' });
  expect(sums).toMatchObject({ wonBets: 1, decidedBets: 2, winRate: 5000, netAmount: 5n });
  // A rate is told to the nearest: two of three are 66.67%.
  expect(withOutcome(sums, { amount: 1n, payout: 2n, outcome: 'win' }).winRate).toBe(6667);
  expect(withClaim(sums, 19n)).toMatchObject({ totalBetsClaimed: 1, totalClaimedAmount: 19n });
  expect(betAfterClaim({ amount: 10n }, 19n)).toEqual({ claimed: true, claimedAmount: 19n, claimedNetAmount: 9n });
});
