import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localDeployment } from '@besc/contracts/deployments/local';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseApiConfig } from './shared/api-config';
import { type RunningApi, startApi as startWith } from './start-api';
import { tokensFeature } from './tokens/tokens-feature';

const publicOrigin = 'http://127.0.0.1:8372';
const { roles: _, ...deployed } = localDeployment;
const deployment = {
  version: 2,
  chainId: 2372,
  genesisHash: `0x${'1a'.repeat(32)}`,
  ...deployed,
};
let folder: string;
let file: string;
let api: RunningApi;
const log = pino({ level: 'silent' });
/** With one feature: what others need to start is theirs. */
const startApi = (env: Record<string, string>) => startWith(env, log, [tokensFeature]);
const makeEnv = (changes: Record<string, string> = {}) => ({
  PORT: '0',
  DEPLOYMENT_FILE: file,
  PUBLIC_ORIGIN: publicOrigin,
  ...changes,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'besc-api-'));
  file = join(folder, 'deployment.json');
  await writeFile(file, JSON.stringify(deployment));
  api = await startApi(makeEnv({ ALLOWED_ORIGINS: 'https://swap.example' }));
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(api.url + path, init);
/** A request whose path the client does not tidy up. */
const getRaw = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(api.url);
    const sent = request({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.once('error', reject);
    sent.end();
  });

test('no path leads outside', async () => {
  for (const path of ['/../package.json', '/images/tokens/../../deployment.json', '/lists/%2e%2e%2fdeployment.json']) {
    expect([400, 404]).toContain(await getRaw(path));
  }
});

test('an answer that has not changed is not sent again', async () => {
  const etag = (await get('/lists/default.tokenlist.json')).headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  const again = await get('/lists/default.tokenlist.json', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  const other = await get('/lists/default.tokenlist.json', { headers: { 'if-none-match': '"other"' } });
  expect(other.status).toBe(200);
});

test('only the pages of the deployment may read the answers', async () => {
  const origin = async (name: string) =>
    (await get('/health', { headers: { origin: name } })).headers.get('access-control-allow-origin');
  expect(await origin(publicOrigin)).toBe(publicOrigin);
  expect(await origin('https://swap.example')).toBe('https://swap.example');
  expect(await origin('https://evil.example')).toBeNull();
  const preflight = await get('/health', {
    method: 'OPTIONS',
    headers: { origin: publicOrigin, 'access-control-request-method': 'GET' },
  });
  expect(preflight.status).toBe(204);
});

test('what is too long, too large or of another method is refused in words', async () => {
  const long = await get(`/lists/${'a'.repeat(7000)}`);
  expect(long.status).toBe(414);
  expect(await long.json()).toMatchObject({ error: { code: 'URL_TOO_LONG' } });
  const post = await get('/lists/default.tokenlist.json', { method: 'POST', body: '{}' });
  expect(post.status).toBe(405);
  expect(post.headers.get('allow')).toBe('GET, HEAD');
  const large = await get('/health', { method: 'POST', body: 'x'.repeat(70_000) });
  expect(large.status).toBe(413);
  const missing = await get('/nothing');
  expect(missing.status).toBe(404);
  expect(await missing.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect((await get('/health', { method: 'HEAD' })).status).toBe(200);
});

test('garbage on the wire does not disturb the next request', async () => {
  const { hostname, port } = new URL(api.url);
  for (const bytes of [
    '\0\0\0',
    'GET\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    `GET / HTTP/1.1\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`,
  ]) {
    await new Promise<void>((resolve) => {
      const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(bytes));
      socket.on('data', () => {});
      socket.on('error', () => resolve());
      socket.on('close', () => resolve());
      socket.setTimeout(1000, () => socket.destroy());
    });
  }
  expect((await get('/health')).status).toBe(200);
});

test('metrics count by route, not by path', async () => {
  await get(`/images/tokens/0x${'8'.repeat(40)}.png`);
  await get('/some/stranger/path');
  const text = await (await get('/metrics')).text();
  expect(text).toContain('route="/images/tokens/:file"');
  expect(text).not.toContain('stranger');
});

test('health names the chain it serves', async () => {
  expect(await (await get('/health')).json()).toEqual({
    status: 'ok',
    chainId: 2372,
    genesisHash: deployment.genesisHash,
  });
});

test('a bad environment, a bad deployment file and a taken port stop the start with a reason', async () => {
  expect(() => parseApiConfig({ DEPLOYMENT_FILE: file })).toThrow('PUBLIC_ORIGIN');
  expect(() => parseApiConfig(makeEnv({ PUBLIC_ORIGIN: 'http://x.example/path' }))).toThrow('PUBLIC_ORIGIN');
  expect(() => parseApiConfig(makeEnv({ PUBLIC_ORIGIN: 'javascript:alert(1)' }))).toThrow('PUBLIC_ORIGIN');
  expect(() => parseApiConfig(makeEnv({ PORT: '99999' }))).toThrow('PORT');
  expect(() => parseApiConfig(makeEnv({ ALLOWED_ORIGINS: 'nonsense' }))).toThrow('ALLOWED_ORIGINS');
  const bad = join(folder, 'bad.json');
  await writeFile(bad, JSON.stringify({ ...deployment, chainId: 5 }));
  await expect(startApi(makeEnv({ DEPLOYMENT_FILE: bad }))).rejects.toThrow('chainId');
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(startApi(makeEnv({ PORT: String(port) }))).rejects.toThrow('EADDRINUSE');
  taken.close();
});

test('who takes longer to send a request than is allowed is told so', async () => {
  const other = await startApi(makeEnv({ REQUEST_SECONDS: '1' }));
  const { hostname, port } = new URL(other.url);
  const answered = new Promise((resolve, reject) => {
    const headers = { 'transfer-encoding': 'chunked' };
    const sent = request({ hostname, port, method: 'POST', path: '/health', agent: false, headers }, (answer) => {
      resolve(answer.statusCode);
      answer.resume();
    });
    sent.on('error', reject);
    // A part of it, and nothing after that.
    sent.write('x');
  });
  const patience = new Promise((resolve) => setTimeout(resolve, 30_000, 'still waits').unref());
  expect(await Promise.race([answered, patience])).toBe(408);
  await other.stop();
});

test('an idle connection outlives those of the usual balancers', async () => {
  expect(await keepAlive(api.url)).toBe('timeout=75');
  const other = await startApi(makeEnv({ KEEP_ALIVE_SECONDS: '120' }));
  expect(await keepAlive(other.url)).toBe('timeout=120');
  await other.stop();
});

/** What the server says about how long it keeps an idle connection. */
function keepAlive(url: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/health`, { headers: { connection: 'keep-alive' } }, (answer) => {
      answer.resume();
      resolve(answer.headers['keep-alive']?.toString());
    });
    sent.once('error', reject);
    sent.end();
  });
}
