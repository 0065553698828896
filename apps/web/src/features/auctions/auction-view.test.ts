import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { auctionView, reclaimable } from './auction-view';

const [anna, ben] = ['1', '2'].map((digit) => checksumAddress(`0x${digit.repeat(40)}`)) as [
  ReturnType<typeof checksumAddress>,
  ReturnType<typeof checksumAddress>,
];
const e18 = 10n ** 18n;
const auction = {
  isClosed: false,
  startBlock: 100,
  endBlock: 200,
  initialBidAmount: 100n * e18,
  leaderboard: 1,
  leaderboardThreshold: 0n,
};
const round = {
  number: 3,
  auction,
  board: [{ account: anna, amount: 300n * e18, hasClaimed: false }],
  participants: 2,
};
const lost = { number: 3, amount: 150n * e18, hasClaimed: false };

test('OPEN-65 an auction shows places, bars, and what the next place costs', () => {
  const view = auctionView({ round, own: [lost], account: ben, block: 150 });
  expect(view).toMatchObject({ status: 'Open', place: undefined, isReclaimable: false, own: lost });
  expect(view.next).toEqual({ place: 1, cost: 160n * e18 });
  expect(view.board).toMatchObject([{ place: 1, share: 1, isOwn: false }]);
  expect(auctionView({ round, own: [], account: anna, block: 150 })).toMatchObject({ place: 1, next: undefined });
});

test('what is not known is not made up', () => {
  const view = auctionView({ round: { ...round, board: undefined }, own: undefined, account: ben, block: undefined });
  expect(view).toMatchObject({ status: 'ToBeAnnounced', board: undefined, own: undefined, next: undefined });
});

test('a bid is reclaimed of closed auctions alone, once, and never by a winner', () => {
  const closed = { ...round, auction: { ...auction, isClosed: true } };
  expect(auctionView({ round: closed, own: [lost], account: ben, block: 300 }).isReclaimable).toBe(true);
  const won = { number: 3, amount: 300n * e18, hasClaimed: true };
  expect(auctionView({ round: closed, own: [won], account: anna, block: 300 }).isReclaimable).toBe(false);
  const own = [{ ...lost, number: 1 }, { ...lost, number: 2, hasClaimed: true }, lost];
  expect(reclaimable(own, round).map(({ number }) => number)).toEqual([1]);
  expect(reclaimable(own, closed).map(({ number }) => number)).toEqual([3, 1]);
});
