import { type Chain, startChain } from '@besc/localnet/chain';
import { makeExchange } from '@besc/localnet/make-exchange';
import { fetchBlocks } from '@besc/wire/swap/fetch-blocks';
import { fetchDerivedPrices, fetchDerivedPricesAtBlocks } from '@besc/wire/swap/fetch-derived-prices';
import { fetchPairHistory } from '@besc/wire/swap/fetch-pair-history';
import { fetchLatestPairPeriods, fetchPairPeriodsByIds } from '@besc/wire/swap/fetch-pair-periods';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDatabase } from '../support/make-database';
import { readHead } from '../support/read-head';
import { startIndex, type TestIndex } from '../support/start-index';

let chain: Chain;
let index: TestIndex;
let pair: { readonly address: `0x${string}`; readonly token0: `0x${string}` };

beforeAll(async () => {
  chain = await startChain();
  const { deployment } = await makeExchange(chain, { blocks: 3 });
  pair = deployment.pairs[0] as typeof pair;
  await chain.setAutomine(false);
  // Two blocks within one window, then one just outside of another.
  const { timestamp } = await chain.rpc.request<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false]);
  for (const gap of [1000, 1300, 5000]) {
    await chain.setNextTimestamp(Number(timestamp) + gap);
    await chain.mine();
  }
  index = await startIndex({ rpcUrl: chain.rpcUrl, deployment, env: { DATABASE_URL: await makeDatabase() } });
  await index.reach(await readHead(chain));
});

afterAll(async () => {
  await index?.stop();
  await chain?.stop();
});

const messageOf = async (query: string, variables?: Record<string, unknown>) =>
  (await index.query(query, variables)).errors?.[0]?.message;

test.each([
  ['{ blocks(limit: abc) { items { number } } }', 'Int cannot represent non-integer value'],
  ['{ blocks(limit: 2000) { items { number } } }', '"limit" must be a whole number from 1 to 1000'],
  ['{ blocks(limit: -1) { items { number } } }', '"limit" must be a whole number from 1 to 1000'],
  ['{ blocks(offset: 9000) { items { number } } }', '"offset" must be a whole number from 0 to 5000'],
  [
    '{ blocks(orderBy: "bogus") { items { number } } }',
    'block can be ordered, and limited to a range, by id or number',
  ],
  ['{ blocks(orderDirection: "up") { items { number } } }', '"orderDirection" must be "asc" or "desc"'],
  ['{ blocks(after: "!!!") { items { number } } }', '"after" is not a cursor'],
  [
    '{ pairs(where: { reserveUSD_gt: "abc" }, orderBy: "reserveUSD") { items { id } } }',
    'invalid input syntax for type numeric',
  ],
  ['{ nothing { id } }', 'Cannot query field "nothing"'],
  ['{ blocks { items ', 'Syntax Error'],
  ['{ swaps(limit: 1000) { items { pair { swaps(limit: 1000) { items { id } } } } } }', 'more than 20000 rows'],
  ['{ a: blocks(limit: $n) { items { id } } }', 'Variable "$n" is not defined'],
])('a malformed query is told what is wrong: %s', async (query, message) => {
  expect(await messageOf(query)).toContain(message);
});

test('variables are held to the same limits', async () => {
  const query = 'query ($n: Int) { blocks(limit: $n) { items { id } } }';
  expect(await messageOf(query, { n: 1001 })).toContain('"limit" must be');
  expect(await messageOf(query, { n: 1000 })).toBeUndefined();
});

test('bodies that are no requests are refused, and nothing is lost', async () => {
  const post = async (body: string) =>
    (await fetch(`${index.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
      .status;
  expect(await post('{')).toBe(400);
  expect(await post('[]')).toBe(400);
  expect(await post('{"query": 5}')).toBe(400);
  expect(await post('{"query": "{ __typename }", "variables": [1]}')).toBe(400);
  expect(await post(JSON.stringify({ query: `{ ${'a '.repeat(200_000)} }` }))).toBe(413);
  const spread = Array.from({ length: 60 }, (_, n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`).join(
    ' ',
  );
  const laughs = `query { ...f0 } ${spread} fragment f60 on Query { __typename }`;
  expect(await post(JSON.stringify({ query: laughs }))).toBeLessThan(500);
  expect(await messageOf('{ blocks { items { number } } }')).toBeUndefined();
});

test('CALL-18 CALL-19 500 times in one request: for each the first block with t < timestamp < t + 600', async () => {
  const { data } = await index.query('{ blocks(limit: 1000, orderBy: "timestamp") { items { number timestamp } } }');
  const blocks = (data as { blocks: { items: { number: number; timestamp: number }[] } }).blocks.items;
  const start = blocks[0]?.timestamp ?? 0;
  const times = Array.from({ length: 500 }, (_, position) => start + position * 13);
  const lookups = times.map(
    (t) =>
      `t${t}: blocks(where: { timestamp_gt: ${t}, timestamp_lt: ${t + 600} }, orderBy: "timestamp", orderDirection: "asc", limit: 1) { items { number timestamp } }`,
  );
  const answer = await index.query(`{ ${lookups.join(' ')} }`);
  expect(answer.errors).toBeUndefined();
  const got = answer.data as Record<string, { items: { number: number; timestamp: number }[] }>;
  for (const t of times) {
    const first = blocks.find(({ timestamp }) => timestamp > t && timestamp < t + 600);
    expect(got[`t${t}`]?.items, `t${t}`).toEqual(first ? [first] : []);
  }
});

test('everything that the page asks is answered, at its largest', async () => {
  const url = `${index.url}/graphql`;
  const request = { url, timeoutMs: 60_000 };
  const { address, token0: token } = pair;
  const { timestamp } = await chain.rpc.request<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false]);
  const nowSeconds = Number(timestamp);
  const times = Array.from({ length: 500 }, (_, position) => nowSeconds - 500 * 1000 + position * 1000);
  for (const window of [0, 1, 2, 3] as const) {
    expect(
      (await fetchPairHistory({ ...request, pair: address, window, nowSeconds })).length,
      `window ${window}`,
    ).toBeGreaterThan(0);
  }
  for (const period of ['hour', 'day'] as const) {
    const latest = await fetchLatestPairPeriods({ ...request, pair: address, period, first: 365 });
    const ids = [...latest.map(({ id }) => id), ...times.map((time) => `${address}-${time}`)];
    expect(await fetchPairPeriodsByIds({ ...request, ids, period })).toHaveLength(latest.length);
  }
  expect(await fetchBlocks({ ...request, times: [...times, nowSeconds - 10] })).not.toEqual([]);
  expect(await fetchDerivedPrices({ ...request, token, times: [...times.slice(1), nowSeconds] })).not.toEqual([]);
  const blocks = times.map((time, number) => ({ number, time }));
  expect(await fetchDerivedPricesAtBlocks({ ...request, token, blocks })).not.toEqual([]);
});
