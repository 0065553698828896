import { expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { bidFault, nextPlaceCost, placeOf } from './bid-rules';

const e18 = 10n ** 18n;
const [anna, ben, cem] = [testAddress('0xaa'), testAddress('0xbb'), testAddress('0xcc')];
const bid = (account: typeof anna, money: bigint) => ({ account, amount: money * e18, hasClaimed: false });
const board = [bid(anna, 300n), bid(ben, 200n)];
const auction = { leaderboard: 2, initialBidAmount: 100n * e18 };

test('AUC-12 AUC-13 a bid is a multiple of 10 MONEY, the first at least the initial amount', () => {
  const fault = (money: bigint, own = 0n) =>
    bidFault({ amount: money * e18, own: own * e18, initialBidAmount: 100n * e18 });
  expect([0n, 15n, 90n, 100n, 105n].map((money) => fault(money))).toEqual([
    'step',
    'step',
    'initial',
    undefined,
    'step',
  ]);
  expect([10n, 15n].map((money) => fault(money, 100n))).toEqual([undefined, 'step']);
  expect(bidFault({ amount: 100n * e18 + 1n, own: 0n, initialBidAmount: 0n })).toBe('step');
});

test('the next place costs more than an equal total, because of equal totals the earlier is better', () => {
  const next = (account: typeof anna | undefined, own: bigint, places = 2) =>
    nextPlaceCost({ auction: { ...auction, leaderboard: places }, board, account, own: own * e18 });
  expect(next(anna, 300n)).toBeUndefined();
  expect(next(ben, 200n)).toEqual({ place: 1, cost: 110n * e18 });
  expect(next(cem, 150n)).toEqual({ place: 2, cost: 60n * e18 });
  expect(next(undefined, 0n)).toEqual({ place: 2, cost: 210n * e18 });
  // A place is free.
  expect(next(undefined, 0n, 3)).toEqual({ place: 3, cost: 100n * e18 });
  expect([placeOf(board, ben), placeOf(board, cem), placeOf(board, undefined)]).toEqual([2, undefined, undefined]);
});
