import type { Chain } from '@besc/localnet/chain';
import { startExchange } from '@besc/localnet/start-exchange';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDatabase } from '../support/make-database';
import { readHead } from '../support/read-head';
import { startIndex, type TestIndex } from '../support/start-index';

let chain: Chain;
let index: TestIndex;
let databaseUrl: string;

beforeAll(async () => {
  const started = await startExchange({ blocks: 3 });
  chain = started.chain;
  const { deployment } = started.exchange;
  databaseUrl = await makeDatabase();
  index = await startIndex({
    rpcUrl: chain.rpcUrl,
    deployment,
    env: {
      DATABASE_URL: databaseUrl,
      FINALITY_BLOCKS: '5',
      TRUSTED_PROXIES: '1',
      REQUESTS_PER_MINUTE: '12',
      // No block is mined here, however long it takes.
      STALL_SECONDS: '86400',
      INTROSPECTION: '',
      // Shorter than the engine's wait for a lock, so that it is this limit that ends the statement below.
      STATEMENT_TIMEOUT_MS: '300',
    },
  });
  await index.reach(await readHead(chain));
});

afterAll(async () => {
  await index?.stop();
  await chain?.stop();
});

const ask = (client: string, query: string, method = 'POST') =>
  fetch(`${index.url}/graphql`, {
    method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `6.6.6.6, ${client}` },
    ...(method === 'POST' ? { body: JSON.stringify({ query }) } : {}),
  });
const small = '{ blocks(limit: 1) { items { number } } }';

test('who asks too much in a minute is told when to ask again, and others are not held up', async () => {
  for (let time = 0; time < 12; time++) expect((await ask('203.0.113.1', small)).status).toBe(200);
  const refused = await ask('203.0.113.1', small);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(refused.headers.get('access-control-expose-headers')).toContain('retry-after');
  expect(await refused.json()).toEqual({ errors: [{ message: 'Too many requests. Please wait a moment.' }] });
  expect((await ask('203.0.113.2', small)).status).toBe(200);
  expect((await fetch(`${index.url}/health`, { headers: { 'x-forwarded-for': '203.0.113.1' } })).status).toBe(200);
});

test('a large query costs more than a small one', async () => {
  const large = '{ a: blocks(limit: 1000) { items { number } } b: blocks(limit: 1000) { items { id } } }';
  const statuses: number[] = [];
  for (let time = 0; time < 5; time++) statuses.push((await ask('203.0.113.3', large)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  const ids = Array.from({ length: 38 }, (_, number) => `id${number}: id`);
  const wide = `{ blocks(limit: 1000) { items { ${ids.join(' ')} } } }`;
  statuses.length = 0;
  for (let time = 0; time < 4; time++) statuses.push((await ask('203.0.113.7', wide)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('what is malformed is counted too', async () => {
  for (let time = 0; time < 12; time++) expect((await ask('203.0.113.4', '{')).status).toBe(400);
  expect((await ask('203.0.113.4', small)).status).toBe(429);
});

test('the schema is not given away, and no page is served', async () => {
  for (const query of [
    '{ __schema { types { name } } }',
    '{ ...f } fragment f on Query { __type(name: "x") { name } }',
  ]) {
    const answer = await ask('203.0.113.5', query);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ errors: [{ message: 'The schema is not asked for here.' }] });
  }
  expect((await ask('203.0.113.5', '{ __typename }')).status).toBe(200);
  const page = await ask('203.0.113.5', '', 'GET');
  expect(page.status).toBe(405);
  expect(page.headers.get('allow')).toBe('POST');
});

/** Holds a table against every reader; returns what lets it go. */
async function holdTokens(): Promise<() => Promise<void>> {
  const other = new Client({ connectionString: databaseUrl });
  await other.connect();
  const { rows } = await other.query("select schemaname from pg_tables where tablename = 'token' limit 1");
  await other.query('begin');
  await other.query(`lock table "${rows[0]?.schemaname}"."token" in access exclusive mode`);
  return async () => {
    await other.query('rollback');
    await other.end();
  };
}
const tokens = '{ tokens(limit: 1) { items { id } } }';

/** Tokens are answered again; each time asks as another client, since a busy machine may need longer than one statement has. */
async function expectTokens(): Promise<void> {
  let client = 0;
  const answer = async () => (await ask(`192.0.2.${client++ % 256}`, tokens)).json();
  await expect.poll(answer).toHaveProperty('data.tokens.items');
}

test('a statement that takes too long is ended by the database, and the next is answered', async () => {
  const letGo = await holdTokens();
  const held = (await (await ask('203.0.113.6', tokens)).json()) as { errors?: { message: string }[] };
  expect(held.errors?.[0]?.message).toContain('statement timeout');
  await letGo();
  await expectTokens();
});

test('when all clients ask more than can be worked on, some are told to ask again, and health is still told', async () => {
  const letGo = await holdTokens();
  const asked = Array.from({ length: 400 }, (_, number) => ask(`198.51.100.${number % 40}`, tokens));
  const health = fetch(`${index.url}/health`);
  const refusal = async (answer: Promise<Response>) =>
    (await answer).ok ? Promise.reject(new Error('answered')) : answer;
  const refused = await Promise.any(asked.map(refusal)).catch(() => undefined);
  expect(refused?.status).toBe(503);
  expect(refused?.headers.get('retry-after')).toBe('2');
  expect(refused?.headers.get('access-control-expose-headers')).toContain('retry-after');
  expect(await refused?.json()).toEqual({
    errors: [{ message: 'The index is busy. Please try again in a moment.' }],
  });
  expect((await health).status).toBe(200);
  await letGo();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect([...new Set(statuses)].sort()).toEqual([200, 503]);
  await expectTokens();
});
