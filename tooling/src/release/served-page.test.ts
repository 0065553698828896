import { createHash } from 'node:crypto';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { comparePage } from './served-page';

type Served = { readonly body: string | Buffer; readonly headers?: OutgoingHttpHeaders; readonly status?: number };

const page: Readonly<Record<string, string>> = {
  'index.html': '<script src="/assets/app-1.js"></script>',
  'assets/app-1.js': 'import("./part-2.js")',
  'assets/part-2.js': 'part',
  'locales/de.json': '{}',
};
const hashes = Object.fromEntries(
  Object.entries(page).map(([path, text]) => [path, createHash('sha256').update(text).digest('hex')]),
);
const served = new Map<string, Served>();
const server = createServer(({ url = '/' }, response) => {
  const path = url.slice(1);
  const isPage = path === '' || !path.includes('.');
  const file = served.get(path) ?? (isPage ? served.get('index.html') : undefined);
  response.writeHead(file?.status ?? (file ? 200 : 404), file?.headers).end(file?.body);
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  served.clear();
  for (const [path, body] of Object.entries(page)) served.set(path, { body });
});

const compared = () => comparePage(url, hashes);
const part = 'assets/part-2.js';

test('a page as released differs in nothing', async () => expect(await compared()).toEqual([]));

test('changed, missing and extra files are named', async () => {
  served.set('assets/app-1.js', { body: 'import("./part-2.js");import("./evil.js")' });
  served.set('assets/evil.js', { body: 'evil' });
  served.set('index.html', { body: '<script src="/assets/app-1.js"></script><script src="/drain.js"></script>' });
  served.set('drain.js', { body: 'drain' });
  served.delete('locales/de.json');
  expect(await compared()).toEqual([
    'changed page/assets/app-1.js',
    'changed page/index.html',
    'extra page/assets/evil.js',
    'extra page/drain.js',
    'missing page/locales/de.json',
  ]);
});

test('one byte is enough', async () => {
  served.set(part, { body: 'parT' });
  expect(await compared()).toEqual([`changed page/${part}`]);
});

test('the page in place of a missing file, and another page at a deeper address, are told', async () => {
  served.set(part, { body: page['index.html'] ?? '' });
  served.set('swap', { body: 'another' });
  expect(await compared()).toEqual(['changed page/index.html: another one is served at /swap', `missing page/${part}`]);
});

test('a file served compressed is compared by what it holds', async () => {
  served.set(part, { body: gzipSync('part'), headers: { 'content-encoding': 'gzip' } });
  served.set('assets/app-1.js', {
    body: brotliCompressSync(page['assets/app-1.js'] ?? ''),
    headers: { 'content-encoding': 'br' },
  });
  expect(await compared()).toEqual([]);
});

test.each<[string, Served]>([
  ['it is compressed, and the server does not say so', { body: gzipSync('part') }],
  ['it is not in the encoding gzip, as the server says', { body: 'part', headers: { 'content-encoding': 'gzip' } }],
  [
    'it is served in the encoding zstd, which cannot be undone here',
    { body: 'x', headers: { 'content-encoding': 'zstd' } },
  ],
  [
    'it leads to https://elsewhere.example/',
    { body: '', status: 302, headers: { location: 'https://elsewhere.example/' } },
  ],
  ['the server answers 503', { body: '', status: 503 }],
])('%s', async (problem, file) => {
  served.set(part, file);
  expect(await compared()).toEqual([`changed page/${part}: ${problem}`]);
});

test('a server that does not answer is an error', async () => {
  await expect(comparePage('http://127.0.0.1:9', hashes)).rejects.toThrow(
    'The page at http://127.0.0.1:9 does not answer.',
  );
});
