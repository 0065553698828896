import { expect, test } from 'vitest';
import { answerServer } from '../../test/answer-server';
import { account, sums } from '../../test/lottery-rows';
import { fetchLotteryPlayers, playerOrders } from './fetch-lottery-players';

const server = answerServer();
const request = () => ({ url: server.url });
const answer = (data: unknown) => server.answerJson({ data });

test.each(playerOrders)('players are ordered by %s', async (orderBy) => {
  answer({ page: { items: [{ id: account.toLowerCase(), ...sums }] } });
  const [player] = await fetchLotteryPlayers({ ...request(), orderBy, skip: 20 });
  expect(player).toMatchObject({ account, totalSpent: 1n });
  expect(server.requests[0]?.query).toContain(`orderBy: "${orderBy}", orderDirection: "desc"`);
  expect(server.requests[0]?.variables).toEqual({ skip: 20 });
});
