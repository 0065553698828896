import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localDeployment } from '@besc/contracts/deployments/local';
import { parseTokenList } from '@besc/wire/tokens/token-list';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectDocumented } from '../../test/support/expect-documented';
import { startTestApi, type TestApi } from '../../test/support/start-test-api';
import { tokenMark } from './token-mark';
import { tokensFeature } from './tokens-feature';

const { tokens } = localDeployment;
let place: Server;
let api: TestApi;
beforeAll(async () => {
  const mark = await tokenMark({ symbol: 'X', address: `0x${'1'.repeat(40)}` });
  place = createServer(({ url }, response) => response.end(url === '/list' ? '{"name":"A list"}' : mark));
  await new Promise<void>((resolve) => place.listen(0, '127.0.0.1', resolve));
  api = await startTestApi({ features: [tokensFeature], env: { PRIVATE_LISTS: 'allowed' } });
});
afterAll(async () => {
  await api.stop();
  place.close();
});

const get = (path: string, init?: RequestInit) => fetch(api.url + path, init);

test('every route answers as the document tells', async () => {
  const there = encodeURIComponent(`http://127.0.0.1:${(place.address() as AddressInfo).port}/`);
  await expectDocumented(api.url, {
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
      [`/images/tokens/${tokens[0]?.address}.png`, 200],
      [`/images/tokens/0x${'9'.repeat(40)}.png`, 404],
      ['/images/tokens/x.png', 400],
    ],
  });
});

test('LIST-01 LIST-02 LIST-03 LIST-04 the default list is valid and holds the six tokens', async () => {
  const response = await get('/lists/default.tokenlist.json');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/json');
  const list = parseTokenList(await response.json());
  expect(list.tokens.map(({ symbol }) => symbol).sort()).toEqual(
    ['Bernie', 'BUSDC', 'HENNY', 'MONEY', 'WAGMI', 'WBESC'].sort(),
  );
  expect(list.tokens.find(({ symbol }) => symbol === 'HENNY')?.decimals).toBe(9);
  for (const token of list.tokens) {
    expect(token.chainId).toBe(2372);
    expect(token.logoURI).toBe(`https://swap.example/images/tokens/${token.address}.png`);
  }
});

test('POOL-037 POOL-053 the list has the links of projects that the deployment names, and no others', async () => {
  const list = parseTokenList(await (await get('/lists/default.tokenlist.json')).json());
  expect(tokens.find(({ symbol }) => symbol === 'MONEY')).toMatchObject({ projectLink: '/local/project' });
  for (const token of tokens.filter(({ listed }) => listed)) {
    const { extensions } = list.tokens.find(({ symbol }) => symbol === token.symbol) ?? {};
    expect(extensions).toEqual('projectLink' in token ? { projectLink: token.projectLink } : undefined);
  }
});

test('LIST-05 the unsupported list has no tokens', async () => {
  expect(await (await get('/lists/unsupported.tokenlist.json')).json()).toMatchObject({ tokens: [] });
});

test('every token of the deployment has a logo, in any letter case of its address', async () => {
  for (const { address } of tokens) {
    const response = await get(`/images/tokens/${address}.png`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect((await get(`/images/tokens/${address.toLowerCase()}.png`)).status).toBe(200);
  }
});

test('an unknown token has no logo, and a malformed address is told apart from it', async () => {
  const unknown = await get(`/images/tokens/0x${'9'.repeat(40)}.png`);
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ error: { code: 'UNKNOWN_TOKEN' } });
  for (const name of [
    '0x12.png',
    'x.png',
    `0x${'9'.repeat(40)}.svg`,
    `0x${'g'.repeat(40)}.png`,
    '%00.png',
    '%F0%9F.png',
  ]) {
    const response = await get(`/images/tokens/${name}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'BAD_ADDRESS' } });
  }
});

test('to an <img> a picture that is not there is an empty answer, which is no red line in a console', async () => {
  const asImage = { headers: { 'sec-fetch-dest': 'image' } };
  for (const path of [`/images/tokens/0x${'9'.repeat(40)}.png`, '/tokens/picture?uri=https://127.0.0.1/x.png']) {
    const response = await get(path, asImage);
    expect(response.status).toBe(204);
    expect(response.headers.get('vary')).toContain('sec-fetch-dest');
    expect((await get(path)).status).toBeGreaterThanOrEqual(400);
  }
  const [token] = tokens;
  expect((await get(`/images/tokens/${token?.address}.png`, asImage)).status).toBe(200);
});
