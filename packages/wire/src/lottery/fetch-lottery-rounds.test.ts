import { expect, test } from 'vitest';
import { answerServer } from '../../test/answer-server';
import { hash, round } from '../../test/lottery-rows';
import { fetchLotteryRound, fetchLotteryRounds } from './fetch-lottery-rounds';

const server = answerServer();
const request = () => ({ url: server.url });
const answer = (data: unknown) => server.answerJson({ data });

test('LOT-15 LOT-21 LOT-36 LOT-37 rounds come newest first, a hundred a page, with amounts in wei', async () => {
  answer({ page: { items: [round] } });
  const [first] = await fetchLotteryRounds({ ...request(), before: 8 });
  expect(first).toMatchObject({
    lotteryId: 7,
    status: 'claimable',
    ticketPrice: 70n * 10n ** 18n,
    finalNumber: 10_007,
    prizePerBracket: [0n, 0n, 0n, 2n],
    winnersPerBracket: [0, 0, 0, 1],
    hash: hash.toLowerCase(),
  });
  expect(server.requests[0]?.variables).toEqual({ before: 8, limit: 100 });
});

test('more rounds than one request may ask for come in several', async () => {
  server.answer((response) => {
    const { before = 0, limit = 0 } = (server.requests.at(-1)?.variables ?? {}) as { before?: number; limit?: number };
    const length = Math.min(limit, before - 1);
    const items = Array.from({ length }, (_, at) => ({ ...round, lotteryId: before - 1 - at }));
    response.end(JSON.stringify({ data: { page: { items } } }));
  });
  const numbers = async (before: number, limit: number) =>
    (await fetchLotteryRounds({ ...request(), before, limit })).map(({ lotteryId }) => lotteryId);
  expect(await numbers(3001, 1010)).toEqual(Array.from({ length: 1010 }, (_, at) => 3000 - at));
  expect(server.requests.map(({ variables }) => variables)).toEqual([
    { before: 3001, limit: 1000 },
    { before: 2001, limit: 10 },
  ]);
  expect(await numbers(1001, 1010)).toHaveLength(1000);
  expect(await numbers(5, 1010)).toEqual([4, 3, 2, 1]);
});

test('a round by its number, or none', async () => {
  answer({ round });
  expect((await fetchLotteryRound({ ...request(), lotteryId: 7 }))?.amountRolledOut).toBe(1n);
  expect(server.requests[0]?.variables).toEqual({ id: '7' });
  answer({ round: null });
  expect(await fetchLotteryRound({ ...request(), lotteryId: 8 })).toBeUndefined();
});

test.each([
  ['an unknown status', { status: 'Pending' }],
  ['a number that no draw gives', { finalNumber: 20_000 }],
  ['a bracket too many', { winnersPerBracket: [0, 0, 0, 1, 1] }],
  ['an amount with decimals', { amountCollected: '1.5' }],
  ['an amount that is no text', { amountInjected: 1 }],
  ['an amount far too long', { amountWon: '9'.repeat(81) }],
  ['a negative count', { totalTickets: -1 }],
  ['a hash that is none', { hash: '0x12' }],
])('%s is refused', async (_, change) => {
  answer({ page: { items: [{ ...round, ...change }] } });
  await expect(fetchLotteryRounds(request())).rejects.toMatchObject({ code: 'ANSWER_SHAPE' });
});
