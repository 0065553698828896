import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { tokenMark } from '../tokens/token-mark';
import { makeRemote, type Remote } from './remote';

const mark = Buffer.from(await tokenMark({ symbol: 'X', address: `0x${'1'.repeat(40)}` }));
const metadata = { noun: 'description', code: 'METADATA', accept: 'application/json', maximumBytes: 100 };
const large = { maximumBytes: 1_000_000, edge: 512 };
let place: Server;
let origin: string;
let asked: string[];
let remote: Remote;
let end: () => void;

beforeAll(async () => {
  place = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (url.startsWith('/empty/')) response.writeHead(404).end();
    else if (url === '/long') response.end(Buffer.alloc(250_000, ' '));
    else response.end(url.endsWith('.png') ? mark : '{"name":"One"}');
  });
  await new Promise<void>((resolve) => place.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(place.address() as AddressInfo).port}`;
});
afterAll(() => {
  place.close();
});
beforeEach(() => {
  asked = [];
  const config = { gateways: [`${origin}/empty`, `${origin}/full`], fetchesPerMinute: 3, allowsPrivate: true };
  const onStop = (ending: () => void) => {
    end = ending;
  };
  remote = makeRemote({ config, nowMs: () => 0, onStop });
});
afterEach(() => end());

test('content by its hash comes from the first gateway that has it, within the weight that is asked for', async () => {
  const bytes = await remote.content('ipfs://bafyabc/1.json', metadata, 'a');
  expect(JSON.parse(bytes.toString())).toEqual({ name: 'One' });
  expect(asked).toEqual(['/empty/ipfs/bafyabc/1.json', '/full/ipfs/bafyabc/1.json']);
  const small = { ...metadata, maximumBytes: 5 };
  await expect(remote.content('ipfs://bafyabc/1.json', small, 'a')).rejects.toMatchObject({
    status: 413,
    code: 'METADATA_TOO_LARGE',
  });
});

test('an address of another kind is refused in the words of the thing, and costs nothing', async () => {
  for (let time = 0; time < 5; time++) {
    await expect(remote.content('ftp://h/a', metadata, 'a')).rejects.toMatchObject({
      code: 'BAD_URI',
      message: 'A description is named by an https, ipfs or ipns address.',
    });
  }
  expect(asked).toEqual([]);
});

test('a text costs by its size, since reading it takes time here', async () => {
  const long = { ...metadata, maximumBytes: 400_000 };
  await remote.fetch(`${origin}/long`, long, 'a');
  await expect(remote.fetch(`${origin}/c`, metadata, 'a')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await remote.fetch(`${origin}/c`, metadata, 'b');
  await expect(remote.content(`${origin}/long`, long, 'b')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('a client has one budget for whatever it has fetched, and another client its own', async () => {
  await remote.fetch(`${origin}/a`, metadata, 'a');
  await remote.content(`${origin}/b`, metadata, 'a');
  const { bytes } = await remote.picture('ipfs://bafyabc/1.png', large, 'a');
  expect(bytes.length).toBeGreaterThan(0);
  await expect(remote.fetch(`${origin}/c`, metadata, 'a')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await expect(remote.picture('ipfs://bafyabc/2.png', large, 'a')).rejects.toMatchObject({ status: 429 });
  expect((await remote.picture('ipfs://bafyabc/1.png', large, 'a')).bytes).toBe(bytes);
  await remote.fetch(`${origin}/c`, metadata, 'b');
});
