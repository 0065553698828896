import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSettings } from '@besc/wire/test/make-settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Chain, startChain } from '../chain';
import { startFaultProxy } from '../fault-proxy';
import { freePort } from '../free-port';
import { holdPort } from '../held-port';
import { startWebServer, type WebServer } from './web-server';

let folder: string;
let web: WebServer;
let chain: Chain;
const settings = () => {
  const made = makeSettings();
  return { ...made, chain: { ...made.chain, rpcUrls: [chain.rpcUrl] } };
};
let askedBy: string | string[] | undefined;
let upstream: ReturnType<typeof createServer>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'besc-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>page</title>');
  await writeFile(join(folder, 'assets', 'app-abcdef12.js'), `console.log("${'x'.repeat(5000)}")`);
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  upstream = createServer((incoming, answer) => {
    answer.setHeader('x-index-block', '7');
    askedBy = incoming.headers['x-forwarded-for'];
    if (incoming.url === '/lists/busy') answer.writeHead(429, { 'retry-after': '7' });
    answer.end(`${incoming.method} ${incoming.url}`);
  });
  const upstreamPort = await freePort();
  await new Promise<void>((resolve) => upstream.listen(upstreamPort, '127.0.0.1', resolve));
  chain = await startChain({ accountCount: 2 });
  const target = `http://127.0.0.1:${upstreamPort}`;
  web = startWebServer({
    folder,
    held: await holdPort(),
    settings: settings(),
    upstreams: [
      { prefix: '/lists', target },
      { prefix: '/api', target, strip: true },
      { prefix: '/graphql', target: `http://127.0.0.1:${await freePort()}` },
    ],
  });
});
afterAll(async () => {
  await web.stop();
  upstream.close();
  await chain.stop();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(web.url + path, { headers, redirect: 'manual' });
const getAs = (host: string, path = '/swap?a=1'): Promise<{ status: number; location: string | undefined }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(web.url);
    const sent = request({ hostname, port, path, headers: { host: host.replace('PORT', port) } }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
    });
    sent.once('error', reject);
    sent.end();
  });

test('every address of a screen gives the page, with strict headers', async () => {
  for (const path of ['/', '/swap', '/swap?inputCurrency=BESC', '/info/tokens/0x12']) {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>page</title>');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain(chain.rpcUrl);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  }
});

test('PLAT-24 a missing page part is missing, not the page in its place', async () => {
  for (const path of ['/assets/old-12345678.js', '/nothing.png', '/assets/..%2findex.html', '/%ff']) {
    expect((await get(path)).status).toBe(404);
  }
});

test('hashed files are kept for ever, packed, and not sent twice', async () => {
  const response = await get('/assets/app-abcdef12.js', { 'accept-encoding': 'br' });
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect((await response.text()).length).toBeGreaterThan(5000);
  const etag = response.headers.get('etag') ?? '';
  expect((await get('/assets/app-abcdef12.js', { 'if-none-match': etag })).status).toBe(304);
  const plain = await get('/favicon.svg');
  expect(plain.headers.get('content-type')).toBe('image/svg+xml');
  expect(plain.headers.get('cache-control')).toBe('no-cache');
});

test('settings, lists, api and index come from the same origin', async () => {
  expect(await (await get('/settings.json')).json()).toEqual(JSON.parse(JSON.stringify(settings())));
  const list = await get('/lists/default.tokenlist.json?x=1');
  expect(await list.text()).toBe('GET /lists/default.tokenlist.json?x=1');
  expect(list.headers.get('x-index-block')).toBe('7');
  expect(await (await get('/api/health')).text()).toBe('GET /health');
  const down = await fetch(`${web.url}/graphql`, { method: 'POST', body: '{}' });
  expect(down.status).toBe(502);
  expect(await down.json()).toMatchObject({ error: { code: 'UPSTREAM_DOWN' } });
});

test('one origin only: localhost is sent to it, foreign names are refused', async () => {
  expect(await getAs('localhost:PORT')).toEqual({ status: 307, location: `${web.url}/swap?a=1` });
  const doubled = await getAs('localhost:PORT', '//evil.example/a?b=1');
  expect(doubled).toEqual({ status: 307, location: `${web.url}//evil.example/a?b=1` });
  expect((await getAs('evil.example')).status).toBe(421);
});

test('the explorer shows what is on the chain, and only that', async () => {
  const [from, to] = chain.accounts;
  if (!from) throw new Error('no accounts');
  const hash = await chain.send({ from: from.address, to: to?.address, value: '0xde0b6b3a7640000' });
  const page = await (await get(`/explorer/tx/${hash}`)).text();
  expect(page).toContain('Success');
  expect(page).toContain('1 BESC');
  expect(page).toContain(to?.address);
  expect((await get(`/explorer/block/1`)).status).toBe(200);
  expect((await get(`/explorer/address/${from.address}`)).status).toBe(200);
  expect((await get('/local/bridge')).status).toBe(200);
  for (const path of [`/explorer/tx/0x${'1'.repeat(64)}`, '/explorer/tx/<b>', '/explorer/block/99999', '/local/none']) {
    const missing = await get(path);
    expect(missing.status).toBe(404);
    expect(await missing.text()).not.toContain('<b>');
  }
});

test('with the node down the explorer says so', async () => {
  const proxy = await startFaultProxy({ target: chain.rpcUrl });
  const made = settings();
  const other = startWebServer({
    folder,
    held: await holdPort(),
    settings: { ...made, chain: { ...made.chain, rpcUrls: [proxy.url] } },
    upstreams: [],
  });
  proxy.inject({ kind: 'down' });
  const response = await fetch(`${other.url}/explorer`);
  expect(response.status).toBe(502);
  expect(await response.text()).toContain('does not answer');
  await other.stop();
  await proxy.stop();
});

test('the other parts are told who asks, and what they say of waiting is passed on', async () => {
  const busy = await get('/lists/busy', { 'x-forwarded-for': '203.0.113.7' });
  expect(busy.status).toBe(429);
  expect(busy.headers.get('retry-after')).toBe('7');
  expect(askedBy).toBe('127.0.0.1');
});
