import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localDeployment } from '@besc/contracts/deployments/local';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { parseApiConfig } from './shared/api-config';
import { type RunningApi, startApi } from './start-api';
import { tokenMark } from './tokens/token-mark';
import { tokensFeature } from './tokens/tokens-feature';

const publicOrigin = 'http://127.0.0.1:8372';
const { roles: _, ...deployed } = localDeployment;
const [token] = deployed.tokens;
const logo = `/images/tokens/${token?.address}.png`;
let folder: string;
let file: string;
let place: Server;
let picture: string;
let api: RunningApi | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'besc-api-'));
  file = join(folder, 'deployment.json');
  const deployment = { version: 2, chainId: 2372, genesisHash: `0x${'1a'.repeat(32)}`, ...deployed };
  await writeFile(file, JSON.stringify(deployment));
  const mark = await tokenMark({ symbol: 'X', address: `0x${'1'.repeat(40)}` });
  place = createServer((_request, response) => response.end(mark));
  await new Promise<void>((resolve) => place.listen(0, '127.0.0.1', resolve));
  picture = `http://127.0.0.1:${(place.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  place.close();
  await rm(folder, { recursive: true });
});
afterEach(() => api?.stop());

const start = async (changes: Record<string, string> = {}) => {
  const environment = {
    PORT: '0',
    DEPLOYMENT_FILE: file,
    PUBLIC_ORIGIN: publicOrigin,
    PRIVATE_LISTS: 'allowed',
    ...changes,
  };
  api = await startApi(environment, pino({ level: 'silent' }), [tokensFeature]);
};
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${api?.url}${path}`, { headers });
const pictureAt = (name: string) => `/tokens/picture?uri=${encodeURIComponent(picture + name)}`;

test('who asks too much in a minute is told when to ask again, and others are not held up', async () => {
  await start({ REQUESTS_PER_MINUTE: '3', TRUSTED_PROXIES: '1' });
  const from = (client: string) => get(logo, { 'x-forwarded-for': `6.6.6.6, ${client}`, origin: publicOrigin });
  for (let time = 0; time < 3; time++) expect((await from('203.0.113.7')).status).toBe(200);
  const refused = await from('203.0.113.7');
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ error: { code: 'TOO_MANY_REQUESTS' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.headers.get('access-control-allow-origin')).toBe(publicOrigin);
  expect(refused.headers.get('access-control-expose-headers')).toContain('retry-after');
  expect((await from('203.0.113.8')).status).toBe(200);
  expect((await get('/nothing', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(429);
  expect((await get('/health', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(200);
});

test('a client cannot give itself another name where no proxy of ours stands before', async () => {
  await start({ REQUESTS_PER_MINUTE: '2' });
  const statuses = [];
  for (let time = 0; time < 3; time++) {
    statuses.push((await get(logo, { 'x-forwarded-for': `203.0.113.${time}` })).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
});

test('what must be fetched from elsewhere has a smaller budget; what is kept costs nothing of it', async () => {
  await start({ FETCHES_PER_MINUTE: '2' });
  expect((await get(pictureAt('a'))).status).toBe(200);
  for (let time = 0; time < 3; time++) expect((await get(pictureAt('a'))).status).toBe(200);
  expect((await get(`/lists/remote?url=${encodeURIComponent(picture)}`)).status).toBe(415);
  expect((await get(pictureAt('b'))).status).toBe(429);
  expect((await get(`/lists/remote?url=${encodeURIComponent(picture)}`)).status).toBe(429);
  expect((await get(pictureAt('a'))).status).toBe(200);
  expect((await get(logo)).status).toBe(200);
});

test('TOKEN-30 LIST-02 a picture leaves as WebP that may be kept, is not guessed at and is no page', async () => {
  await start();
  const response = await get(pictureAt('logo.svg'));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-disposition')).toContain('attachment');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('cross-origin-resource-policy')).toBe('same-site');
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP');
  const etag = response.headers.get('etag') ?? '';
  expect((await get(pictureAt('logo.svg'), { 'if-none-match': etag })).status).toBe(304);
});

test('why there is no picture is said and may be kept for a time', async () => {
  await start();
  for (const uri of ['', 'data:image/png;base64,AA', 'javascript:1']) {
    const response = await get(`/tokens/picture?uri=${encodeURIComponent(uri)}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'BAD_URI' } });
  }
  const gone = await get('/tokens/picture?uri=http%3A%2F%2F127.0.0.1%3A9%2Fx.png');
  expect(gone.status).toBe(502);
  expect(gone.headers.get('cache-control')).toBe('public, max-age=120');
});

test('a wrong limit stops the start', () => {
  const parse = (changes: Record<string, string>) =>
    parseApiConfig({ DEPLOYMENT_FILE: file, PUBLIC_ORIGIN: publicOrigin, ...changes });
  for (const name of ['TRUSTED_PROXIES', 'REQUESTS_PER_MINUTE', 'FETCHES_PER_MINUTE', 'GATEWAYS']) {
    expect(() => parse({ [name]: '-1' })).toThrow(name);
    expect(() => parse({ [name]: 'x' })).toThrow(name);
  }
  expect(() => parse({ REQUESTS_PER_MINUTE: '0' })).toThrow('REQUESTS_PER_MINUTE');
  expect(parse({ GATEWAYS: 'https://a.example,https://b.example/x' }).gateways).toHaveLength(2);
});
