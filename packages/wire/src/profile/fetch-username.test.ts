import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnswerServer, startAnswerServer } from '../../test/answer-server';
import { fetchUsername } from './fetch-username';

let server: AnswerServer;
beforeAll(async () => {
  server = await startAnswerServer();
});
afterAll(() => server.stop());

const account = checksumAddress(`0x${'a1'.repeat(20)}`);
const user = {
  address: account,
  username: 'BunnyKing',
  slug: 'bunnyking',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  leaderboard: { global: '???', team: '???', volume: 0, next_rank: '???' },
};

test('PROF-34 the name of an account is asked for by its address in small letters', async () => {
  server.answerJson(user);
  expect(await fetchUsername({ url: server.url, account })).toBe('BunnyKing');
});

test.each([{}, { ...user, username: 5 }, null])('PROF-35 an answer of another shape is no name: %j', async (answer) => {
  server.answerJson(answer);
  expect(await fetchUsername({ url: server.url, account })).toBe('');
});

test('PROF-35 a server that is away has no name for anybody', async () => {
  expect(await fetchUsername({ url: 'http://127.0.0.1:9', account })).toBe('');
});
