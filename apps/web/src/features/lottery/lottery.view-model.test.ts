import { pendingRound } from '@besc/domain/lottery/round';
import { testAddress } from '@besc/domain/test/address';
import { makeLotteryRound } from '@besc/domain/test/lottery/make-lottery-round';
import type { OwnRound } from '@besc/sdk/lottery/read-own-tickets';
import type { IndexedLotteryRound } from '@besc/wire/lottery/fetch-lottery-rounds';
import type { RandomWord } from '@besc/wire/random/fetch-random-word';
import { expect, test } from 'vitest';
import {
  claimParts,
  claimTotal,
  indexedRecord,
  lifecycle,
  parseRoundId,
  roundHistory,
  watchedRounds,
} from './lottery.view-model';

const hash = `0x${'ab'.repeat(32)}` as const;
function makeIndexed(lotteryId: number, parts: Partial<IndexedLotteryRound> = {}): IndexedLotteryRound {
  return {
    lotteryId,
    status: 'claimable',
    startTime: 1,
    endTime: 2,
    ticketPrice: 50n,
    discountDivisor: 2000,
    rewardsBreakdown: [0, 1000, 2000, 7000],
    firstTicket: 1,
    lastTicket: 9,
    finalNumber: 10_042,
    totalUsers: 4,
    totalTickets: 9,
    winningTickets: 2,
    claimedTickets: 0,
    amountCollected: 5n,
    amountInjected: 6n,
    amountRolledIn: 6n,
    winnersPerBracket: [0, 1, 1, 0],
    prizePerBracket: [0n, 1n, 2n, 0n],
    amountWon: 3n,
    amountClaimed: 0n,
    amountRolledOut: 8n,
    bondLost: null,
    block: 1,
    timestamp: 1,
    hash,
    closeBlock: 1,
    closeTime: 1,
    closeHash: hash,
    settledBlock: 1,
    settledTime: 2,
    settledHash: hash,
    wordId: null,
    ...parts,
  };
}

test('LOT-03 LOT-15 LOT-38 the chain tells a round, the index who played; where the chain is silent the index stands in, where both are the number alone', () => {
  const rounds = [
    makeLotteryRound({ id: 9 }),
    pendingRound(8),
    pendingRound(7),
    { ...pendingRound(6), isLoading: false },
  ];
  const history = roundHistory(rounds, [makeIndexed(9, { totalTickets: 1 }), makeIndexed(8)]);
  expect(history.map(({ id }) => id)).toEqual([9, 8, 7]);
  expect(history[2]).toEqual({ id: 7 });
  expect(history[0]).toMatchObject({ totalUsers: 4, totalTickets: 20n, status: 'open', finalNumber: undefined });
  expect(history[1]).toEqual({
    id: 8,
    totalUsers: 4,
    totalTickets: 9n,
    winningTickets: 2n,
    status: 'claimable',
    finalNumber: 10_042,
    startTime: 1,
    endTime: 2,
    ticketPrice: 50n,
    pot: 11n,
  });
  expect(roundHistory(rounds, undefined).map(({ status }) => status)).toEqual(['open', undefined, undefined]);
});

function makeOwn(id: number, open: number, known = open): OwnRound {
  const tickets = Array.from({ length: open }, (_, index) => ({ id: BigInt(index), number: 10_000, claimed: false }));
  const amounts = new Map(tickets.slice(0, known).map((ticket) => [ticket.id, 3n]));
  return { round: makeLotteryRound({ id }), tickets, open: tickets, amounts, isPartly: known < open, isUnread: false };
}

test('LOT-24 claims go in parts of what the contract takes, and nothing is claimed whose amount is unknown', () => {
  const { parts, isAll } = claimParts([makeOwn(9, 101), makeOwn(8, 2)], 100);
  expect(parts.map(({ round, ticketIds, amount }) => [round, ticketIds.length, amount])).toEqual([
    [9, 100, 300n],
    [9, 1, 3n],
    [8, 2, 6n],
  ]);
  expect(isAll).toBe(true);
  expect(claimParts([makeOwn(9, 5000)], 100)).toMatchObject({ isAll: false, parts: { length: 10 } });
  const partly = claimParts([makeOwn(9, 300, 200)], 100);
  expect([partly.parts.length, partly.isAll]).toEqual([2, false]);
  expect(claimTotal([makeOwn(9, 300, 200), makeOwn(8, 2)])).toEqual({ amount: 606n, tickets: 302, isLeast: true });
  expect(claimParts([], 100)).toEqual({ parts: [], isAll: true });
});

test('the newest rounds are watched, and older ones that the index names', () => {
  expect(watchedRounds({ currentId: 9, depth: 3, claimable: [9, 2, 2, 12, 0] })).toEqual([9, 8, 7, 2]);
  expect(watchedRounds({ currentId: 2, depth: 7, claimable: [] })).toEqual([2, 1]);
  expect(watchedRounds({ currentId: 0, depth: 7, claimable: [4] })).toEqual([]);
});

test('LOT-18 how far a round has come', () => {
  const phases = ['on-sale', 'closing', 'drawing', 'drawn'] as const;
  expect(phases.map(lifecycle)).toEqual(['open', 'close', 'requested', 'drawn']);
});

test('a round by its number takes nothing but a number', () => {
  expect(parseRoundId('12')).toBe(12);
  expect(parseRoundId('007')).toBe(7);
  for (const text of [undefined, '', '0', '000', '-1', '1.5', '1e3', '9999999999', '１', 'x'])
    expect(parseRoundId(text)).toBeUndefined();
});

test('the events of a draw that only the index has are taken over as they are, and none before a word is reserved', () => {
  const [address, word] = [testAddress('0x07'), `0x${'cd'.repeat(32)}` as const];
  const asked: RandomWord = {
    sourceId: address,
    number: 6,
    bond: 500n,
    commitment: word,
    status: 'requested',
    commitBlock: 3,
    commitTime: 1,
    commitHash: hash,
    consumer: address,
    reserveBlock: 4,
    reserveTime: 1,
    reserveHash: hash,
    targetBlock: 12,
    deadline: 9,
    requestBlock: 9,
    requestTime: 1,
    requestHash: hash,
    blockHash: null,
    noteBlock: null,
    noteTime: null,
    noteHash: null,
    secret: null,
    word: null,
    revealBlock: null,
    revealTime: null,
    revealHash: null,
  };
  const opened = { block: 4, bondLost: null };
  expect(indexedRecord(asked, opened)).toEqual({
    source: address,
    randomId: 6n,
    consumer: address,
    commitment: word,
    committedBlock: 3n,
    bond: 500n,
    bondLost: undefined,
    openedBlock: 4n,
    requestedBlock: 9n,
    targetBlock: 12n,
    blockHash: undefined,
    secret: undefined,
    word: undefined,
  });
  expect(indexedRecord({ ...asked, secret: word, blockHash: hash, word: 5n }, opened)).toMatchObject({
    secret: word,
    blockHash: hash,
    word: 5n,
  });
  expect(indexedRecord(asked, { block: 4, bondLost: 12_000n })).toMatchObject({ bondLost: 12_000n });
  expect(indexedRecord({ ...asked, consumer: null }, opened)).toBeUndefined();
});
