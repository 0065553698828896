import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ContentGateway, startContentGateway } from './content-gateway';
import { contentIdOf, keyIdOf } from './content-id';

const content = new TextEncoder().encode('hello world\n');
const { id } = contentIdOf(content);
const key = keyIdOf('test');
let gateway: ContentGateway;

beforeAll(async () => {
  gateway = await startContentGateway({ contents: [content], keys: new Map([[key.id, id]]) });
});
afterAll(() => gateway?.stop());
beforeEach(() => gateway.setFault(undefined));

const get = (path: string, signal?: AbortSignal) => fetch(`${gateway.url}${path}`, signal ? { signal } : {});

test('LIST-46 identifiers are those of ipfs', async () => {
  expect(id).toBe('bafkreifjjcie6lypi6ny7amxnfftagclbuxndqonfipmb64f2km2devei4');
  const answer = await get(`/ipfs/${id}`);
  expect(await answer.text()).toBe('hello world\n');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

test('LIST-47 a key leads to its content', async () => {
  expect(await (await get(`/ipns/${key.id}`)).text()).toBe('hello world\n');
});

test.each(['/', '/ipfs/', `/ipfs/${key.id}`, `/ipns/${id}`, `/ipfs/${id}/more`, '/ipfs/../etc/passwd'])(
  '%s is not there',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('LIST-48 it fails as it is told', async () => {
  gateway.setFault('not-found');
  expect((await get(`/ipfs/${id}`)).status).toBe(404);
  gateway.setFault('oversize');
  expect((await (await get(`/ipfs/${id}`)).arrayBuffer()).byteLength).toBeGreaterThan(2_000_000);
  gateway.setFault('wrong-content');
  expect(await (await get(`/ipfs/${id}`)).text()).not.toBe('hello world\n');
  gateway.setFault('hang');
  await expect(get(`/ipfs/${id}`, AbortSignal.timeout(200))).rejects.toThrow();
  gateway.setFault(undefined);
  expect((await get(`/ipfs/${id}`)).status).toBe(200);
});
