import { squadAbi } from '@besc/contracts/abi/squad';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { bunnyKinds } from '@besc/domain/nfts/bunny-kinds';
import type { Chain } from '@besc/localnet/chain';
import { nftsHistory } from '@besc/localnet/nfts/nfts.history';
import { startExchange } from '@besc/localnet/start-exchange';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import sharp from 'sharp';
import { createPublicClient, encodeFunctionData, http } from 'viem';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectDocumented } from '../../test/support/expect-documented';
import { startTestApi, type TestApi } from '../../test/support/start-test-api';
import { nftsFeature } from './nfts-feature';

let node: Chain;
let api: TestApi;
let bunnies: string;
let squad: string;
beforeAll(async () => {
  const { chain, exchange } = await startExchange();
  const { deployment } = exchange;
  node = chain;
  await node.setAutomine(false);
  await nftsHistory.open?.({ chain, deployment, seed: 'test', start: 0, end: 0, isResumed: false, blocks: 0 });
  bunnies = addressOf(deployment, 'nfts', 'bunnies');
  squad = addressOf(deployment, 'nfts', 'squad');
  const { genesisHash } = deployment;
  api = await startTestApi({ features: [nftsFeature], env: { RPC_URL: chain.rpcUrl }, genesisHash });
});
afterAll(async () => {
  await api?.stop();
  await node?.stop();
});

const get = (path: string) => fetch(api.url + path);
const json = async (path: string) => (await get(path)).json();

test('NFT-36 NFT-37 the collections are told with how many items the chain has of each', async () => {
  const { total, data } = (await json('/collections')) as {
    total: number;
    data: { name: string; symbol: string; totalSupply: number }[];
  };
  expect(total).toBe(2);
  expect(data.map(({ name }) => name)).toEqual(['Bunnies', 'Squad']);
  expect(data.map(({ symbol }) => symbol)).toEqual(['BUNNY', 'SQUAD']);
  expect(data[0]?.totalSupply).toBeGreaterThan(30);
  expect(data[1]?.totalSupply).toBe(0);
  expect(await json(`/collections/${bunnies.toLowerCase()}`)).toMatchObject({ data: { name: 'Bunnies' } });
  expect((await get(`/collections/0x${'9'.repeat(40)}`)).status).toBe(404);
});

test('NFT-38 NFT-40 Bunnies come by kind, all at once; Squad shows nothing before its reveal', async () => {
  const all = (await json(`/collections/${bunnies}/tokens`)) as {
    total: number;
    data: Record<string, { name: string }>;
  };
  expect(all.total).toBe(bunnyKinds.length);
  expect(all.data['5']?.name).toBe('Penny');
  expect(await json(`/collections/${squad}/tokens?page=1&size=100`)).toMatchObject({ total: 0, data: {} });
  expect((await get(`/collections/${squad}/tokens/1`)).status).toBe(404);
});

test('NFT-15 NFT-41 NFT-44 a token tells the kind that the chain has', async () => {
  const { data } = (await json(`/collections/${bunnies}/tokens/1`)) as { data: Record<string, unknown> };
  const image = { original: expect.any(String), thumbnail: expect.any(String) };
  expect(data).toMatchObject({ tokenId: '1', collection: { name: 'Bunnies' }, image });
  expect(Object.keys(data).sort()).toEqual(
    ['attributes', 'collection', 'createdAt', 'description', 'image', 'name', 'tokenId', 'updatedAt'].sort(),
  );
  expect((await get(`/collections/${bunnies}/tokens/100000`)).status).toBe(404);
});

test('NFT-42 a filter wants every trait; without one it is refused', async () => {
  const all = (await json(`/collections/${bunnies}/tokens`)) as {
    data: Record<string, { attributes: { traitType: string; value: string }[] }>;
  };
  const [first] = all.data['5']?.attributes ?? [];
  const one = (await json(
    `/collections/${bunnies}/filter?${new URLSearchParams({ [first?.traitType ?? '']: first?.value ?? '' })}`,
  )) as { total: number; data: object };
  expect(one.total).toBeGreaterThan(0);
  expect(Object.keys(one.data)).toContain('5');
  expect((await get(`/collections/${bunnies}/filter`)).status).toBe(400);
  expect((await get(`/collections/${bunnies}/filter?Coat=x&size=0`)).status).toBe(400);
});

test('NFT-43 the distribution of Bunnies counts what exists of each kind', async () => {
  const { data } = (await json(`/collections/${bunnies}/distribution`)) as { data: Record<string, number> };
  const { data: collections } = (await json('/collections')) as { data: { totalSupply: number }[] };
  expect(Object.values(data).reduce((sum, count) => sum + count, 0)).toBe(collections[0]?.totalSupply);
});

test('pictures come in two sizes and as SVG without script', async () => {
  for (const [file, edge] of [
    ['1.webp', 1000],
    ['1-thumbnail.webp', 256],
    ['kind-5-thumbnail.webp', 256],
  ] as const) {
    const picture = await get(`/images/items/${bunnies}/${file}`);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect([width, height]).toEqual([edge, edge]);
  }
  const svg = await get(`/images/items/${bunnies}/1.svg`);
  expect(svg.headers.get('content-type')).toBe('image/svg+xml');
  expect(svg.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await svg.text()).not.toMatch(/<script|href=|on\w+=/i);
});

test('NFT-39 a list of tokens is the first page of a hundred when nothing else is asked for', async () => {
  const { paths } = (await json('/openapi.json')) as {
    paths: Record<string, { get?: { parameters?: { name: string; schema: { default?: number } }[] } }>;
  };
  const parameters = paths['/collections/{address}/tokens']?.get?.parameters ?? [];
  const defaults = parameters.filter(({ schema }) => schema.default !== undefined);
  expect(defaults.map(({ name, schema }) => [name, schema.default])).toEqual([
    ['page', 1],
    ['size', 100],
  ]);
});

test('every route answers as the document tells', async () => {
  await expectDocumented(api.url, {
    'get /collections': [['/collections', 200]],
    'get /collections/{address}': [
      [`/collections/${bunnies}`, 200],
      ['/collections/x', 400],
    ],
    'get /collections/{address}/tokens': [
      [`/collections/${bunnies}/tokens`, 200],
      [`/collections/${bunnies}/tokens?size=1001`, 400],
    ],
    'get /collections/{address}/tokens/{tokenId}': [
      [`/collections/${bunnies}/tokens/1`, 200],
      [`/collections/${bunnies}/tokens/x`, 400],
    ],
    'get /collections/{address}/filter': [
      [`/collections/${bunnies}/filter?Coat=none`, 200],
      [`/collections/${bunnies}/filter`, 400],
    ],
    'get /collections/{address}/distribution': [[`/collections/${bunnies}/distribution`, 200]],
    'get /images/items/{address}/{file}': [
      [`/images/items/${bunnies}/avatar.webp`, 200],
      [`/images/items/${bunnies}/banner-large.webp`, 200],
      [`/images/items/${bunnies}/x.png`, 404],
    ],
  });
});

test('NFT-38 NFT-41 of a revealed Squad only what is minted is told, in lists and by number', async () => {
  const address = checksumAddress(squad);
  const client = createPublicClient({ transport: http(node.rpcUrl) });
  const at = { address, abi: squadAbi } as const;
  const [sale, operator] = await Promise.all([
    client.readContract({ ...at, functionName: 'sale' }),
    client.readContract({ ...at, functionName: 'operator' }),
  ]);
  await node.setAutomine(true);
  const send = async (from: string, data: string) => {
    await node.rpc.request('anvil_impersonateAccount', [from]);
    await node.rpc.request('anvil_setBalance', [from, '0x8ac7230489e80000']);
    await node.send({ from: checksumAddress(from), to: address, data, gas: '0x1e8480' });
  };
  await send(operator, encodeFunctionData({ ...at, functionName: 'setBaseURI', args: ['ipfs://x/'] }));
  for (const id of [7n, 9_998n]) {
    await send(sale, encodeFunctionData({ ...at, functionName: 'mint', args: [operator, id] }));
  }
  await vi.waitFor(async () => {
    const { total, data } = (await json(`/collections/${squad}/tokens`)) as { total: number; data: object };
    expect([total, Object.keys(data)]).toEqual([2, ['7', '9998']]);
  }, 20_000);
  expect((await get(`/collections/${squad}/tokens/7`)).status).toBe(200);
  expect((await get(`/collections/${squad}/tokens/9999`)).status).toBe(404);
});
