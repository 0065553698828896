import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { features } from '../src/features';
import { expectDocumented, operationsOf, readDocument } from './support/expect-documented';
import { makeNotePost } from './support/note-post';
import { notesFeature } from './support/notes/notes-feature';
import { startTestApi, type TestApi } from './support/start-test-api';

let notes: TestApi;
let product: TestApi;
beforeAll(async () => {
  notes = await startTestApi({ features: [notesFeature] });
  product = await startTestApi({ features });
});
afterAll(async () => {
  await notes.stop();
  await product.stop();
});

test('each answer has the status, the type and the shape that the document tells', async () => {
  const post = await makeNotePost({});
  await expectDocumented(notes.url, {
    'post /notes': [
      ['/notes', 200, post],
      ['/notes', 409, post],
      ['/notes', 400, { ...post, timestamp: 1 }],
      ['/notes', 400, {}],
      ['/notes', 413, { text: 'x'.repeat(70_000) }],
      ['/notes', 503, { ...post, salt: `0x${'00'.repeat(32)}` }],
    ],
    'get /notes/{topic}': [
      ['/notes/fees', 200],
      ['/notes/fees?limit=0', 400],
      [`/notes/${'a'.repeat(41)}`, 400],
    ],
  });
});

test.each(features)('every route of $slug is driven by a test of its folder', async ({ slug }) => {
  const folder = join(import.meta.dirname, '../src', slug);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.test.ts'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  expect(texts.some((text) => text.includes('expectDocumented('))).toBe(true);
});

test('of whatever route the document tells what it is for, its parameters, its answer and its refusals', async () => {
  const document = await readDocument(product.url);
  for (const [route, { summary, parameters = [], responses }] of operationsOf(document)) {
    expect(summary, route).toMatch(/^[A-Z].+\.$/s);
    const named = [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(
      parameters.filter((each) => each.in === 'path').map(({ name }) => name),
      route,
    ).toEqual(named);
    const { 200: answer, ...refusals } = responses;
    const [type, content] = Object.entries(answer?.content ?? {})[0] ?? [];
    expect(type, route).toMatch(/^\w+\/[\w.+-]+/);
    if (content?.schema) expect(() => z.fromJSONSchema(content.schema ?? {}), route).not.toThrow();
    expect(Object.keys(refusals).length, route).toBeGreaterThan(0);
    for (const [status, { description, content }] of Object.entries(refusals)) {
      expect(Number(status), route).toBeGreaterThanOrEqual(400);
      for (const code of description.split(', ')) expect(code, route).toMatch(/^[A-Z][A-Z0-9_]*$/);
      expect(content, route).toMatchObject({ 'application/json': { schema: { $ref: '#/components/schemas/Error' } } });
    }
  }
});

test('the document tells parameters, bodies and what is to be signed', async () => {
  const document = await readDocument(notes.url);
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/notes/{topic}']?.get?.parameters).toMatchObject([
    { name: 'topic', in: 'path', required: true },
    { name: 'limit', in: 'query', required: false },
  ]);
  const { requestBody } = document.paths['/notes']?.post ?? {};
  expect(requestBody?.description).toContain('PutNote(address account,string space,uint64 timestamp,bytes32 salt,');
  const shape = z.fromJSONSchema(requestBody?.content['application/json']?.schema ?? {});
  expect(shape.safeParse({ account: 5 }).success).toBe(false);
});
