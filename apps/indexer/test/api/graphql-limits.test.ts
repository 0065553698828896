import { request } from 'node:http';
import type { Chain } from '@besc/localnet/chain';
import { type FaultProxy, startFaultProxy } from '@besc/localnet/fault-proxy';
import { startExchange } from '@besc/localnet/start-exchange';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { costliestQueries, excessiveQueries, unservedQueries } from '../support/costly-queries';
import { isFullSize } from '../support/is-full-size';
import { waveName, writeListingWave } from '../support/listing-wave';
import { makeDatabase } from '../support/make-database';
import { readHead } from '../support/read-head';
import { readTables } from '../support/read-tables';
import { seedRows } from '../support/seed-rows';
import { startIndex, type TestIndex } from '../support/start-index';

let chain: Chain;
let proxy: FaultProxy;
let index: TestIndex;
let databaseUrl: string;
let listed: string[];

beforeAll(async () => {
  const started = await startExchange({ blocks: 3 });
  chain = started.chain;
  const { deployment } = started.exchange;
  listed = await writeListingWave(chain, deployment, 72);
  // Two blocks within one window, then one just outside of another.
  const { timestamp } = await chain.rpc.request<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false]);
  for (const gap of [1000, 1300, 5000]) {
    await chain.setNextTimestamp(Number(timestamp) + gap);
    await chain.mine();
  }
  proxy = await startFaultProxy({ target: chain.rpcUrl });
  // A node that is overloaded for a while must not leave tokens without their names.
  proxy.inject({ kind: 'error', code: -32_005, message: 'limit exceeded', times: 4, methods: ['eth_call'] });
  databaseUrl = await makeDatabase();
  index = await startIndex({
    rpcUrl: proxy.url,
    deployment,
    env: { DATABASE_URL: databaseUrl, FINALITY_BLOCKS: '5', REQUEST_TIMEOUT_MS: '60000' },
  });
  await index.reach(await readHead(chain));
});

afterAll(async () => {
  await index?.stop();
  await proxy?.stop();
  await chain?.stop();
});

const messageOf = async (query: string, variables?: Record<string, unknown>) =>
  (await index.query(query, variables)).errors?.[0]?.message;

test('the texts of many new tokens are asked for together, each token keeps its own', async () => {
  const { token = {} } = await readTables(index, ['token']);
  for (const [number, address] of listed.entries()) expect(token[address]?.symbol).toBe(waveName(number));
  const requests = proxy.log.filter(({ calls }) => calls.some(({ method }) => method === 'eth_call'));
  // One for each token were 72; the tokens of the exchange itself come before.
  expect(requests.length).toBeLessThan(20);
});

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
  const answerTo = (body: string) =>
    fetch(`${index.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const post = async (body: string) => (await answerTo(body)).status;
  expect(await post('{')).toBe(400);
  expect(await post('[]')).toBe(400);
  expect(await post('{"query": 5}')).toBe(400);
  expect(await post('{"query": "{ __typename }", "variables": [1]}')).toBe(400);
  const tooLong = await answerTo(JSON.stringify({ query: `{ ${'a '.repeat(200_000)} }` }));
  // The client reads no answer to its end, so it sends nothing after it.
  expect([tooLong.status, tooLong.headers.get('connection')]).toEqual([413, 'close']);
  const spread = Array.from({ length: 60 }, (_, n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`).join(
    ' ',
  );
  const laughs = `query { ...f0 } ${spread} fragment f60 on Query { __typename }`;
  expect(await post(JSON.stringify({ query: laughs }))).toBeLessThan(500);
  expect(await messageOf('{ blocks { items { number } } }')).toBeUndefined();
});

test('a body that tells no length is read no further than one may be long', async () => {
  const { hostname, port } = new URL(index.url);
  const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
  const answered = new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method: 'POST', path: '/graphql', agent: false, headers }, (answer) => {
      resolve([answer.statusCode, answer.headers.connection]);
      answer.resume();
    });
    sent.on('error', reject);
    // One byte too many, and no end.
    sent.write(' '.repeat(128 * 1024 + 1));
  });
  expect(await answered).toEqual([413, 'close']);
  expect(await messageOf('{ blocks { items { number } } }')).toBeUndefined();
});

test('what is nested too deeply to be judged is told so', async () => {
  const nested = (depth: number) => `${'{ a '.repeat(depth)}${'}'.repeat(depth)}`;
  for (const depth of [9, 1500, 2500, 9000])
    expect(await messageOf(nested(depth)), `${depth}`).toMatch(/nested|depth|malformed/);
  const where = `${'{"AND":['.repeat(5000)}${']}'.repeat(5000)}`;
  const query = 'query ($where: swapFilter) { swaps(where: $where) { items { id } } }';
  const answer = await fetch(`${index.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"query":"${query}","variables":{"where":${where}}}`,
  });
  expect(await answer.json()).toEqual({ errors: [{ message: 'The request is nested too deeply.' }] });
});

test('a body is read in the one way in which it was judged', async () => {
  const schema = encodeURIComponent('{ __schema { types { name } } }');
  const body = JSON.stringify({ query: '{ blocks { items { id } } }', variables: { other: `&query=${schema}&rest=` } });
  const answerTo = async (headers: Record<string, string>) => {
    const answer = await fetch(`${index.url}/graphql`, { method: 'POST', headers, body: Buffer.from(body) });
    return [answer.status, await answer.json()];
  };
  const refusal = [415, { errors: [{ message: 'Queries are sent as application/json.' }] }];
  const form = 'application/x-www-form-urlencoded';
  const mixed = [`${form}, application/json`, `application/json, ${form}`, `${form}; application/json`];
  for (const type of [form, ...mixed, 'application/graphql', 'multipart/form-data; boundary=b', 'text/plain', ''])
    expect(await answerTo({ 'content-type': type }), type).toEqual(refusal);
  expect(await answerTo({})).toEqual(refusal);
  for (const type of ['application/json; charset=utf-8', `Application/JSON;${form}`]) {
    expect(await answerTo({ 'content-type': type }), type).toMatchObject([200, { data: { blocks: {} } }]);
  }
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

test('amounts are asked for and answered as decimals', async () => {
  interface Page {
    readonly page: { readonly items: { readonly id: string; readonly [figure: string]: string }[] };
  }
  const pairs = async (list: string) => {
    const { data, errors } = await index.query(
      `{ page: pairs(${list}) { pageInfo { endCursor } items { id reserve0 reserveUSD token0Price token0 { decimals } } } }`,
    );
    expect(errors).toBeUndefined();
    return data as Page & { page: { pageInfo: { endCursor: string } } };
  };
  const all = (await pairs('limit: 1000')).page.items;
  for (const { reserve0, reserveUSD, token0Price } of all) {
    for (const text of [reserve0, reserveUSD, token0Price]) expect(text).toMatch(/^\d+(\.\d*[1-9])?$/);
  }
  const worth = ({ reserveUSD }: Page['page']['items'][number]) => Number(reserveUSD);
  const falling = all.filter((row) => worth(row) > 0).sort((a, b) => worth(b) - worth(a));
  expect(falling.length).toBeGreaterThan(2);
  const order = 'orderBy: "reserveUSD", orderDirection: "desc"';
  const { page } = await pairs(`where: { reserveUSD_gt: "0.000" }, ${order}, limit: 1`);
  expect(page.items).toEqual(falling.slice(0, 1));
  const { page: rest } = await pairs(`${order}, limit: 1, after: "${page.pageInfo.endCursor}"`);
  expect(rest.items).toEqual(falling.slice(1, 2));
  const second = falling[1]?.reserveUSD;
  expect((await pairs(`where: { reserveUSD: "${second}" }, orderBy: "reserveUSD"`)).page.items).toContainEqual(
    falling[1],
  );
  expect((await pairs(`where: { reserveUSD_lt: "${second}" }, ${order}`)).page.items).not.toContainEqual(falling[1]);
  expect((await pairs(`where: { reserveUSD_lte: "${second}" }, ${order}`)).page.items[0]).toEqual(falling[1]);
});

test('beside a row that is gone a page has all that lies there, in both directions', async () => {
  const list = async (args: string) => {
    const { data } = await index.query(`{ blocks(orderBy: "number", limit: 5, ${args}) { items { number } } }`);
    return (data as { blocks: { items: { number: number }[] } }).blocks.items.map(({ number }) => number);
  };
  const [newest, ...others] = await list('orderDirection: "desc"');
  expect(others).toHaveLength(4);
  const gone = Buffer.from(JSON.stringify({ json: { number: newest, id: '0x00' } })).toString('base64');
  const where = `where: { number_gte: ${others.at(-1)} }`;
  expect(await list(`${where}, orderDirection: "desc", after: "${gone}"`)).toEqual(others);
  expect(await list(`${where}, orderDirection: "asc", before: "${gone}"`)).toEqual(others.toReversed());
});

const aliases = (count: number, list: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => `a${n}: ${list(n)}`).join(' ');
const id = '{ items { id } }';

/** How often the trades were looked through so far, and how many rows were read for it. */
async function swapReads(): Promise<{ scans: number; rows: number }> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  // A connection tells what it has read when it ends.
  await client.query(
    "select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and application_name ~ '_readonly$'",
  );
  const { rows: read } = await client.query(
    `select (idx_scan + seq_scan)::int scans, (idx_tup_fetch + seq_tup_read)::int rows
       from pg_stat_user_tables where relname = 'swap'`,
  );
  await client.end();
  return read[0];
}

const rows = isFullSize
  ? { swaps: 1_000_000, tokens: 20_000, stakes: 500_000 }
  : { swaps: 20_000, tokens: 2000, stakes: 10_000 };

describe('with many rows', () => {
  beforeAll(async () => {
    await seedRows(databaseUrl, rows);
  });

  test.each(unservedQueries)('what no index serves is refused before it is read: %s', async (_, query, message) => {
    expect(await messageOf(query)).toContain(message);
  });

  test('in variables, and in what variables are when they are not given', async () => {
    const query = `query ($w: swapFilter, $o: String) { swaps(where: $w, orderBy: $o) ${id} }`;
    expect((await index.query(query, { o: 'amount0In' })).errors?.[0]?.message).toContain('can be ordered');
    expect((await index.query(query, { w: { amountUSD_gt: '0' } })).errors?.[0]?.message).toContain(
      'limited to a range',
    );
    const quiet = `query ($o: String = "amount0In", $n: Int = 1000) { swaps(orderBy: $o, limit: $n) ${id} }`;
    expect((await index.query(quiet)).errors?.[0]?.message).toContain('can be ordered');
    // A field whose variable is not given is no field: of such an id there is nothing to be named by.
    for (const where of ['id: $x', 'AND: [{ id: $x }]', 'id_in: $y', 'AND: [{ id_in: $y }]']) {
      const declared = where.includes('$x') ? '$x: String' : '$y: [String]';
      const named = `query (${declared}) { swaps(where: { ${where} }, orderBy: "amountUSD") ${id} }`;
      expect(await messageOf(named, { x: 'x', y: ['x'] }), where).toBeUndefined();
      expect(await messageOf(named), where).toContain('can be ordered');
    }
    const rows = `query ($n: Int = 1000) { ${aliases(21, () => `swaps(limit: $n) ${id}`)} }`;
    expect((await index.query(rows)).errors?.[0]?.message).toContain('more than 20000 rows');
  });

  test.each(excessiveQueries)('what is asked for too often is refused: %s', async (_, query, message) => {
    expect(await messageOf(query)).toContain(message);
  });

  test.each(costliestQueries)('the costliest that is allowed: %s', async (what, query) => {
    const ids = Array.from({ length: 1000 }, (_, n) => `0x${n}`);
    const begin = performance.now();
    const answer = await index.query(query, query.includes('$ids') ? { ids } : {});
    console.log(`${what}: ${Math.round(performance.now() - begin)} ms`);
    expect(answer.errors).toBeUndefined();
  });

  test('a page by cursor reads none of what lies before it', async () => {
    const middle = `{ swaps(where: { timestamp_gt: ${1_800_000_000 + rows.swaps / 8} }, limit: 1, orderBy: "timestamp") { pageInfo { endCursor } items { id } } }`;
    const { data } = await index.query(middle);
    const { endCursor } = (data as { swaps: { pageInfo: { endCursor: string } } }).swaps.pageInfo;
    const before = await swapReads();
    const answer = await index.query(
      `{ ${aliases(30, () => `swaps(limit: 1, after: "${endCursor}", orderBy: "timestamp") ${id}`)} }`,
    );
    expect(answer.errors).toBeUndefined();
    const after = await swapReads();
    expect(after.scans - before.scans).toBeGreaterThanOrEqual(30);
    expect(after.rows - before.rows).toBeLessThan(1000);
  });
});
