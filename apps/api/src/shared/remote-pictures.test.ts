import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tokenMark } from '../tokens/token-mark';
import { ApiError } from './api-error';
import type { RemoteRules } from './fetch-public';
import { startPictureDecoder } from './picture-decoder';
import { remotePictures } from './remote-pictures';

const usual = { maximumBytes: 1_000_000, edge: 128 };
const decoder = startPictureDecoder({ processes: 1, timeoutMs: 60_000 });
const mark = Buffer.from(await tokenMark({ symbol: 'HENNY', address: `0x${'1'.repeat(40)}` }));
let server: Server;
let origin: string;
let asked: string[];
let now: number;
let handle: (response: ServerResponse, request: IncomingMessage) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    handle(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  decoder.stop();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  now = 0;
  handle = (response) => response.end(mark);
});

const makePictures = (rules: Partial<RemoteRules> = {}, gateways: readonly string[] = []) => {
  const places = { rules: { allowsPrivate: true, ...rules }, gateways };
  const all = remotePictures({ places, decoder, nowMs: () => now });
  return (uri: string, pay = async () => {}, kind = usual) =>
    all.get(uri, kind, { client: 'a', pay, turn: (work) => work() });
};

test('a picture is redrawn whatever its server says it is, and kept', async () => {
  const picture = makePictures();
  handle = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(mark);
  const [first, again] = await Promise.all([picture(`${origin}/a.png`), picture(`${origin}/a.png`)]);
  expect(await sharp(first.bytes).metadata()).toMatchObject({ format: 'webp', width: 128, height: 128 });
  expect(again.bytes).toBe(first.bytes);
  await picture(`${origin}/a.png`);
  // Of an http address the https one is tried first; it does not answer there.
  expect(asked).toEqual(['/a.png']);
  now += 25 * 3_600_000;
  await picture(`${origin}/a.png`);
  expect(asked).toEqual(['/a.png', '/a.png']);
});

test('a picture of another size or weight is one of its own', async () => {
  const picture = makePictures();
  const sizes = await Promise.all(
    [usual, { ...usual, edge: 32 }].map((kind) => picture(`${origin}/a.png`, undefined, kind)),
  );
  const widths = await Promise.all(sizes.map(async ({ bytes }) => (await sharp(bytes).metadata()).width));
  expect(widths).toEqual([128, 32]);
  const light = { ...usual, maximumBytes: mark.length - 1 };
  await expect(picture(`${origin}/a.png`, undefined, light)).rejects.toMatchObject({ code: 'PICTURE_TOO_LARGE' });
  expect((await picture(`${origin}/a.png`)).bytes).toBe(sizes[0]?.bytes);
  await expect(picture(`${origin}/b.png`, undefined, light)).rejects.toMatchObject({ code: 'PICTURE_TOO_LARGE' });
  expect((await picture(`${origin}/b.png`)).bytes.length).toBeGreaterThan(0);
});

test('who cannot pay does not stand in the way of who asks for the same', async () => {
  const picture = makePictures();
  const broke = picture(`${origin}/same.png`, () => Promise.reject(new ApiError(429, 'TOO_MANY_REQUESTS', 'no')));
  const other = picture(`${origin}/same.png`);
  await expect(broke).rejects.toMatchObject({ status: 429 });
  expect((await other).bytes.length).toBeGreaterThan(0);
  expect(asked).toEqual(['/same.png']);
});

test('NFT-72 content by its hash comes from the gateways in turn', async () => {
  handle = (response, { url = '' }) => (url.startsWith('/one/') ? response.writeHead(500).end() : response.end(mark));
  const picture = makePictures({}, [`${origin}/one`, `${origin}/two/`]);
  // No longer than others: it is the gateways' word that it has this hash.
  expect((await picture('ipfs://bafyabc/logo.png')).cacheSeconds).toBe(86_400);
  expect(asked).toEqual(['/one/ipfs/bafyabc/logo.png', '/two/ipfs/bafyabc/logo.png']);
  expect((await picture('ipns://tokens.example/logo.png')).cacheSeconds).toBe(86_400);
  await expect(makePictures()('ipfs://bafyabc')).rejects.toMatchObject({ status: 502 });
});

test.each([
  ...['', 'x', '/etc/passwd', 'data:image/png;base64,AAAA', 'javascript:alert(1)', 'file:///etc/passwd', 'ftp://h/a'],
  ...[
    'blob:https://h/a',
    'ipfs://',
    'ipfs://../api',
    'ipfs://bafy/../../admin',
    'ipfs://bafy/%2e%2e/x',
    'ipns://a?b',
    '//h/a',
  ],
  ...[`https://example.org/${'a'.repeat(2100)}`],
])('%.40j is not asked for', async (uri) => {
  await expect(makePictures({}, [origin])(uri)).rejects.toMatchObject({ status: 400, code: 'BAD_URI' });
  expect(asked).toEqual([]);
});

test('why there is no picture is kept too: longer when the place itself said so', async () => {
  const picture = makePictures();
  handle = (response) => response.end('<svg/>');
  const refused = { status: 415, extra: { cacheSeconds: 3_600 } };
  for (let time = 0; time < 3; time++) await expect(picture(`${origin}/a.svg`)).rejects.toMatchObject(refused);
  expect(asked).toHaveLength(1);
  handle = (response) => response.writeHead(404).end();
  const gone = { status: 502, code: 'PICTURE_UNREACHABLE', extra: { cacheSeconds: 120 } };
  for (let time = 0; time < 3; time++) await expect(picture(`${origin}/b`)).rejects.toMatchObject(gone);
  expect(asked).toHaveLength(2);
  now += 121_000;
  handle = (response) => response.end(mark);
  await expect(picture(`${origin}/a.svg`)).rejects.toMatchObject(refused);
  expect((await picture(`${origin}/b`)).bytes.length).toBeGreaterThan(0);
});

test('what one gateway says while another is away is not kept for long, nor that an http address could not be had by https', async () => {
  handle = (response, { url = '' }) => (url.startsWith('/one/') ? response.writeHead(500).end() : response.end('no'));
  const gateways = makePictures({}, [`${origin}/one`, `${origin}/two`]);
  const passing = { extra: { cacheSeconds: 120 } };
  await expect(gateways('ipfs://bafyabc/logo.png')).rejects.toMatchObject({ status: 415, ...passing });
  handle = (response) => response.end('no');
  await expect(gateways('ipfs://bafyabd/logo.png')).rejects.toMatchObject({ extra: { cacheSeconds: 3_600 } });
  // No name server answers: that it may be had by http elsewhere is not what is the matter.
  const resolveHost = () => Promise.reject(new Error('away'));
  const open = makePictures({ allowsPrivate: false, resolveHost });
  await expect(open('http://picture.example/a.png')).rejects.toMatchObject({ status: 502, ...passing });
});

describe('a place that means ill', () => {
  test('drips, hangs, is too large, or sends half', async () => {
    const picture = makePictures({ timeoutMs: 300 });
    handle = (response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('\x89'), 20);
      response.once('close', () => clearInterval(drip));
    };
    await expect(picture(`${origin}/drip`)).rejects.toMatchObject({ status: 504, code: 'PICTURE_TIMEOUT' });
    handle = () => {};
    await expect(picture(`${origin}/hang`)).rejects.toMatchObject({ status: 504 });
    const patient = makePictures();
    handle = (response) => response.end(Buffer.alloc(1_000_001));
    await expect(patient(`${origin}/large`)).rejects.toMatchObject({ status: 413, code: 'PICTURE_TOO_LARGE' });
    handle = (response) => response.writeHead(200, { 'content-length': '999999999999' }).end(mark);
    await expect(patient(`${origin}/claims`)).rejects.toMatchObject({ status: 413 });
    handle = (response) => {
      response.writeHead(200, { 'content-length': String(mark.length) });
      response.write(mark.subarray(0, 500));
      setImmediate(() => response.destroy());
    };
    await expect(patient(`${origin}/half`)).rejects.toMatchObject({ status: 502 });
    handle = (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(Buffer.alloc(500));
    await expect(patient(`${origin}/packed`)).rejects.toMatchObject({ status: 415 });
  });

  test.each([
    ...['http://169.254.169.254/latest/meta-data', 'http://[::1]:8545/', 'http://10.0.0.1/', 'http://2130706434/'],
    ...[
      'http://[::ffff:10.0.0.1]/',
      'http://metadata.example/',
      'file:///etc/passwd',
      'data:image/png;base64,AA',
      'gopher://x',
    ],
  ])('that leads on to %s leads nowhere', async (location) => {
    // The test's own server counts as a public one; everything else is judged as it would be on a public server.
    const picture = makePictures({
      isReachable: (address) => address === '127.0.0.1',
      resolveHost: async () => [{ address: '192.168.7.7', family: 4 }],
    });
    handle = (response) => response.writeHead(302, { location }).end();
    await expect(picture(`${origin}/start`)).rejects.toMatchObject({ status: 403, code: 'PICTURE_FORBIDDEN' });
    expect(asked).toEqual(['/start']);
  });

  test('or whose name changes its mind between the check and the call is asked once', async () => {
    let times = 0;
    const resolveHost = async () => {
      times++;
      return times === 1
        ? [
            { address: '1.1.1.1', family: 4 },
            { address: '127.0.0.1', family: 4 },
          ]
        : [{ address: '127.0.0.1', family: 4 }];
    };
    const picture = makePictures({ allowsPrivate: false, resolveHost });
    await expect(picture('https://rebind.example/a.png')).rejects.toMatchObject({ status: 403 });
    expect(times).toBe(1);
    expect(asked).toEqual([]);
  });
});

test('a public server asks neither its own network nor in plain http', async () => {
  const picture = makePictures({ allowsPrivate: false });
  for (const uri of [
    `${origin}/a.png`,
    'https://127.0.0.1/a.png',
    'https://[::1]/',
    'https://example.org:8443/a.png',
  ]) {
    await expect(picture(uri)).rejects.toMatchObject({ status: 403 });
  }
  expect(asked).toEqual([]);
});
