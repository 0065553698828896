import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectedTables } from '../support/expected-tables';
import { knownTokens } from '../support/known-tokens';
import { makeDatabase } from '../support/make-database';
import { type OddMarket, startOddMarket } from '../support/odd-market';
import { readHead } from '../support/read-head';
import { readTables, type Tables, tableNames } from '../support/read-tables';
import { makeRandom } from '../support/seeded-random';
import { startIndex, type TestIndex } from '../support/start-index';

const trades = 420;

describe('every figure follows from the raw events', () => {
  let market: OddMarket;
  let index: TestIndex;
  let got: Tables;
  let expected: Tables;

  beforeAll(async () => {
    market = await startOddMarket(20_261_121);
    const random = makeRandom(7);
    // The first part is history when the index starts, the rest arrives while it runs.
    for (let sent = 0; sent < trades; ) {
      if (sent >= trades / 2 && index === undefined) {
        await market.chain.mine(150);
        const env = { DATABASE_URL: await makeDatabase() };
        index = await startIndex({ rpcUrl: market.chain.rpcUrl, deployment: market.deployment, env });
      }
      const count = 1 + random.below(6);
      await market.block(Array.from({ length: count }, market.transaction), 1 + random.below(9000));
      sent += count;
    }
    await index.reach(await readHead(market.chain));
    got = await readTables(index);
    expected = await expectedTables(market.chain, market.deployment, knownTokens(market));
  }, 240_000);

  afterAll(async () => {
    await index?.stop();
    await market?.chain.stop();
  });

  test('the market has at least 300 events of every kind, odd tokens included', () => {
    const count = (table: string) => Object.keys(got[table] ?? {}).length;
    expect(count('swap') + count('mint') + count('burn')).toBeGreaterThanOrEqual(300);
    for (const table of ['swap', 'mint', 'burn']) expect(count(table)).toBeGreaterThan(10);
    const swaps = Object.values(got.swap ?? {});
    expect(swaps.some((row) => row.amount0In !== '0' && row.amount0Out !== '0')).toBe(true);
    const liquidity = [...Object.values(got.mint ?? {}), ...Object.values(got.burn ?? {})];
    expect(liquidity.some((row) => row.feeTo !== null)).toBe(true);
    expect(Object.values(got.token ?? {}).some((row) => row.symbol === '???')).toBe(true);
  });

  test.each(tableNames)('%s', (table) => {
    expect(Object.keys(got[table] ?? {}).sort()).toEqual(Object.keys(expected[table] ?? {}).sort());
    for (const [id, row] of Object.entries(expected[table] ?? {})) expect(got[table]?.[id], id).toEqual(row);
  });

  test('CHART-23 pair rows carry time, tokens, reserves and derived prices that are above zero for a listed pair', () => {
    const rows = Object.values(got.pairHourData ?? {}).filter((row) => row.token0DerivedUSD !== '0');
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) expect(Number(row.reserveUSD)).toBeGreaterThan(0);
  });
});
