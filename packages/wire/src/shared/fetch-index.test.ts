import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type AnswerServer, startAnswerServer } from '../../test/answer-server';
import { FetchError } from './fetch-error';
import { fetchIndex } from './fetch-index';
import { fetchJson } from './fetch-json';

let server: AnswerServer;
beforeAll(async () => {
  server = await startAnswerServer();
});
afterAll(() => server.stop());

const schema = z.object({ pair: z.object({ id: z.string() }) });
const document = { query: '{ pair { id } }', data: schema };

describe('fetchJson', () => {
  test('CALL-17 ERR-02 a slow answer times out by name, also when it stops in the middle', async () => {
    server.answer(() => {});
    await expect(fetchJson({ url: server.url, schema, timeoutMs: 50 })).rejects.toThrow(
      /^Request timed out after 50 milliseconds$/,
    );
    server.answer((response) => response.write('{"pair":'));
    await expect(fetchJson({ url: server.url, schema, timeoutMs: 50 })).rejects.toMatchObject({
      code: 'REQUEST_TIMEOUT',
    });
  });

  test.each<[string, unknown]>([
    ['HTTP_STATUS', { status: 500, body: 'oops' }],
    ['HTTP_STATUS', { status: 404, body: '{}' }],
    ['ANSWER_NOT_JSON', { status: 200, body: '<html>' }],
    ['ANSWER_NOT_JSON', { status: 200, body: '{"pair":{"id":"0x' }],
    ['ANSWER_SHAPE', { status: 200, body: '{"pair":{"id":5}}' }],
    ['ANSWER_TOO_LARGE', { status: 200, body: JSON.stringify({ pair: { id: 'x'.repeat(5000) } }) }],
  ])('%s names %j', async (code, answer) => {
    const { status, body } = answer as { status: number; body: string };
    server.answer((response) => response.writeHead(status).end(body));
    await expect(fetchJson({ url: server.url, schema, maximumBytes: 4000 })).rejects.toMatchObject({ code });
  });

  test('a connection that is cut, and one that never was, are NETWORK', async () => {
    server.answer((response) => response.destroy());
    await expect(fetchJson({ url: server.url, schema })).rejects.toMatchObject({ code: 'NETWORK' });
    await expect(fetchJson({ url: 'http://127.0.0.1:9/', schema })).rejects.toMatchObject({ code: 'NETWORK' });
  });

  test('the shape error names the place', async () => {
    server.answerJson({ pair: { id: 5 } });
    await expect(fetchJson({ url: server.url, schema })).rejects.toThrow(
      'The answer is not valid: pair.id must be a string',
    );
  });

  test('an aborted request ends with the reason of the abort', async () => {
    server.answer(() => {});
    const abort = new AbortController();
    const fetching = fetchJson({ url: server.url, schema, signal: abort.signal });
    abort.abort(new Error('left the page'));
    await expect(fetching).rejects.toThrow('left the page');
  });
});

describe('fetchIndex', () => {
  test('posts the query with its variables and answers the data', async () => {
    server.answerJson({ data: { pair: { id: '0x1' } } });
    expect(await fetchIndex({ url: server.url, document, variables: { a: 1 } })).toEqual({ pair: { id: '0x1' } });
    expect(server.requests.at(-1)).toEqual({ query: document.query, variables: { a: 1 } });
  });

  test('an error of the index is told in its words, cleaned, even beside data', async () => {
    server.answerJson({ data: { pair: { id: '0x1' } }, errors: [{ message: 'bad\u202e field' }] });
    await expect(fetchIndex({ url: server.url, document })).rejects.toMatchObject({
      code: 'INDEX_QUERY',
      message: 'The index refused the query: bad field',
    });
  });

  test('any answer gives the promised form or a FetchError', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.constantFrom(200, 400, 503), async (body, status) => {
        server.answer((response) => response.writeHead(status).end(body));
        try {
          expect(schema.parse(await fetchIndex({ url: server.url, document }))).toBeDefined();
        } catch (error) {
          expect(error).toBeInstanceOf(FetchError);
        }
      }),
      { numRuns: 200 },
    );
  });
});
