import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { maximumListBytes } from '@besc/wire/tokens/token-list';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchPublic, type RemoteRules } from '../shared/fetch-public';
import { fetchRemoteList } from './fetch-remote-list';

let server: Server;
let origin: string;
let asked: IncomingMessage[];
let handle: (response: ServerResponse, request: IncomingMessage) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request);
    handle(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  handle = (response) => response.end('{"name":"x"}');
});

const fetchList = (list: string, rules: RemoteRules) =>
  fetchRemoteList(list, (url, thing) => fetchPublic(url, thing, rules));
const local = (path = '/list.json', timeoutMs = 100_000) =>
  fetchList(origin + path, { allowsPrivate: true, timeoutMs });
const refused = { status: 403, code: 'LIST_FORBIDDEN' };

describe('what it answers', () => {
  test('the JSON of the place, and nothing of the visitor goes along', async () => {
    expect(await local()).toBe('{"name":"x"}');
    expect(asked[0]?.headers).not.toHaveProperty('cookie');
    expect(asked[0]?.headers).not.toHaveProperty('referer');
  });

  test('LIST-45 a byte order mark before the JSON does not count', async () => {
    handle = (response) => response.end('\ufeff{"name":"x"}');
    expect(await local()).toBe('{"name":"x"}');
  });

  test.each<[string, number, string]>([
    ['<html>', 415, 'LIST_NOT_JSON'],
    ['"text"', 415, 'LIST_NOT_JSON'],
    ['[]', 415, 'LIST_NOT_JSON'],
    ['', 415, 'LIST_NOT_JSON'],
    [' '.repeat(maximumListBytes + 1), 413, 'LIST_TOO_LARGE'],
    // 1 MB that would leave as 4.4 MB.
    [`{"a":[${Array.from({ length: 200_000 }, () => '1e20').join()}]}`, 413, 'LIST_TOO_LARGE'],
  ])('%.10s is refused with %i', async (answer, status, code) => {
    handle = (response) => response.end(answer);
    await expect(local()).rejects.toMatchObject({ status, code });
    // Without a length the bytes are counted as they come.
    handle = (response) => {
      response.write(answer.slice(0, 1));
      response.end(answer.slice(1));
    };
    await expect(local()).rejects.toMatchObject({ status, code });
  });

  test('a place that hangs, at once or in the middle, is left in time', async () => {
    handle = () => {};
    await expect(local('/', 100)).rejects.toMatchObject({ status: 504 });
    handle = (response) => response.write('{');
    await expect(local('/', 100)).rejects.toMatchObject({ status: 504 });
  });

  test('an error, a cut connection and no server are 502', async () => {
    handle = (response) => response.writeHead(404).end();
    await expect(local()).rejects.toMatchObject({ status: 502 });
    handle = (response) => response.destroy();
    await expect(local()).rejects.toMatchObject({ status: 502 });
    await expect(fetchList('http://127.0.0.1:9/', { allowsPrivate: true })).rejects.toMatchObject({
      status: 502,
    });
  });

  test('three redirects are followed, a fourth is not', async () => {
    handle = (response, request) => {
      const left = Number(request.url?.slice(1));
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
      else response.end('{}');
    };
    expect(await local('/3')).toBe('{}');
    await expect(local('/4')).rejects.toMatchObject({ code: 'LIST_TOO_MANY_REDIRECTS' });
  });
});

describe('a public server never asks its own network', () => {
  test.each([
    ...['http://example.org/', 'ftp://example.org/', 'file:///etc/passwd', 'javascript:1', 'data:,x', 'gopher://x/'],
    ...['https://127.0.0.1/', 'https://127.1/', 'https://2130706433/', 'https://0x7f000001/', 'https://0177.0.0.1/'],
    ...['https://[::1]/', 'https://[::ffff:127.0.0.1]/', 'https://[::ffff:7f00:1]/', 'https://0/', 'https://10.0.0.1/'],
    ...['https://169.254.169.254/latest/meta-data', 'https://192.168.0.1/', 'https://[fe80::1]/', 'https://[fd00::1]/'],
    ...[
      'https://user:pass@example.org/',
      'https://example.org:8443/',
      'https://１２７.０.０.１/',
      'https://127。0。0。1/',
    ],
    ...['https://[64:ff9b::7f00:1]/', 'https://0x7f.0.0.1/', 'https://100.64.1.1/', 'https://172.20.0.1/'],
  ])('%s', async (url) => {
    await expect(fetchList(url, { allowsPrivate: false })).rejects.toMatchObject(refused);
  });

  test.each(['', 'x', 'https://', 'https://exa mple.org/'])('%j is no URL', async (url) => {
    await expect(fetchList(url, { allowsPrivate: false })).rejects.toMatchObject({ status: 400 });
  });

  test('a name with any address inside is refused, and a name that changes its mind is asked once', async () => {
    const answers = [
      [
        { address: '1.1.1.1', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
      [{ address: '10.0.0.1', family: 4 }],
      [{ address: '::ffff:127.0.0.1', family: 6 }],
    ];
    for (const addresses of answers) {
      let times = 0;
      const resolveHost = async () => {
        times++;
        return addresses;
      };
      await expect(fetchList('https://rebind.example/', { allowsPrivate: false, resolveHost })).rejects.toMatchObject(
        refused,
      );
      expect(times).toBe(1);
    }
    expect(asked).toEqual([]);
  });
});
