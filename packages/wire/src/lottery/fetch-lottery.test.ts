import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AnswerServer, startAnswerServer } from '../../test/answer-server';
import { checksumAddress } from '../shared/checksum-address';
import { fetchLotteryAccount } from './fetch-lottery-account';
import { fetchLotteryGame } from './fetch-lottery-game';
import { fetchLotteryPlayers, playerOrders } from './fetch-lottery-players';
import { fetchLotteryRound, fetchLotteryRounds } from './fetch-lottery-rounds';

const hash = `0x${'Ab'.repeat(32)}`;
const account = checksumAddress('0x8B623A4DC77f9cBF6b67E93471F17926AFbe5088');
const round = {
  ...{ lotteryId: 7, status: 'Claimable', startTime: 100, endTime: 43_300, ticketPrice: '70000000000000000000' },
  ...{ discountDivisor: 2000, rewardsBreakdown: [0, 1000, 2000, 7000], firstTicket: 41, lastTicket: 42 },
  ...{ finalNumber: 10_007, totalUsers: 1, totalTickets: 2, winningTickets: 1, claimedTickets: 0 },
  ...{ amountCollected: '1', amountInjected: '2', amountRolledIn: '2', winnersPerBracket: [0, 0, 0, 1] },
  ...{
    prizePerBracket: ['0', '0', '0', '2'],
    amountWon: '2',
    amountClaimed: '0',
    amountRolledOut: '1',
    bondLost: null,
  },
  ...{ block: 5, timestamp: 100, hash, closeBlock: 6, closeTime: 41_500, closeHash: hash },
  ...{ settledBlock: 9, settledTime: 43_301, settledHash: hash, wordId: '0xabc-6' },
};
const sums = {
  ...{ totalRounds: 1, totalTickets: 2, totalSpent: '1', winningTickets: 1, claimedTickets: 0 },
  ...{ totalWon: '340282366920938463463374607431768211456', totalRefunded: '0', totalClaimed: '0' },
};
const accountRound = {
  ...{ lotteryId: 7, totalTickets: 2, totalSpent: '1', winningTickets: 1, won: '2', refunded: '0', claimed: false },
  ...{ claimedTickets: 0, claimedAmount: '0', claimable: '2', block: 5, timestamp: 101 },
  lottery: { status: 'Refunding', startTime: 100, endTime: 43_300, ticketPrice: '70', finalNumber: null },
};

let server: AnswerServer;
beforeAll(async () => {
  server = await startAnswerServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.requests.length = 0;
});
const request = () => ({ url: server.url });
const answer = (data: unknown) => server.answerJson({ data });

test('LOT-15 LOT-21 LOT-36 LOT-37 rounds come newest first, a hundred a page, with amounts in wei', async () => {
  answer({ page: { items: [round] } });
  const [first] = await fetchLotteryRounds({ ...request(), before: 8 });
  expect(first).toMatchObject({
    ...{ lotteryId: 7, status: 'claimable', ticketPrice: 70n * 10n ** 18n, finalNumber: 10_007 },
    ...{ prizePerBracket: [0n, 0n, 0n, 2n], winnersPerBracket: [0, 0, 0, 1], hash: hash.toLowerCase() },
  });
  expect(server.requests[0]?.variables).toEqual({ before: 8, limit: 100 });
});

test('a round by its number, or none', async () => {
  answer({ round });
  expect((await fetchLotteryRound({ ...request(), lotteryId: 7 }))?.amountRolledOut).toBe(1n);
  expect(server.requests[0]?.variables).toEqual({ id: '7' });
  answer({ round: null });
  expect(await fetchLotteryRound({ ...request(), lotteryId: 8 })).toBeUndefined();
});

test.each([
  ['an unknown status', { status: 'Pending' }],
  ['a number that no draw gives', { finalNumber: 20_000 }],
  ['a bracket too many', { winnersPerBracket: [0, 0, 0, 1, 1] }],
  ['an amount with decimals', { amountCollected: '1.5' }],
  ['an amount that is no text', { amountInjected: 1 }],
  ['an amount far too long', { amountWon: '9'.repeat(81) }],
  ['a negative count', { totalTickets: -1 }],
  ['a hash that is none', { hash: '0x12' }],
])('%s is refused', async (_, change) => {
  answer({ page: { items: [{ ...round, ...change }] } });
  await expect(fetchLotteryRounds(request())).rejects.toMatchObject({ code: 'ANSWER_SHAPE' });
});

test('LOT-13 LOT-35 an account has its sums and rounds, all or those with something to claim', async () => {
  answer({ sums, page: { items: [accountRound] } });
  const all = await fetchLotteryAccount({ ...request(), account });
  expect(all.sums).toMatchObject({ totalTickets: 2, totalWon: 2n ** 128n });
  expect(all.rounds[0]).toMatchObject({ lotteryId: 7, claimable: 2n, lottery: { status: 'refunding' } });
  expect(server.requests[0]?.variables).toMatchObject({ user: account.toLowerCase(), limit: 100 });
  expect(server.requests[0]?.query).not.toContain('isClaimable');
  answer({ sums: null, page: { items: [] } });
  expect(await fetchLotteryAccount({ ...request(), account, rounds: 'claimable', before: 7 })).toEqual({
    sums: undefined,
    rounds: [],
  });
  expect(server.requests[1]?.query).toContain('isClaimable: true');
  expect(server.requests[1]?.variables).toMatchObject({ before: 7 });
});

test('the whole lottery with its newest round, or none', async () => {
  const game = {
    ...{ currentLotteryId: 7, paused: false, pausedUntil: 0, randomSource: account.toLowerCase(), totalUsers: 1 },
    ...{ totalTickets: 2, winningTickets: 1, claimedTickets: 0, totalSpent: '1', totalWon: '2', totalRefunded: '0' },
    ...{ totalClaimed: '0', totalGifts: '2', pendingInjection: '1' },
  };
  answer({ game, newest: { items: [round] } });
  const whole = await fetchLotteryGame(request());
  expect(whole).toMatchObject({ randomSource: account, pendingInjection: 1n, newest: { lotteryId: 7 } });
  answer({ game, newest: { items: [] } });
  expect((await fetchLotteryGame(request()))?.newest).toBeUndefined();
  answer({ game: null, newest: { items: [] } });
  expect(await fetchLotteryGame(request())).toBeUndefined();
});

test.each(playerOrders)('players are ordered by %s', async (orderBy) => {
  answer({ page: { items: [{ id: account.toLowerCase(), ...sums }] } });
  const [player] = await fetchLotteryPlayers({ ...request(), orderBy, skip: 20 });
  expect(player).toMatchObject({ account, totalSpent: 1n });
  expect(server.requests[0]?.query).toContain(`orderBy: "${orderBy}", orderDirection: "desc"`);
  expect(server.requests[0]?.variables).toEqual({ skip: 20 });
});
