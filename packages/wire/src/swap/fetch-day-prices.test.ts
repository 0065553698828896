import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnswerServer, startAnswerServer } from '../../test/answer-server';
import { checksumAddress } from '../shared/checksum-address';
import { fetchDayPrices } from './fetch-day-prices';

const token = checksumAddress('0x80cb6920a944ab09a8c9a692db48f0a93265cace');
let server: AnswerServer;
beforeAll(async () => {
  server = await startAnswerServer();
});
afterAll(() => server.stop());

test('a day without a price is missing, never zero', async () => {
  const items = [
    { date: 172_800, priceUSD: '0.250000000000000001' },
    { date: 86_400, priceUSD: '0' },
    { date: 0, priceUSD: null },
  ];
  server.answerJson({ data: { days: { items } } });
  const prices = await fetchDayPrices({ url: server.url, token, from: 86_400.5 });
  expect([...prices]).toEqual([[172_800, 250_000_000_000_000_001n]]);
  expect(server.requests.at(-1)?.variables).toEqual({ token: token.toLowerCase(), from: 86_400 });
});

test('a price that is no number is refused', async () => {
  server.answerJson({ data: { days: { items: [{ date: 0, priceUSD: 'NaN' }] } } });
  await expect(fetchDayPrices({ url: server.url, token, from: 0 })).rejects.toMatchObject({ code: 'ANSWER_SHAPE' });
});
