import { expect, test } from 'vitest';
import { answerServer } from '../../test/answer-server';
import { checksumAddress } from '../shared/checksum-address';
import { fetchPoolPay } from './fetch-pool-pay';

const pool = checksumAddress('0x80cb6920a944ab09a8c9a692db48f0a93265cace');
const terms = { rewardPerBlock: '7', startBlock: '10', bonusEndBlock: '20' };
const server = answerServer();

function answer(known: unknown, start: readonly number[], end: readonly number[]) {
  const items = (times: readonly number[]) => ({ items: times.map((timestamp) => ({ timestamp })) });
  server.answer((response) => {
    const isTerms = server.requests.length === 1;
    response.end(JSON.stringify({ data: isTerms ? { pool: known } : { start: items(start), end: items(end) } }));
  });
}

test('a pool pays from its start to its end', async () => {
  answer(terms, [100], [200]);
  expect(await fetchPoolPay({ url: server.url, pool })).toEqual({ rewardPerBlock: 7n, from: 100, until: 200 });
  expect(server.requests[0]?.variables).toEqual({ pool: pool.toLowerCase() });
  expect(server.requests[1]?.variables).toEqual({ start: 10, end: 20 });
});

test('one whose end has not come pays on', async () => {
  answer(terms, [100], []);
  expect(await fetchPoolPay({ url: server.url, pool })).toEqual({ rewardPerBlock: 7n, from: 100, until: undefined });
});

test('a block that no chain has reached is asked for as the last that the index can have', async () => {
  answer({ ...terms, bonusEndBlock: String(2 ** 32 - 1) }, [100], []);
  expect(await fetchPoolPay({ url: server.url, pool })).toEqual({ rewardPerBlock: 7n, from: 100, until: undefined });
  expect(server.requests[1]?.variables).toEqual({ start: 10, end: 2 ** 31 - 1 });
});

test('one that the index does not know, or that has not begun, pays nothing', async () => {
  answer(null, [], []);
  expect(await fetchPoolPay({ url: server.url, pool })).toBeUndefined();
  server.requests.length = 0;
  answer(terms, [], []);
  expect(await fetchPoolPay({ url: server.url, pool })).toBeUndefined();
});
