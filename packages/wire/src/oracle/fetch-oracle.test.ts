import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnswerServer, startAnswerServer } from '../../test/answer-server';
import { fetchOraclePoints } from './fetch-oracle';

let server: AnswerServer;
beforeAll(async () => {
  server = await startAnswerServer();
});
afterAll(() => server.stop());

const end = 1_700_086_400;
/** A day of prices, one in thirty seconds, newest first. */
const prices = Array.from({ length: 2_881 }, (_, back) => ({ updatedAt: end - 30 * back, price: `${1_000 + back}` }));

test('PRED-02 a day of prices is all of it, page by page, oldest first', async () => {
  server.answer((response) => {
    const from = Number(server.requests.at(-1)?.variables?.after ?? 0);
    const next = from + 1000;
    const pageInfo = { endCursor: String(next), hasNextPage: next < prices.length };
    response.end(JSON.stringify({ data: { page: { items: prices.slice(from, next), pageInfo } } }));
  });
  const points = await fetchOraclePoints({ url: server.url, since: end - 86_400 + 0.5 });
  expect(points.map(({ time }) => time)).toEqual(prices.map(({ updatedAt }) => updatedAt).toReversed());
  expect(points.at(-1)?.price).toBe(1_000n);
  expect(server.requests.map(({ variables }) => variables)).toEqual(
    [null, '1000', '2000'].map((after) => ({ since: end - 86_400, after })),
  );
});

test('an index that never comes to an end is not asked for ever', async () => {
  const pageInfo = { endCursor: 'again', hasNextPage: true };
  server.answerJson({ data: { page: { items: [{ updatedAt: end, price: '1' }], pageInfo } } });
  expect(await fetchOraclePoints({ url: server.url, since: 0 })).toHaveLength(10);
});
