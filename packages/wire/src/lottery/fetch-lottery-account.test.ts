import { expect, test } from 'vitest';
import { answerServer } from '../../test/answer-server';
import { account, accountRound, sums } from '../../test/lottery-rows';
import { fetchLotteryAccount } from './fetch-lottery-account';

const server = answerServer();
const request = () => ({ url: server.url });
const answer = (data: unknown) => server.answerJson({ data });

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
