import { expect, test } from 'vitest';
import { answerServer } from '../../test/answer-server';
import { account, accountRound, sums } from '../../test/lottery-rows';
import { fetchClaimableRounds, fetchLotteryAccount } from './fetch-lottery-account';

const server = answerServer();
const request = () => ({ url: server.url });
const answer = (data: unknown) => server.answerJson({ data });

test('LOT-13 LOT-35 an account has its sums and rounds, all or those with something to claim', async () => {
  answer({ game: { currentLotteryId: 9 }, sums, page: { items: [accountRound] } });
  const all = await fetchLotteryAccount({ ...request(), account });
  expect(all.currentLotteryId).toBe(9);
  expect(all.sums).toMatchObject({ totalTickets: 2, totalWon: 2n ** 128n });
  expect(all.rounds[0]).toMatchObject({ lotteryId: 7, claimable: 2n, lottery: { status: 'refunding' } });
  expect(server.requests[0]?.variables).toMatchObject({ user: account.toLowerCase(), limit: 100 });
  expect(server.requests[0]?.query).not.toContain('isClaimable');
  answer({ game: null, sums: null, page: { items: [] } });
  expect(await fetchLotteryAccount({ ...request(), account, rounds: 'claimable', before: 7 })).toEqual({
    currentLotteryId: 0,
    sums: undefined,
    rounds: [],
  });
  expect(server.requests[1]?.query).toContain('isClaimable: true');
  expect(server.requests[1]?.variables).toMatchObject({ before: 7 });
});

test('LOT-30 what is left to claim is read to the last page, also of more rounds than one page has', async () => {
  const row = (lotteryId: number) => ({ ...accountRound, lotteryId });
  const left = [9, 7, 5, 3].map(row);
  server.answer((response) => {
    const before = Number(server.requests.at(-1)?.variables?.before);
    const items = left.filter(({ lotteryId }) => lotteryId < before).slice(0, 2);
    response.end(JSON.stringify({ data: { game: null, sums, page: { items } } }));
  });
  const rounds = await fetchClaimableRounds({ ...request(), account, limit: 2 });
  expect(rounds.map(({ lotteryId }) => lotteryId)).toEqual([9, 7, 5, 3]);
  const asked = server.requests;
  expect(asked.map(({ variables }) => variables?.before)).toEqual([2 ** 31 - 1, 7, 3]);
  expect(asked.every(({ query }) => query?.includes('isClaimable: true'))).toBe(true);
});
