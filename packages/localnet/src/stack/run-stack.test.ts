import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pairAbi } from '@besc/contracts/abi/pair';
import { parseSettings } from '@besc/wire/settings/settings';
import { parseTokenList } from '@besc/wire/tokens/token-list';
import { encodeEventTopics } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyStack } from '../start-stack';
import { type RunningStack, runStack } from './run-stack';
import { silentProgress } from './stack-progress';

let root: string;
let stack: RunningStack | undefined;
const begin = () =>
  runStack({
    chainId: 2372,
    dataFolder: join(root, 'data'),
    fresh: false,
    history: 'small',
    blockSeconds: 1,
    actors: false,
    keeper: true,
    paces: [],
    ports: {},
    faultProxies: 1,
    page: join(root, 'page'),
    progress: silentProgress,
  });
const swapsOf = async ({ webUrl }: RunningStack): Promise<number> => {
  const response = await fetch(`${webUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ swaps { totalCount } }' }),
  });
  const answer = (await response.json()) as { data: { swaps: { totalCount: number } } };
  return answer.data.swaps.totalCount;
};
const isOpen = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'besc-run-stack-'));
  await mkdir(join(root, 'page'));
  await writeFile(join(root, 'page', 'index.html'), '<!doctype html><title>page</title>');
  // Chain and index were made from nothing where a stack is kept (`start-stack`); here everything comes up around them.
  await copyStack(join(root, 'data'));
});
afterAll(async () => {
  await stack?.stop();
  await rm(root, { recursive: true, force: true });
});

test('everything comes up, and the index counts every trade of the chain', async () => {
  stack = await begin();
  const { webUrl, chain, proxies } = stack;
  const settings = parseSettings(await (await fetch(`${webUrl}/settings.json`)).json());
  expect(settings.chain.rpcUrls).toEqual([proxies[0]?.url]);
  expect(settings.chain.genesisHash).toBe(await chain.genesisHash());
  const list = parseTokenList(await (await fetch(`${webUrl}/lists/default.tokenlist.json`)).json());
  const [logo = ''] = list.tokens.map(({ logoURI }) => logoURI ?? '');
  expect(logo.startsWith(webUrl)).toBe(true);
  expect((await fetch(logo)).headers.get('content-type')).toBe('image/png');
  const topics = encodeEventTopics({ abi: pairAbi, eventName: 'Swap' });
  const logs = await chain.rpc.request<unknown[]>('eth_getLogs', [{ fromBlock: '0x0', toBlock: 'latest', topics }]);
  expect(await swapsOf(stack)).toBe(logs.length);
});

test('the index can be stopped alone and comes back at the same address', async () => {
  if (!stack) throw new Error('no stack');
  const before = await swapsOf(stack);
  await stack.stopIndex();
  expect((await fetch(`${stack.webUrl}/graphql`, { method: 'POST', body: '{}' })).status).toBe(502);
  expect((await fetch(stack.webUrl)).status).toBe(200);
  await stack.startIndex();
  expect(await swapsOf(stack)).toBe(before);
});

test('a stop ends everything, and the next start takes up where it was', async () => {
  if (!stack) throw new Error('no stack');
  const genesis = await stack.chain.genesisHash();
  const swaps = await swapsOf(stack);
  const urls = [stack.webUrl, stack.rpcUrl, stack.indexUrl, stack.apiUrl, stack.proxies[0]?.url ?? ''];
  await stack.stop();
  for (const url of urls) expect(await isOpen(url)).toBe(false);
  stack = await begin();
  expect(await stack.chain.genesisHash()).toBe(genesis);
  expect(await swapsOf(stack)).toBeGreaterThanOrEqual(swaps);
});
