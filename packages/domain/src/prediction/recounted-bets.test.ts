import { expect, test } from 'vitest';
import { noBetSums } from './bet-sums';
import { type GameEvent, netPlace, recountedBets } from './recounted-bets';

const bet = (account: string, position: 'bull' | 'bear', amount: bigint, epoch = 1n): GameEvent<string> => ({
  kind: 'bet',
  account,
  epoch,
  position,
  amount,
});
const ended = (epoch: bigint, price: bigint, base: bigint, reward: bigint): GameEvent<string>[] => [
  { kind: 'lock', epoch, price: 100n },
  { kind: 'end', epoch, price },
  { kind: 'rewards', epoch, base, reward },
];

test('a round that has ended gives what its winners share, and takes the rest', () => {
  const sums = recountedBets([bet('a', 'bull', 30n), bet('b', 'bear', 70n), ...ended(1n, 120n, 30n, 97n)]);
  expect(sums.get('a')).toMatchObject({ totalBets: 1, totalAmount: 30n, wonBets: 1, decidedBets: 1, netAmount: 67n });
  expect(sums.get('b')).toMatchObject({ totalBets: 1, wonBets: 0, decidedBets: 1, netAmount: -70n });
});

test('one that still runs decides nothing; one that failed, or ran out of time, gives all back', () => {
  expect(recountedBets([bet('a', 'bull', 30n)]).get('a')).toMatchObject({
    totalBets: 1,
    decidedBets: 0,
    netAmount: 0n,
  });
  const failed = recountedBets([bet('a', 'bull', 30n), bet('a', 'bear', 5n, 2n), { kind: 'failed', epoch: 2n }]);
  expect(failed.get('a')).toMatchObject({ totalBets: 2, decidedBets: 0, netAmount: 0n });
  const claimed = recountedBets([bet('a', 'bull', 30n), { kind: 'claim', account: 'a', epoch: 1n, amount: 30n }]);
  expect(claimed.get('a')).toMatchObject({ totalBetsClaimed: 1, totalClaimedAmount: 30n, netAmount: 0n });
});

test('a place counts those who won more, and none has one with too few bets or nothing won', () => {
  const of = (totalBets: number, netAmount: bigint) => ({ ...noBetSums, totalBets, netAmount });
  const sums = new Map([
    ['a', of(10, 5n)],
    ['b', of(12, 9n)],
    ['c', of(9, 99n)],
    ['d', of(20, 0n)],
    ['e', of(10, 5n)],
  ]);
  expect(['a', 'b', 'c', 'd', 'e', 'f'].map((account) => netPlace(sums, account))).toEqual([
    2,
    1,
    undefined,
    undefined,
    2,
    undefined,
  ]);
});
