import { wordShape } from '@besc/domain/random/word-shape';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnswerServer, startAnswerServer } from '../../test/answer-server';
import { sentRow } from '../../test/sent-row';
import { checksumAddress } from '../shared/checksum-address';
import { fetchRandomWord } from './fetch-random-word';

const hash = `0x${'ab'.repeat(32)}`;
const address = '0x8b623a4dc77f9cbf6b67e93471f17926afbe5088';
const word = sentRow(wordShape, {
  sourceId: address,
  number: 6,
  bond: '500',
  status: 'revealed',
  consumer: address,
  secret: hash,
  word: `${2n ** 256n - 1n}`,
});

let server: AnswerServer;
beforeAll(async () => {
  server = await startAnswerServer();
});
afterAll(() => server.stop());
const fetched = (row: unknown) => {
  server.answerJson({ data: { word: row } });
  return fetchRandomWord({ url: server.url, id: `${address}-6` });
};

test('a word has all of its steps, in full width', async () => {
  expect(await fetched(word)).toMatchObject({
    sourceId: checksumAddress(address),
    consumer: checksumAddress(address),
    word: 2n ** 256n - 1n,
    secret: hash,
  });
  expect(server.requests[0]?.variables).toEqual({ id: `${address}-6` });
});

test('what has not happened is null, and an unknown word is none', async () => {
  const open = { status: 'committed', consumer: null, reserveBlock: null, word: null, secret: null, blockHash: null };
  expect(await fetched({ ...word, ...open })).toMatchObject({ ...open, bond: 500n });
  expect(await fetched(null)).toBeUndefined();
});

test.each([
  ['a state that is none', { status: 'withdrawn' }],
  ['no commitment', { commitment: null }],
  ['a secret that is too short', { secret: '0xab' }],
  ['a word as a number', { word: 5 }],
])('%s is refused', async (_, change) => {
  await expect(fetched({ ...word, ...change })).rejects.toMatchObject({ code: 'ANSWER_SHAPE' });
});
