import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insideUrls } from '../../test/support/inside-urls';
import { fetchPublic } from './fetch-public';
import { isPublicAddress } from './is-public-address';

const thing = { noun: 'picture', code: 'PICTURE', accept: '*/*', maximumBytes: 1000 } as const;
const refused = { status: 403, code: 'PICTURE_FORBIDDEN' };

test('no spelling of an address inside is asked', async () => {
  expect(insideUrls.length).toBeGreaterThan(500);
  for (const url of insideUrls) {
    let looked = 0;
    const resolveHost = async () => {
      looked++;
      return [];
    };
    await expect(fetchPublic(url, thing, { allowsPrivate: false, resolveHost }), url).rejects.toMatchObject(refused);
    // It is known for what it is before any name is looked up.
    expect(looked, url).toBe(0);
  }
});

let server: Server;
let origin: string;
let location = '';
beforeAll(async () => {
  server = createServer((_request, response) => response.writeHead(307, { location }).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('nor by way of a public place that leads there', async () => {
  // The test's own port stands for the public place; what it leads to is judged as on a public server.
  const isReachable = (address: string) => address === '127.0.0.1' || isPublicAddress(address);
  const elsewhere = insideUrls.filter((url) => /^[!-~]+$/.test(url) && new URL(url).hostname !== '127.0.0.1');
  for (const url of elsewhere.filter((_url, at) => at % 5 === 0)) {
    location = url;
    const rules = { allowsPrivate: true, isReachable, timeoutMs: 20_000 };
    await expect(fetchPublic(origin, thing, rules), url).rejects.toMatchObject(refused);
  }
});
