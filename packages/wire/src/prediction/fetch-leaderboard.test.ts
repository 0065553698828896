import { betSumsShape, gameSumsShape } from '@besc/domain/prediction/prediction-rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnswerServer, startAnswerServer } from '../../test/answer-server';
import { sentRow } from '../../test/sent-row';
import { checksumAddress } from '../shared/checksum-address';
import { fetchLeaderboard, fetchPredictionAccount, leaderboardOrders } from './fetch-leaderboard';
import { fetchMarket } from './fetch-market';

const account = checksumAddress('0x80cb6920a944ab09a8c9a692db48f0a93265cace');
const sums = sentRow(betSumsShape, {
  totalBets: 12,
  totalAmount: '1200',
  wonBets: 6,
  decidedBets: 10,
  winRate: 6000,
  netAmount: '-20',
});
/** A Wednesday. */
const now = Date.UTC(2025, 0, 15, 12) / 1000;
let server: AnswerServer;
beforeAll(async () => {
  server = await startAnswerServer();
});
afterAll(() => server.stop());
const asked = () => server.requests.at(-1);

test('PRED-13 PRED-14 PRED-15 PRED-54 PRED-67 of all time: twenty from a place on, with enough bets and something above zero', async () => {
  server.answerJson({ data: { page: { items: [{ id: account.toLowerCase(), ...sums }] } } });
  const rows = await fetchLeaderboard({ url: server.url, period: 'all', now, orderBy: 'netAmount', skip: 40 });
  expect(rows).toMatchObject([{ account, totalBets: 12, netAmount: -20n, winRate: 6000 }]);
  expect(asked()?.query).toContain('predictionUsers(where: { isRanked: true, totalBets_gte: 10, netAmount_gt: "0" }');
  expect(asked()?.query).toContain('orderBy: "netAmount", orderDirection: "desc", limit: 20, offset: $skip');
  expect(asked()?.variables).toEqual({ skip: 40 });
});

test('of a week: the rows of that week, by every order', async () => {
  server.answerJson({ data: { page: { items: [{ userId: account.toLowerCase(), ...sums }] } } });
  for (const orderBy of leaderboardOrders) {
    await fetchLeaderboard({ url: server.url, period: '7d', now, orderBy, skip: 0 });
    expect(asked()?.query).toContain(`orderBy: "${orderBy}"`);
    const monday = Date.UTC(2025, 0, 13) / 1000;
    expect(asked()?.variables).toEqual({ skip: 0, period: `7d-${monday}` });
  }
});

test('PRED-12 the record of one address, or none', async () => {
  server.answerJson({ data: { row: { id: account.toLowerCase(), ...sums } } });
  expect(await fetchPredictionAccount({ url: server.url, account, period: 'all', now })).toMatchObject({ account });
  expect(asked()?.variables).toEqual({ id: account.toLowerCase() });
  server.answerJson({ data: { row: null } });
  expect(await fetchPredictionAccount({ url: server.url, account, period: '1d', now })).toBeUndefined();
});

test('PRED-50 the totals of the game are those of market 1; what was won is what the index says, and no open bet', async () => {
  const market = sentRow(gameSumsShape, { ...sums, totalUsers: 4 });
  server.answerJson({ data: { market } });
  expect(await fetchMarket({ url: server.url })).toMatchObject({
    totalUsers: 4,
    totalAmount: 1200n,
    totalAmountWon: 0n,
  });
  expect(asked()?.query).toContain('predictionMarket(id: "1")');
  server.answerJson({ data: { market: null } });
  expect(await fetchMarket({ url: server.url })).toBeUndefined();
});

test('sums that are no whole numbers are refused', async () => {
  server.answerJson({ data: { page: { items: [{ id: account.toLowerCase(), ...sums, totalAmount: '1e9' }] } } });
  const asking = fetchLeaderboard({ url: server.url, period: 'all', now, orderBy: 'netAmount', skip: 0 });
  await expect(asking).rejects.toMatchObject({ code: 'ANSWER_SHAPE' });
});
