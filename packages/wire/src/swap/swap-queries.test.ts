import { describe, expect, test } from 'vitest';
import { answerAliases, answerServer } from '../../test/answer-server';
import { batches } from '../shared/batches';
import { checksumAddress } from '../shared/checksum-address';
import { fetchDerivedPrices, fetchDerivedPricesAtBlocks } from './fetch-derived-prices';
import { fetchIndexHealth } from './fetch-index-health';
import { fetchPairHistory } from './fetch-pair-history';
import { fetchLastPairPeriodId, fetchLatestPairPeriods, fetchPairPeriodsByIds } from './fetch-pair-periods';

const pair = checksumAddress('0x80CB6920a944ab09a8C9a692Db48f0A93265CacE');
const token = checksumAddress('0x8B623A4DC77f9cBF6b67E93471F17926AFbe5088');

const server = answerServer();

function row(index: number, changes: Record<string, unknown> = {}) {
  return {
    id: `${pair.toLowerCase()}-${index}`,
    token0Id: token.toLowerCase(),
    token1Id: pair.toLowerCase(),
    reserve0: '10.5',
    reserve1: '20',
    reserveUSD: '12345.678901234567890123',
    token0DerivedNative: '1',
    token1DerivedNative: '0.5',
    token0DerivedUSD: '0.1',
    token1DerivedUSD: '0.05',
    hourStartUnix: index * 3600,
    date: index * 86_400,
    ...changes,
  };
}

describe('pair hours and days', () => {
  test('CHART-17 CHART-23 INFO-16 the newest rows of a pair come with all their fields', async () => {
    server.answerJson({ data: { rows: { items: [row(2), row(1)] } } });
    const rows = await fetchLatestPairPeriods({ url: server.url, pair, period: 'hour', first: 24 });
    expect(rows[0]).toMatchObject({
      time: 7200,
      reserve0: '10.5',
      reserveUsd: '12345.678901234567890123',
      token0Id: token,
    });
    expect(server.requests[0]?.variables).toEqual({ pair: pair.toLowerCase(), first: 24 });
    expect(server.requests[0]?.query).toContain('orderBy: "hourStartUnix", orderDirection: "desc", limit: $first');
  });

  test('CHART-19 INFO-17 days are asked by pair address and date', async () => {
    server.answerJson({ data: { rows: { items: [row(3)] } } });
    const rows = await fetchLatestPairPeriods({ url: server.url, pair, period: 'day', first: 30 });
    expect(rows[0]?.time).toBe(3 * 86_400);
    expect(server.requests[0]?.query).toContain('pairDayDatas(where: { pairAddress: $pair }');
  });

  test('CHART-18 INFO-16 INFO-17 INFO-18 rows by id, and the last id', async () => {
    server.answerJson({ data: { rows: { items: [row(6)] } } });
    await fetchPairPeriodsByIds({ url: server.url, period: 'hour', ids: [`${pair}-6`, `${pair}-12`] });
    expect(server.requests[0]?.variables).toEqual({
      ids: [`${pair.toLowerCase()}-6`, `${pair.toLowerCase()}-12`],
      first: 2,
    });
    expect(await fetchPairPeriodsByIds({ url: server.url, period: 'hour', ids: [] })).toEqual([]);
    expect(await fetchLastPairPeriodId({ url: server.url, pair, period: 'hour' })).toBe(`${pair.toLowerCase()}-6`);
    server.answerJson({ data: { rows: { items: [] } } });
    expect(await fetchLastPairPeriodId({ url: server.url, pair, period: 'day' })).toBeUndefined();
  });

  test.each([
    [0, 'pairHourDatas', 24],
    [1, 'pairHourDatas', 28],
    [2, 'pairDayDatas', 30],
    [3, 'pairDayDatas', 24],
  ] as const)('CHART-17 to CHART-20 window %i asks %s for %i points in one request', async (window, list, points) => {
    answerAliases(server, () => [row(5)]);
    const rows = await fetchPairHistory({ url: server.url, pair, window, nowSeconds: 1_790_000_000 });
    expect(rows).toHaveLength(1);
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.query?.split(list)).toHaveLength(points + 1);
  });

  test.each([
    ['a number for a decimal', { reserve0: 10.5 }],
    ['an exponent', { reserveUSD: '1e5' }],
    ['words', { token0DerivedNative: 'NaN' }],
    ['no time', { hourStartUnix: undefined }],
    ['a token id that is none', { token0Id: '0x12' }],
  ])('a row with %s is refused whole', async (_name, change) => {
    server.answerJson({ data: { rows: { items: [row(1, change)] } } });
    await expect(fetchLatestPairPeriods({ url: server.url, pair, period: 'hour', first: 1 })).rejects.toMatchObject({
      code: 'ANSWER_SHAPE',
    });
  });
});

describe('batches', () => {
  test('CALL-20 the generic batch is 1000', () => {
    expect(batches(Array.from({ length: 2001 }, () => 0)).map(({ length }) => length)).toEqual([1000, 1000, 1]);
    expect(batches([])).toEqual([]);
    expect(() => batches([1], 0)).toThrow(RangeError);
  });
});

describe('derived prices', () => {
  const at = (digit: string) => checksumAddress(`0x${digit.repeat(40)}`);
  const [wbesc, stable, own, anchor] = [at('1'), at('2'), at('a'), at('b')];
  const rules = { wbesc, stable, whitelist: [wbesc, stable], minimumReserveNativeE18: 10n * 10n ** 18n };
  const pairs = [
    { address: own, token0: stable, token1: token },
    { address: anchor, token0: wbesc, token1: stable },
  ];
  const row = (reserve0: string, reserve1: string, decimals1 = 18) => ({
    reserve0,
    reserve1,
    decimals0: 18,
    decimals1,
  });
  /** The pair of the token has 1800 BUSDC beside 1000 of it, since it exists; the coin cost 0.1 USD and then 0.2. */
  const tell = (lookups: readonly (readonly object[])[]) =>
    answerAliases(server, (alias) => [...(lookups[Number(alias.slice(1))] ?? [])]);

  test('CHART-13 by time: what is known at the end of each span, also of a token without an event since another priced it otherwise', async () => {
    const [thin, cheap, dear] = [row('1', '0.1'), row('2000000', '200000'), row('1000000', '200000')];
    const priced = row('1800', '1000', 9);
    tell([[], [cheap], [priced], [cheap], [priced], [dear], [priced], [thin]]);
    const times = [100, 200, 300, 400];
    expect(await fetchDerivedPrices({ url: server.url, token, pairs, rules, times, spanSeconds: 100 })).toEqual([
      { time: 200, derived: '18' },
      { time: 300, derived: '9' },
    ]);
    const [first = ''] = server.requests.map(({ query }) => query);
    expect(first).toContain(`t0: pairSnapshots(where: { pairId: "${own.toLowerCase()}", timestamp_lte: 199 }`);
  });

  test('INFO-19 by block number, each with the time it stands for', async () => {
    tell([[row('1800', '1000')], [row('2000000', '200000')], [row('900', '1000')], [row('2000000', '200000')]]);
    const blocks = [
      { number: 5, time: 50 },
      { number: 9, time: 90 },
    ];
    expect(await fetchDerivedPricesAtBlocks({ url: server.url, token, pairs, rules, blocks })).toEqual([
      { time: 50, derived: '18' },
      { time: 90, derived: '9' },
    ]);
    expect(server.requests[0]?.query).toContain('blockNumber_lte: 9');
  });
});

describe('health', () => {
  const report = {
    status: 'stalled',
    healthy: false,
    chainHead: 120,
    indexedBlock: 100,
    indexedHash: `0x${'AB'.repeat(32)}`,
    indexedTimestamp: 1,
    lagBlocks: 20,
    secondsSinceProgress: 33,
  };

  test('is read beside the GraphQL endpoint, also when it is bad', async () => {
    let path = '';
    server.answer((response, request) => {
      path = request.url ?? '';
      response.end(JSON.stringify(report));
    });
    const health = await fetchIndexHealth({ url: server.url });
    // With 503, which is what a watchman gets, every look at a late index would be a red line in the browser.
    expect(path).toBe('/health?report');
    expect(health).toEqual({ ...report, indexedHash: `0x${'ab'.repeat(32)}` });
  });

  test('an answer that is no report is an error', async () => {
    server.answerJson({ no: 'report' }, 503);
    await expect(fetchIndexHealth({ url: server.url })).rejects.toMatchObject({ code: 'HTTP_STATUS' });
  });
});
