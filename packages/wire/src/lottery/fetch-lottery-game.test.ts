import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnswerServer, startAnswerServer } from '../../test/answer-server';
import { account, round } from '../../test/lottery-rows';
import { fetchLotteryGame } from './fetch-lottery-game';

let server: AnswerServer;
beforeAll(async () => {
  server = await startAnswerServer();
});
afterAll(() => server.stop());
const request = () => ({ url: server.url });
const answer = (data: unknown) => server.answerJson({ data });

test('the whole lottery with its newest round, or none', async () => {
  const game = {
    currentLotteryId: 7,
    paused: false,
    pausedUntil: 0,
    randomSource: account.toLowerCase(),
    totalUsers: 1,
    totalTickets: 2,
    winningTickets: 1,
    claimedTickets: 0,
    totalSpent: '1',
    totalWon: '2',
    totalRefunded: '0',
    totalClaimed: '0',
    totalGifts: '2',
    pendingInjection: '1',
  };
  answer({ game, newest: { items: [round] } });
  const whole = await fetchLotteryGame(request());
  expect(whole).toMatchObject({ randomSource: account, pendingInjection: 1n, newest: { lotteryId: 7 } });
  answer({ game, newest: { items: [] } });
  expect((await fetchLotteryGame(request()))?.newest).toBeUndefined();
  answer({ game: null, newest: { items: [] } });
  expect(await fetchLotteryGame(request())).toBeUndefined();
});
