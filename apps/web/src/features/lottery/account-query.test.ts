import { answerServer } from '@besc/wire/test/answer-server';
import { account, accountRound, sums } from '@besc/wire/test/lottery-rows';
import { makeSettings } from '@besc/wire/test/make-settings';
import { expect, test } from 'vitest';
import { noChain } from '../../../test/no-chain';
import { makeQueryClient } from '../../lib/make-query-client';
import { lotteryAccountQuery } from './lottery.queries';

const server = answerServer();
const newest = 400;

/** An index of an account that has played so many rounds. */
function played(count: number) {
  server.answer((response) => {
    const { before = 0, limit = 0 } = (server.requests.at(-1)?.variables ?? {}) as { before?: number; limit?: number };
    const ids = Array.from({ length: count }, (_, back) => newest - back).filter((id) => id < before);
    const items = ids.slice(0, limit).map((lotteryId) => ({ ...accountRound, lotteryId }));
    response.end(JSON.stringify({ data: { game: { currentLotteryId: newest }, sums, page: { items } } }));
  });
}

test.each([
  { count: 0, pages: 2, requests: 1 },
  { count: 29, pages: 1, requests: 1 },
  { count: 250, pages: 1, requests: 1 },
  { count: 250, pages: 2, requests: 2 },
  { count: 250, pages: 3, requests: 3 },
  { count: 200, pages: 3, requests: 3 },
])('LOT-37 of $count rounds $pages pages of a hundred are asked for in $requests requests', async (row) => {
  const { count, pages, requests } = row;
  played(count);
  const settings = { ...makeSettings(), index: { url: server.url } };
  const read = await makeQueryClient().fetchQuery(lotteryAccountQuery(noChain(settings), account, pages));
  expect(read?.rounds.map(({ lotteryId }) => lotteryId)).toEqual(
    Array.from({ length: Math.min(count, 100 * pages) }, (_, back) => newest - back),
  );
  expect(server.requests).toHaveLength(requests);
});
