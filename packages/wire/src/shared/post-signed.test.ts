import { maxUint256 } from '@besc/domain/shared/math';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { answerServer } from '../../test/answer-server';
import { checksumAddress } from './checksum-address';
import { postSigned } from './post-signed';
import { postStamp } from './post-stamp';
import { signedMessage } from './signed-message';
import { wholeSchema } from './stake-schema';

const message = signedMessage({
  space: 'notes',
  purpose: 'PutNote',
  path: '/notes',
  answer: z.object({ stored: z.boolean() }),
  fields: { tip: { type: 'uint256', schema: wholeSchema } },
});
const account = checksumAddress(`0x${'9'.repeat(40)}`);
const post = { account, ...postStamp(5), fields: { tip: maxUint256 }, signature: '0x12' } as const;
const server = answerServer();

const send = (wasDoubtful = false) =>
  postSigned({ url: `${server.url}/`, message, post, wasDoubtful, pausesMs: [0, 0] });
/** Answers one after the other; the last one stays. */
function answerInTurn(...answers: readonly (readonly [status: number, body: unknown])[]): void {
  server.answer((response) => {
    const [status, body] = answers[Math.min(server.requests.length, answers.length) - 1] ?? [500, {}];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
}
const refusal = (code: string) => ({ error: { message: 'No.', code } });

test('a post is sent to its place as the API parses it', async () => {
  let path: string | undefined;
  server.answer((response, request) => {
    path = request.url;
    response.end('{"stored":true}');
  });
  expect(await send()).toEqual({ kind: 'answered', answer: { stored: true } });
  expect(path).toBe('/graphql/notes');
  expect(server.requests).toEqual([{ ...post, fields: { tip: String(maxUint256) } }]);
});

test('after a doubt the same post is sent again, and that it was spent means that it was taken', async () => {
  answerInTurn([503, refusal('STORE_UNAVAILABLE')], [409, refusal('MESSAGE_SPENT')]);
  expect(await send()).toEqual({ kind: 'earlier' });
  answerInTurn([502, 'elsewhere'], [503, {}], [200, { stored: false }]);
  server.requests.length = 0;
  expect(await send()).toEqual({ kind: 'answered', answer: { stored: false } });
  expect(new Set(server.requests.map((body) => JSON.stringify(body))).size).toBe(1);
});

test('an answer that cannot be used leaves the doubt whether the post was taken', async () => {
  for (const body of [{ stored: 'yes' }, 'x'.repeat(2_000_001)]) {
    server.requests.length = 0;
    answerInTurn([200, body], [409, refusal('MESSAGE_SPENT')]);
    expect(await send()).toEqual({ kind: 'earlier' });
    expect(server.requests).toHaveLength(2);
  }
  server.answer((response) => response.end('<html>'));
  expect(await send()).toMatchObject({ kind: 'doubtful', error: { code: 'ANSWER_NOT_JSON' } });
});

test('a refusal after a doubt is not taken for one of the post, and a busy API is asked again', async () => {
  const lost = [503, {}] as const;
  answerInTurn(lost, [429, refusal('RATE_LIMITED')], [409, refusal('MESSAGE_SPENT')]);
  expect(await send()).toEqual({ kind: 'earlier' });
  for (const [status, code, attempts] of [
    [429, 'RATE_LIMITED', 3],
    [400, 'BAD_TIMESTAMP', 2],
    [401, 'BAD_SIGNATURE', 2],
  ] as const) {
    server.requests.length = 0;
    answerInTurn(lost, [status, refusal(code)]);
    expect(await send()).toMatchObject({ kind: 'doubtful', error: { status, refusal: code } });
    expect(server.requests).toHaveLength(attempts);
    answerInTurn([status, refusal(code)]);
    expect(await send(true)).toMatchObject({ kind: 'doubtful', error: { status, refusal: code } });
  }
});

test('who stays in doubt is told so after the last attempt, and a refusal at once', async () => {
  answerInTurn([503, refusal('STORE_UNAVAILABLE')]);
  const error = { code: 'HTTP_STATUS', status: 503, refusal: 'STORE_UNAVAILABLE' };
  expect(await send()).toMatchObject({ kind: 'doubtful', error });
  expect(server.requests).toHaveLength(3);
  for (const [status, body, code] of [
    [401, refusal('BAD_SIGNATURE'), 'BAD_SIGNATURE'],
    [429, refusal('RATE_LIMITED'), 'RATE_LIMITED'],
    [409, 'not ours', undefined],
    [404, { error: 'not ours' }, undefined],
  ] as const) {
    server.requests.length = 0;
    answerInTurn([status, body]);
    await expect(send()).rejects.toMatchObject({ code: 'HTTP_STATUS', status, refusal: code });
    expect(server.requests).toHaveLength(1);
  }
});

test('a client that has gone away is not asked for', async () => {
  answerInTurn([503, {}]);
  const ending = new AbortController();
  server.answer((response) => {
    ending.abort(new Error('gone'));
    response.writeHead(503).end();
  });
  const request = { url: server.url, message, post, pausesMs: [0, 0], signal: ending.signal };
  await expect(postSigned(request)).rejects.toThrow('gone');
  expect(server.requests).toHaveLength(1);
});

test('every stamp has a salt of its own', () => {
  const salts = Array.from({ length: 100 }, () => postStamp(5).salt);
  expect(new Set(salts).size).toBe(100);
  for (const salt of salts) expect(salt).toMatch(/^0x[0-9a-f]{64}$/);
});
