import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { answerServer } from '../../test/answer-server';
import { type ApiRead, readUrl } from './api-read';
import { fetchJson } from './fetch-json';

const notesRead = {
  path: '/notes',
  parameters: ['topic', 'limit'],
  answer: z.object({ notes: z.array(z.string()) }),
} as const satisfies ApiRead;
const server = answerServer();

test('a read is asked for at its path, with its parameters as they are, and answers in its shape', async () => {
  let asked = '';
  server.answer((response, { url = '' }) => {
    asked = url;
    response.end('{"notes":["lower"]}');
  });
  const topic = 'a b&c=d?#/+é%20';
  const url = readUrl(`${server.url}//`, notesRead, { topic, limit: '5' });
  expect(await fetchJson({ url, schema: notesRead.answer })).toEqual({ notes: ['lower'] });
  const { pathname, searchParams } = new URL(asked, server.url);
  expect([pathname, ...searchParams]).toEqual(['/graphql/notes', ['topic', topic], ['limit', '5']]);
});

test('a base on the page’s own host is one as well', () => {
  expect(readUrl('/api', notesRead, { topic: 'fees', limit: '1' })).toBe('/api/notes?topic=fees&limit=1');
});
