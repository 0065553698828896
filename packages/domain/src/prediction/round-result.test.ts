import { expect, test } from 'vitest';
import { betPayout, type RoundStakes, roundResult, roundReward } from './round-result';

const round: RoundStakes = {
  bullAmount: 300n,
  bearAmount: 700n,
  fee: 300n,
  lockPrice: 50n,
  closePrice: 51n,
  failed: false,
  minimumMove: 0n,
};
const bull = { position: 'bull', amount: 100n } as const;
const bear = { position: 'bear', amount: 700n } as const;

test('the side that was right shares all bets less the fee', () => {
  expect(roundResult(round)).toBe('bull');
  expect(roundReward(round)).toEqual({ base: 300n, reward: 970n, fee: 30n, burned: 0n });
  expect(betPayout(round, bull)).toBe(323n);
  expect(betPayout(round, bear)).toBe(0n);
  expect(betPayout({ ...round, closePrice: 49n }, bear)).toBe(970n);
});

test('PRED-26 equal prices burn everything', () => {
  const tie = { ...round, closePrice: 50n };
  expect(roundResult(tie)).toBe('house');
  expect(roundReward(tie)).toEqual({ base: 0n, reward: 0n, fee: 0n, burned: 1000n });
  expect(betPayout(tie, bull)).toBe(0n);
  // Of one side too: the documents know no exception.
  const oneSided = { ...tie, bullAmount: 0n };
  expect(roundReward(oneSided)).toEqual({ base: 0n, reward: 0n, fee: 0n, burned: 700n });
  expect([roundResult(oneSided), betPayout(oneSided, bear)]).toEqual(['house', 0n]);
});

test('bets come back from a round that failed or had one side only', () => {
  const failed = { ...round, closePrice: undefined, failed: true };
  expect(roundResult(failed)).toBe('refunded');
  expect(betPayout(failed, bear)).toBe(700n);
  for (const closePrice of [49n, 51n]) {
    const oneSided = { ...round, bullAmount: 0n, closePrice };
    expect(roundResult(oneSided)).toBe('refunded');
    expect(betPayout(oneSided, bear)).toBe(700n);
  }
  expect(roundReward(failed)).toEqual({ base: 0n, reward: 0n, fee: 0n, burned: 0n });
});

test('a move below the least one is no result, at it and above it is; equal prices burn all the same', () => {
  const least = { ...round, lockPrice: 10_000n, minimumMove: 5n };
  const results = [9_994n, 9_995n, 9_996n, 10_000n, 10_004n, 10_005n].map((closePrice) =>
    roundResult({ ...least, closePrice }),
  );
  expect(results).toEqual(['bear', 'bear', 'refunded', 'house', 'refunded', 'bull']);
  expect(betPayout({ ...least, closePrice: 10_004n }, bear)).toBe(700n);
  expect(roundReward({ ...least, closePrice: 10_004n })).toEqual({ base: 0n, reward: 0n, fee: 0n, burned: 0n });
});

test('a round that runs pays nothing', () => {
  const open = { ...round, closePrice: undefined };
  expect(roundResult(open)).toBe('open');
  expect(betPayout(open, bull)).toBe(0n);
});
