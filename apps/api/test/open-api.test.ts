import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localDeployment } from '@besc/contracts/deployments/local';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { tokenMark } from '../src/tokens/token-mark';
import { makeNotePost } from './support/note-post';
import { type RunningNotes, startNotes } from './support/start-notes';

type Shape = z.core.JSONSchema.JSONSchema;
interface Operation {
  readonly responses: Readonly<Record<string, { description: string; content?: Record<string, { schema?: Shape }> }>>;
  readonly requestBody?: { readonly description: string; readonly content: Record<string, { schema: Shape }> };
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}
interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: { readonly Error: Shape } };
}
/** A request of a route, and the status it is answered with. */
type Example = readonly [path: string, status: number, body?: unknown];

let api: RunningNotes;
let place: Server;
let document: Document;
let examples: Readonly<Record<string, readonly Example[]>>;

beforeAll(async () => {
  const mark = tokenMark({ symbol: 'X', address: `0x${'1'.repeat(40)}` });
  place = createServer(({ url }, response) => response.end(url === '/list' ? '{"name":"A list"}' : mark));
  await new Promise<void>((resolve) => place.listen(0, '127.0.0.1', resolve));
  const there = encodeURIComponent(`http://127.0.0.1:${(place.address() as AddressInfo).port}/`);
  api = await startNotes({ PRIVATE_LISTS: 'allowed' });
  document = (await (await fetch(`${api.url}/openapi.json`)).json()) as Document;
  const address = localDeployment.tokens[0]?.address;
  const post = await makeNotePost({});
  examples = {
    'get /health': [['/health', 200]],
    'get /metrics': [['/metrics', 200]],
    'get /lists/default.tokenlist.json': [['/lists/default.tokenlist.json', 200]],
    'get /lists/unsupported.tokenlist.json': [['/lists/unsupported.tokenlist.json', 200]],
    'get /lists/remote': [
      [`/lists/remote?url=${there}list`, 200],
      [`/lists/remote?url=${there}`, 415],
      ['/lists/remote', 400],
    ],
    'get /tokens/picture': [
      [`/tokens/picture?uri=${there}`, 200],
      ['/tokens/picture?uri=data:', 400],
      ['/tokens/picture?uri=http%3A%2F%2F127.0.0.1%3A9%2F', 502],
    ],
    'get /images/tokens/{file}': [
      [`/images/tokens/${address}.png`, 200],
      [`/images/tokens/0x${'9'.repeat(40)}.png`, 404],
      ['/images/tokens/x.png', 400],
    ],
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
  };
});
afterAll(async () => {
  await api.stop();
  place.close();
});

test('every route is in the document, and every one of the document is driven', () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(operations.sort()).toEqual(Object.keys(examples).sort());
});

test('each answer has the status, the type and the shape that the document tells', async () => {
  for (const [route, requests] of Object.entries(examples)) {
    const [method = '', path = ''] = route.split(' ');
    const operation = document.paths[path]?.[method];
    for (const [address, status, body] of requests) {
      const answer = await fetch(api.url + address, {
        method: method.toUpperCase(),
        ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      const told = operation?.responses[status];
      expect(`${address} ${answer.status}`, await answer.clone().text()).toBe(`${address} ${status}`);
      expect(told, `${route} ${status}`).toBeDefined();
      const [type, shape] = Object.entries(told?.content ?? {})[0] ?? [];
      expect(answer.headers.get('content-type')).toContain(type);
      if (status !== 200) {
        const { error } = z.fromJSONSchema(document.components.schemas.Error).parse(await answer.json()) as ErrorJson;
        expect(told?.description.split(', '), `${route} ${status}`).toContain(error.code);
      } else if (shape?.schema) z.fromJSONSchema(shape.schema).parse(await answer.json());
    }
  }
});

test('the document tells parameters, bodies and what is to be signed', () => {
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

interface ErrorJson {
  readonly error: { readonly code: string };
}
