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
    ...{ lotteryId: 7, status: 'claimable', ticketPrice: 70n * 10n ** 18n, finalNumber: 10_007 },
    ...{ prizePerBracket: [0n, 0n, 0n, 2n], winnersPerBracket: [0, 0, 0, 1], hash: hash.toLowerCase() },
  });
  expect(server.requests[0]?.variables).toEqual({ before: 8, limit: 100 });
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
