import { type Chain, startChain } from '@besc/localnet/chain';
import { makeExchange } from '@besc/localnet/make-exchange';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullSize } from '../support/is-full-size';
import { makeDatabase } from '../support/make-database';
import { readHead } from '../support/read-head';
import { seedRows } from '../support/seed-rows';
import { startIndex, type TestIndex } from '../support/start-index';

let chain: Chain;
let index: TestIndex;

beforeAll(async () => {
  chain = await startChain();
  const { deployment } = await makeExchange(chain, { blocks: 2 });
  const databaseUrl = await makeDatabase();
  index = await startIndex({ rpcUrl: chain.rpcUrl, deployment, env: { DATABASE_URL: databaseUrl } });
  await index.reach(await readHead(chain));
  await seedRows(databaseUrl, isFullSize ? { swaps: 1_000_000, tokens: 20_000 } : { swaps: 20_000, tokens: 2000 });
}, 240_000);

afterAll(async () => {
  await index?.stop();
  await chain?.stop();
});

const aliases = (count: number, list: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => `a${n}: ${list(n)}`).join(' ');
const pair = '0x0000000000000000000000000000000000000001';
const id = '{ items { id } }';
const newest = 'orderBy: "timestamp", orderDirection: "desc"';

describe('what no index serves is refused before it is read', () => {
  test.each([
    [
      'a column without an index',
      '{ swaps(where: { amountUSD_gt: "0" }) { items { id } } }',
      'limited to a range, by id or timestamp',
    ],
    [
      'the costliest of the audit',
      `{ ${aliases(500, () => `swaps(where: { amountUSD_gt: "0", sender_not: "0x0" }, orderBy: "amount0In", limit: 1) ${id}`)} }`,
      'cannot be filtered by',
    ],
    ['an order without an index', `{ swaps(orderBy: "amount0In", limit: 1) ${id} }`, 'can be ordered'],
    [
      'an order that another index serves',
      `{ swaps(where: { pairId: "${pair}" }, limit: 1) ${id} }`,
      'by timestamp only',
    ],
    [
      'two columns of two indexes',
      `{ swaps(where: { pairId: "${pair}", from: "${pair}" }, ${newest}) ${id} }`,
      'No index',
    ],
    ['a range beside the order', `{ pairs(where: { volumeUSD_gt: "1" }, orderBy: "reserveUSD") ${id} }`, 'only'],
    ['everything but one', `{ swaps(where: { from_not: "${pair}" }, ${newest}) ${id} }`, 'cannot be filtered by'],
    ['many values', `{ swaps(where: { from_in: ["${pair}"] }, ${newest}) ${id} }`, '"_in" takes "id" only'],
    ['a text', `{ swaps(where: { transaction_contains: "ab" }, ${newest}) ${id} }`, 'served by no index'],
    ['a text of the pairs', `{ pairs(where: { name_contains: "a" }) ${id} }`, 'served by no index'],
    ['or', `{ swaps(where: { OR: [{ from: "${pair}" }, { pairId: "${pair}" }] }, ${newest}) ${id} }`, '"OR"'],
    ['or in and', `{ swaps(where: { AND: [{ OR: [{ amount0In: "1" }, { id: "x" }] }] }) ${id} }`, '"OR"'],
    ['or in one entry', `{ swaps(where: { OR: [{ id: "x", amountUSD_gt: "0" }] }) ${id} }`, '"OR"'],
    ['a long search', `{ tokens(where: { name_contains: "${'a%'.repeat(40)}" }) ${id} }`, 'served by no index'],
    ['and', `{ swaps(where: { AND: [{ from: "${pair}" }, { sender: "${pair}" }] }, ${newest}) ${id} }`, 'No index'],
    ['a list within a row', `{ pairs(limit: 1) { items { swaps(orderBy: "amountUSD") ${id} } } }`, 'by timestamp only'],
    ['inside of a fragment', `{ ...f } fragment f on Query { swaps(orderBy: "to") ${id} }`, 'can be ordered'],
    ['inside of an inline fragment', `{ ... on Query { swaps(orderBy: "to") ${id} } }`, 'can be ordered'],
    ['the liquidity notes', '{ liquiditySteps(orderBy: "mintTo") { items { id } } }', 'can be ordered'],
  ])('%s', async (_, query, message) => {
    expect((await index.query(query)).errors?.[0]?.message).toContain(message);
  });

  test('in variables, and in what variables are when they are not given', async () => {
    const query = `query ($w: swapFilter, $o: String) { swaps(where: $w, orderBy: $o) ${id} }`;
    expect((await index.query(query, { o: 'amount0In' })).errors?.[0]?.message).toContain('can be ordered');
    expect((await index.query(query, { w: { amountUSD_gt: '0' } })).errors?.[0]?.message).toContain(
      'limited to a range',
    );
    const quiet = `query ($o: String = "amount0In", $n: Int = 1000) { swaps(orderBy: $o, limit: $n) ${id} }`;
    expect((await index.query(quiet)).errors?.[0]?.message).toContain('can be ordered');
    const rows = `query ($n: Int = 1000) { ${aliases(21, () => `swaps(limit: $n) ${id}`)} }`;
    expect((await index.query(rows)).errors?.[0]?.message).toContain('more than 20000 rows');
  });
});

describe('what is asked for too often is refused', () => {
  test.each([
    ['pages', `{ ${aliases(40, () => `swaps(limit: 20, ${newest}) ${id}`)} }`, 'more than 30 lists'],
    [
      'lists within rows',
      `{ pairs(limit: 600) { items { swaps(limit: 1, ${newest}) ${id} } } }`,
      'more than 500 lists',
    ],
    ['total counts', `{ ${aliases(3, () => 'swaps(limit: 1) { totalCount }')} }`, 'searches and total counts'],
    [
      'counts within rows',
      `{ pairs(limit: 9) { items { swaps(limit: 1, ${newest}) { totalCount } } } }`,
      'total counts',
    ],
    ['searches', `{ ${aliases(3, () => `tokens(where: { symbol_contains: "a" }) ${id}`)} }`, 'searches'],
    ['skipped rows', `{ ${aliases(5, () => `swaps(limit: 1, offset: 5000) ${id}`)} }`, 'more than 20000 rows'],
    [
      'the state',
      `{ pairs(limit: 9) { items { hours(limit: 1, orderBy: "hourStartUnix") ${id} } } ${aliases(495, () => '_meta { status }')} }`,
      'more than 500 lists',
    ],
    ['two queries', `query a { swaps(limit: 1) ${id} } query b { swaps(limit: 1) ${id} }`, 'One query a request'],
    ['one field', `{ swaps { items { ${'id '.repeat(9000)} } } }`, '"id" is asked for too often'],
    ['one field in parts', `{ swaps { items { ${'... { id } '.repeat(900)} } } }`, '"id" is asked for too often'],
    [
      'fragments',
      `{ ...f0 } ${Array.from({ length: 60 }, (_, n) => `fragment f${n} on Query { __typename }`).join(' ')}`,
      'fragments',
    ],
  ])('%s', async (_, query, message) => {
    expect((await index.query(query)).errors?.[0]?.message).toContain(message);
  });

  test('a long body, unless it holds look-ups alone', async () => {
    const padding = ' '.repeat(70_000);
    const long = await index.query(`{ ${padding} swaps(limit: 500, ${newest}) ${id} }`);
    expect(long.errors?.[0]?.message).toContain('longer than 65536 bytes');
    expect((await index.query(`{ ${padding} swaps(limit: 1, ${newest}) ${id} }`)).errors).toBeUndefined();
  });
});

describe('the costliest that is allowed', () => {
  test.each([
    [
      '500 look-ups',
      `{ ${aliases(500, (n) => `swaps(where: { timestamp_gt: ${1_800_000_000 + n * 90} }, orderBy: "timestamp", limit: 1) ${id}`)} }`,
    ],
    ['500 single rows', `{ ${aliases(500, (n) => `token(id: "0x${n.toString(16).padStart(40, '0')}") { name }`)} }`],
    [
      '20 pages with their rows',
      `{ ${aliases(4, (n) => `swaps(limit: 1000, offset: ${n * 500}, ${newest}) { items { id pair { id } token0 { id } token1 { id } } }`)} }`,
    ],
    [
      'two searches',
      `{ ${aliases(2, (n) => `tokens(where: { OR: [{ symbol_contains_nocase: "zz${n}" }, { name_contains_nocase: "zz${n}" }] }, orderBy: "tradeVolumeUSD") ${id}`)} }`,
    ],
    ['two counts', `{ ${aliases(2, () => 'swaps(limit: 1) { totalCount }')} }`],
    ['1000 ids', `query ($ids: [String!]) { swaps(where: { id_in: $ids }, orderBy: "amountUSD", limit: 1000) ${id} }`],
  ])('%s', async (what, query) => {
    const ids = Array.from({ length: 1000 }, (_, n) => `0x${n}`);
    const begin = performance.now();
    const answer = await index.query(query, query.includes('$ids') ? { ids } : {});
    console.log(`${what}: ${Math.round(performance.now() - begin)} ms`);
    expect(answer.errors).toBeUndefined();
  });

  test('the last page by cursor', async () => {
    const last = `{ swaps(limit: 2, orderBy: "timestamp", orderDirection: "desc") { pageInfo { endCursor } items { id } } }`;
    const { data } = await index.query(last);
    const { endCursor } = (data as { swaps: { pageInfo: { endCursor: string } } }).swaps.pageInfo;
    const begin = performance.now();
    const answer = await index.query(
      `{ ${aliases(300, () => `swaps(limit: 1, after: "${endCursor}", orderBy: "timestamp") ${id}`)} }`,
    );
    console.log(`300 cursors: ${Math.round(performance.now() - begin)} ms`);
    expect(answer.errors).toBeUndefined();
  });
});
