import { parse } from 'graphql';
import { expect, test } from 'vitest';
import * as schema from '../../ponder.schema';
import { queryCost } from '../../src/api/query-cost';
import { readableTables } from '../../src/api/readable-tables';

const tables = readableTables(schema);
const cost = (query: string, variables = {}) => queryCost(parse(query), variables, tables);

test('tables are read out of their declaration: indexes, and the column that leads back from a list', () => {
  const pair = tables.get('pair');
  expect(pair?.indexes).toContainEqual(['id']);
  expect(pair?.indexes).toContainEqual(['token0Id', 'reserveUSD']);
  expect(pair?.rows.get('token1')).toBe('token');
  expect(pair?.lists.get('days')).toEqual({ table: 'pairDayData', column: 'pairAddress' });
  expect(tables.get('lotteryPurchase')?.arrays).toEqual(new Set(['numbers']));
  expect(tables.get('token')?.lists.get('pairs1')).toEqual({ table: 'pair', column: 'token1Id' });
});

test.each([
  ['or in one entry', '{ swaps(where: { OR: [{ id: "x", amountUSD_gt: "0" }] }) { items { id } } }', '"OR"'],
  [
    'a long search',
    `{ tokens(where: { name_contains: "${'a%'.repeat(40)}" }) { items { id } } }`,
    'served by no index',
  ],
  [
    'a range and an equality of one column',
    '{ blocks(where: { number: 1, number_gt: 0 }) { items { id } } }',
    'by id only',
  ],
  [
    'enough bets without a rank',
    '{ predictionUsers(where: { totalBets_gte: 10 }, orderBy: "netAmount") { items { id } } }',
    'by id or isRanked only',
  ],
  [
    'more bets than a rank takes',
    '{ predictionUsers(where: { isRanked: true, totalBets_gte: 11 }, orderBy: "netAmount") { items { id } } }',
    'limited to a range',
  ],
  [
    'an order by what a row may be without',
    '{ pools(orderBy: "stakedUSD", orderDirection: "desc", limit: 1) { items { id } } }',
    '"stakedUSD_gte"',
  ],
  [
    'the same of rows that are named',
    '{ farms(where: { id_in: ["1", "2"] }, orderBy: "stakedUSD") { items { id } } }',
    '"stakedUSD_gte"',
  ],
])('refused: %s', (_, query, message) => {
  expect(cost(query).problem).toContain(message);
});

test.each([
  ['{ _meta { status } a: _meta { status } }', { lookups: 2 }],
  ['{ swaps(limit: 1) { items { id } } }', { lookups: 1, pages: 0, rows: 1 }],
  ['{ swaps { items { id } } }', { lookups: 0, pages: 1, rows: 50 }],
  ['{ pairs(limit: 5) { items { days(limit: 2, orderBy: "date") { items { id } } } } }', { lookups: 6, rows: 15 }],
  ['{ pairs(limit: 5, offset: 40) { totalCount } }', { pages: 1, scans: 1, rows: 45 }],
  [
    '{ pools(where: { stakedUSD_gte: "0" }, orderBy: "stakedUSD", orderDirection: "desc") { items { id } } }',
    { pages: 1 },
  ],
  ['{ pairs(limit: 5) { items { token0 { id } } } }', { rows: 10, values: 15 }],
  ['{ pairs(limit: 5) { items { id } other: items { id block } } }', { rows: 5, values: 25 }],
  ['{ pairs(limit: 5) { items { name reserveUSD } } }', { rows: 5, values: 85 }],
  ['{ tokens(limit: 5) { items { symbol tradeVolume decimals } } }', { rows: 5, values: 90 }],
  ['{ farms(limit: 5) { items { staked stakedUSD } } }', { rows: 5, values: 50 }],
  ['{ pairs(limit: 5) { items { ...f } } } fragment f on pair { a: id b: id ... { c: id } }', { values: 20 }],
  ['{ lotteryPurchases(limit: 5) { items { numbers } } }', { rows: 5, values: 505 }],
  ['{ lotteryRounds(limit: 5) { items { id prizePerBracket } } }', { rows: 5, values: 90 }],
  [
    '{ predictionUsers(where: { isRanked: true, totalBets_gte: 10, netBNB_gt: "0" }, orderBy: "netBNB", limit: 20) { items { id } } }',
    { pages: 1, rows: 20 },
  ],
  [
    '{ tokens(where: { OR: [{ name_contains: "a" }, { symbol_starts_with_nocase: "a" }] }) { items { id } } }',
    { scans: 1 },
  ],
])('%s', (query, expected) => {
  expect(cost(query)).toMatchObject({ ...expected, problem: undefined });
});
