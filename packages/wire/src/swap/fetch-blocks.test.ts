import { expect, test } from 'vitest';
import { answerAliases, answerServer } from '../../test/answer-server';
import { fetchBlocks } from './fetch-blocks';

const server = answerServer();

test('CALL-18 the first block in the 600 seconds after a time is asked for', async () => {
  answerAliases(server, (alias) => [{ number: 7, timestamp: Number(alias.slice(1)) + 1 }]);
  expect(await fetchBlocks({ url: server.url, times: [1000] })).toEqual([{ time: 1000, number: 7, timestamp: 1001 }]);
  expect(server.requests[0]?.query).toContain(
    't1000: blocks(where: { timestamp_gt: 1000, timestamp_lt: 1600 }, orderBy: "timestamp", orderDirection: "asc", limit: 1)',
  );
});

test('CALL-18 an answer outside the window is not used, a time without a block is missing', async () => {
  answerAliases(server, (alias) => (alias === 't1000' ? [{ number: 7, timestamp: 1600 }] : []));
  expect(await fetchBlocks({ url: server.url, times: [1000, 2000] })).toEqual([]);
});

test('CALL-19 501 times are two requests', async () => {
  answerAliases(server, () => []);
  await fetchBlocks({ url: server.url, times: Array.from({ length: 501 }, (_, index) => index) });
  expect(server.requests).toHaveLength(2);
});
