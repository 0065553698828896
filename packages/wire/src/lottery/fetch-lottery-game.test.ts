import { gameShape } from '@besc/domain/lottery/lottery-rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnswerServer, startAnswerServer } from '../../test/answer-server';
import { account, round } from '../../test/lottery-rows';
import { sentRow } from '../../test/sent-row';
import { fetchLotteryGame } from './fetch-lottery-game';

let server: AnswerServer;
beforeAll(async () => {
  server = await startAnswerServer();
});
afterAll(() => server.stop());
const request = () => ({ url: server.url });
const answer = (data: unknown) => server.answerJson({ data });

test('the whole lottery with its newest round, or none', async () => {
  const game = sentRow(gameShape, { randomSource: account.toLowerCase(), pendingInjection: '1' });
  answer({ game, newest: { items: [round] } });
  const whole = await fetchLotteryGame(request());
  expect(whole).toMatchObject({ randomSource: account, pendingInjection: 1n, newest: { lotteryId: 7 } });
  answer({ game, newest: { items: [] } });
  expect((await fetchLotteryGame(request()))?.newest).toBeUndefined();
  answer({ game: null, newest: { items: [] } });
  expect(await fetchLotteryGame(request())).toBeUndefined();
});
