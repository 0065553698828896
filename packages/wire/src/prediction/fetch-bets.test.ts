import { betShape, roundShape } from '@besc/domain/prediction/prediction-rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnswerServer, startAnswerServer } from '../../test/answer-server';
import { sentRow } from '../../test/sent-row';
import { checksumAddress } from '../shared/checksum-address';
import { fetchBets } from './fetch-bets';

const account = checksumAddress('0x80cb6920a944ab09a8c9a692db48f0a93265cace');
const stakes = { totalAmount: '1000', bullAmount: '500', bearAmount: '500', position: 'Bear' };
const prices = { startAt: 1_700_000_000, lockAt: 1_700_000_300, lockPrice: '100000000', closePrice: '99000000' };
const row = sentRow(betShape, {
  id: '7-0x80cb',
  epoch: 7,
  amount: '500',
  position: 'Bear',
  outcome: 'win',
  payout: '970',
  claimed: true,
  claimedAmount: '970',
  claimedNetAmount: '470',
  round: sentRow(roundShape, { epoch: 7, ...stakes, ...prices }),
});
let server: AnswerServer;
beforeAll(async () => {
  server = await startAnswerServer();
});
afterAll(() => server.stop());

const answer = (items: readonly unknown[], endCursor: string | null = null) =>
  server.answerJson({
    data: { running: none, open: none, page: { items, pageInfo: { endCursor, hasNextPage: endCursor !== null } } },
  });
const none = { items: [] };
const asked = () => server.requests.at(-1);

test('PRED-11 a bet of the history has its amounts in wei, its side, and its round with prices', async () => {
  answer([row]);
  const { bets } = await fetchBets({ url: server.url, account, filter: 'all' });
  expect(bets).toMatchObject([
    {
      amount: 500n,
      position: 'bear',
      claimed: true,
      claimedAmount: 970n,
      claimedNetAmount: 470n,
      round: {
        epoch: 7,
        startAt: 1_700_000_000,
        lockAt: 1_700_000_300,
        lockPrice: 100_000_000n,
        closePrice: 99_000_000n,
        totalAmount: 1000n,
        bullAmount: 500n,
        bearAmount: 500n,
        position: 'bear',
      },
    },
  ]);
});

test('PRED-32 PRED-33 all bets, or those taken, are asked for by the account in small letters, newest first', async () => {
  answer([]);
  await fetchBets({ url: server.url, account, filter: 'all' });
  expect(asked()?.variables).toMatchObject({ user: account.toLowerCase(), after: null, limit: 200 });
  expect(asked()?.query).toContain('where: { userId: $user }, orderBy: "createdAt", orderDirection: "desc"');
  await fetchBets({ url: server.url, account, filter: 'collected' });
  expect(asked()?.query).toContain('where: { userId: $user, claimed: true }');
});

test('PRED-34 what is left to take is asked of the index, with what runs there before the first page alone', async () => {
  const live = { ...row, id: '8-0x80cb', epoch: 8, outcome: 'live', payout: '0', claimed: false };
  const pageInfo = { endCursor: 'after-7', hasNextPage: true };
  server.answerJson({ data: { running: { items: [live] }, page: { items: [{ ...row, claimed: false }], pageInfo } } });
  const first = await fetchBets({ url: server.url, account, filter: 'uncollected' });
  expect(first.bets.map(({ epoch, outcome }) => [epoch, outcome])).toEqual([
    [8, 'live'],
    [7, 'win'],
  ]);
  expect(asked()?.query).toContain('page: predictionBets(where: { userId: $user, isClaimable: true }');
  expect(asked()?.query).toContain('running: predictionBets(where: { userId: $user, outcome: "live" }');
  answer([row]);
  await fetchBets({ url: server.url, account, filter: 'uncollected', after: first.next });
  expect(asked()?.query).not.toContain('running:');
});

test('PRED-42 a page knows whether there is another', async () => {
  answer([row], 'after-7');
  const first = await fetchBets({ url: server.url, account, filter: 'all', limit: 1 });
  expect(first.next).toBe('after-7');
  answer([]);
  expect((await fetchBets({ url: server.url, account, filter: 'all', after: 'after-7' })).next).toBeUndefined();
  expect(asked()?.variables).toMatchObject({ after: 'after-7' });
});

test('one bet that makes no sense spoils the page: nothing is shown of it', async () => {
  for (const bad of [{ amount: '-1' }, { amount: '1.5' }, { position: 'House' }, { createdAt: -5 }]) {
    answer([row, { ...row, ...bad }]);
    const error = fetchBets({ url: server.url, account, filter: 'all' });
    await expect(error, JSON.stringify(bad)).rejects.toMatchObject({ code: 'ANSWER_SHAPE' });
  }
});
