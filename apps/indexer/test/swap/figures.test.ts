import { addressOf } from '@besc/contracts/deploy/address-of';
import { zeroAddress } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import { type Chain, startChain } from '@besc/localnet/chain';
import { type FaultProxy, startFaultProxy } from '@besc/localnet/fault-proxy';
import { fetchFarmDays } from '@besc/wire/farms/fetch-farm-days';
import { fetchFarmEarnings } from '@besc/wire/farms/fetch-farm-earnings';
import { fetchPoolDays } from '@besc/wire/pools/fetch-pool-days';
import { fetchPoolEarnings } from '@besc/wire/pools/fetch-pool-earnings';
import { fetchPoolPay } from '@besc/wire/pools/fetch-pool-pay';
import { fetchVaultDays } from '@besc/wire/pools/fetch-vault-days';
import { fetchVaultEarnings } from '@besc/wire/pools/fetch-vault-earnings';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { keccak256, pad, toHex } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectContractState } from '../support/expect-contract-state';
import { expectedTables } from '../support/expected-tables';
import { knownTokens } from '../support/known-tokens';
import { makeDatabase } from '../support/make-database';
import { type OddMarket, startOddMarket } from '../support/odd-market';
import { writeRareTerms } from '../support/rare-terms';
import { readHead } from '../support/read-head';
import { readTables, type Tables, tableNames } from '../support/read-tables';
import { makeRandom } from '../support/seeded-random';
import { startIndex, type TestIndex } from '../support/start-index';

const trades = 420;

/** What is asked of a log. */
type SentLog = Readonly<Record<'transactionHash' | 'address' | 'logIndex', string>>;

describe('every figure follows from the raw events, and faulty answers make no wrong row', () => {
  let market: OddMarket;
  let foreign: Chain;
  let proxy: FaultProxy;
  let index: TestIndex;
  let got: Tables;
  let expected: Tables;

  beforeAll(async () => {
    [market, foreign] = await Promise.all([startOddMarket(20_261_121), startChain({ accountCount: 1 })]);
    proxy = await startFaultProxy({ target: market.chain.rpcUrl });
    const random = makeRandom(7);
    const write = async (count: number) => {
      for (let sent = 0; sent < count; ) {
        const part = 1 + random.below(6);
        await market.block(Array.from({ length: part }, market.transaction), 1 + random.below(9000));
        sent += part;
      }
    };
    await write(trades / 2);
    await writeRareTerms(market);
    await market.chain.mine(150);
    // History is read while logs are withheld, answers are cut, mixed up, refused or late, with two nodes that are none.
    proxy.inject(
      { kind: 'empty-logs', times: 3, methods: ['eth_getLogs'] },
      { kind: 'cut-json', times: 4 },
      { kind: 'status', status: 429, times: 4 },
    );
    proxy.inject({ kind: 'wrong-id', times: 4 }, { kind: 'delay', ms: 700, times: 5 }, { kind: 'down', times: 3 });
    const env = { DATABASE_URL: await makeDatabase() };
    const rpcUrl = ['http://127.0.0.1:9', foreign.rpcUrl, proxy.url].join();
    index = await startIndex({ rpcUrl, deployment: market.deployment, env });
    await index.reach(await readHead(market.chain));
    // The rest arrives while it runs, some of it with the same faults.
    for (const fault of [
      { kind: 'empty-logs', times: 3, methods: ['eth_getLogs'] },
      { kind: 'missing-logs', times: 6, methods: ['eth_getLogs'] },
      { kind: 'cut-json', times: 3 },
      { kind: 'status', status: 503, times: 3 },
      { kind: 'wrong-id', times: 3 },
      { kind: 'lagging-head', blocks: 3, times: 6 },
      { kind: 'header-not-found', times: 3 },
      { kind: 'error', code: -32_000, message: 'internal error', times: 4 },
    ] as const) {
      proxy.inject(fault);
      await write(trades / 16);
    }
    proxy.heal();
    await market.block([], 10);
    await index.reach(await readHead(market.chain));
    got = await readTables(index);
    expected = await expectedTables(market.chain, market.deployment, knownTokens(market));
  }, 400_000);

  afterAll(async () => {
    await index?.stop();
    await proxy?.stop();
    await Promise.all([market?.chain.stop(), foreign?.stop()]);
  });

  test('the market has at least 300 events of every kind, odd tokens included', () => {
    const count = (table: string) => Object.keys(got[table] ?? {}).length;
    expect(count('swap') + count('mint') + count('burn')).toBeGreaterThanOrEqual(300);
    for (const table of ['swap', 'mint', 'burn']) expect(count(table)).toBeGreaterThan(10);
    const swaps = Object.values(got.swap ?? {});
    expect(swaps.some((row) => row.amount0In !== '0' && row.amount0Out !== '0')).toBe(true);
    const liquidity = [...Object.values(got.mint ?? {}), ...Object.values(got.burn ?? {})];
    expect(liquidity.some((row) => row.feeTo !== null)).toBe(true);
    expect(Object.values(got.token ?? {}).some((row) => row.symbol === 'UNKNOWN')).toBe(true);
  });

  test('a token has sent LP of its own to zero from inside burns of its pairs', async () => {
    const hook = market.zoo.find(({ symbol }) => symbol === 'HOOK')?.address ?? zeroAddress;
    const topics = [keccak256(toHex('Transfer(address,address,uint256)')), pad(hook), pad(zeroAddress)];
    const logs = await market.chain.rpc.request<SentLog[]>('eth_getLogs', [{ fromBlock: 'earliest', topics }]);
    const burns = Object.values(got.burn ?? {});
    const isIn = ({ transactionHash, address, logIndex }: SentLog) =>
      burns.some(
        (row) =>
          row.transaction === transactionHash && row.pairId === address && Number(row.logIndex) > Number(logIndex),
      );
    expect(logs.filter(isIn).length).toBeGreaterThan(0);
  });

  test.each(tableNames)('%s', (table) => {
    expect(Object.keys(got[table] ?? {}).sort()).toEqual(Object.keys(expected[table] ?? {}).sort());
    for (const [id, row] of Object.entries(expected[table] ?? {})) expect(got[table]?.[id], id).toEqual(row);
  });

  test('farms, pools and vault have seen every kind of action: paid, owed, worth something, without a price', async () => {
    const rows = (table: string) => Object.values(got[table] ?? {});
    const kinds = (table: string) => [...new Set(rows(table).map(({ kind }) => kind))].sort();
    for (const table of ['farmAction', 'poolAction']) {
      expect(kinds(table)).toEqual(['deposit', 'emergencyWithdraw', 'withdraw']);
      expect(rows(table).some(({ harvested }) => harvested !== '0')).toBe(true);
    }
    expect(kinds('vaultAction')).toEqual(['deposit', 'harvest', 'withdraw']);
    expect(rows('vaultAction').some(({ fee }) => fee !== '0')).toBe(true);
    const owed = ['RewardOwed(address,uint256,uint256)', 'RewardOwed(address,uint256)'].map((name) =>
      keccak256(toHex(name)),
    );
    const filter = { fromBlock: 'earliest', topics: [owed] };
    const logs = await market.chain.rpc.request<{ topics: string[] }[]>('eth_getLogs', [filter]);
    expect(new Set(logs.map(({ topics }) => topics[0]))).toEqual(new Set(owed));
    expect(rows('pool').some((row) => row.staked !== '0' && row.stakedUSD === null)).toBe(true);
    expect(rows('pool').some((row) => row.harvestedUSD === null)).toBe(true);
    expect(got.pool?.[market.farming.stranger]).toBeUndefined();
    // By nothing but BUSDC, and staked when the coin had another price than at its own last trade.
    const priced = market.deployment.tokens.find(({ symbol }) => symbol === 'OLDG')?.address.toLowerCase();
    expect(rows('pool').some((row) => row.stakedTokenId === priced && row.staked !== '0')).toBe(true);
    const latest = { startBlock: String(2 ** 32 - 2), bonusEndBlock: String(2 ** 32 - 1) };
    expect(rows('pool')).toContainEqual(expect.objectContaining(latest));
  });

  test('LP, stakes, debts and shares are those of the contracts', async () => {
    await expectContractState(market, got);
  });

  test('the page reads days and earnings of farms, pools and vault as the tables have them', async () => {
    const url = `${index.url}/graphql`;
    const account = checksumAddress(market.chain.accounts[0]?.address ?? zeroAddress);
    const own = (table: string) => Object.values(got[table] ?? {}).filter((row) => row.account === indexId(account));
    const dates = (table: string, owner: string) =>
      Object.values(got[`${table}DayData`] ?? {})
        .filter((row) => row[`${table}Id`] === owner)
        .map(({ date }) => Number(date))
        .sort((a, b) => a - b);
    const harvested = (rows: readonly { harvested: { amount: bigint } }[]) =>
      rows.reduce((sum, row) => sum + row.harvested.amount, 0n);
    const paid = (table: string) => own(table).reduce((sum, row) => sum + BigInt(String(row.harvested)), 0n);
    const request = { url, account };
    for (const [rows, table] of [
      [await fetchFarmEarnings(request), 'farmPosition'],
      [await fetchPoolEarnings(request), 'poolPosition'],
      [await fetchVaultEarnings(request), 'vaultPosition'],
    ] as const) {
      expect(rows.length).toBeGreaterThan(0);
      expect(harvested(rows), table).toBe(paid(table));
    }
    const vault = checksumAddress(addressOf(market.deployment, 'pools', 'vault'));
    const pool = checksumAddress(market.farming.pools[0]?.address ?? zeroAddress);
    const now = Object.values(got.block ?? {}).reduce((last, { timestamp }) => Math.max(last, Number(timestamp)), 0);
    const times = Array.from({ length: 400 }, (_, day) => now - day * 86_400);
    const timesOf = (rows: readonly { time: number }[]) => rows.map(({ time }) => time);
    expect(timesOf(await fetchFarmDays({ url, pid: 1, times }))).toEqual(dates('farm', '1'));
    expect(timesOf(await fetchPoolDays({ url, pool, times }))).toEqual(dates('pool', indexId(pool)));
    for (const [id, { rewardPerBlock, startBlock, bonusEndBlock }] of Object.entries(got.pool ?? {})) {
      const at = (block: unknown) =>
        Object.values(got.block ?? {}).find(({ number }) => number === Number(block))?.timestamp;
      const [from, until] = [at(startBlock), at(bonusEndBlock)];
      const pay = from === undefined ? undefined : { rewardPerBlock: BigInt(String(rewardPerBlock)), from, until };
      expect(await fetchPoolPay({ url, pool: checksumAddress(id) }), id).toEqual(pay);
    }
    const days = await fetchVaultDays({ url, vault, times });
    expect(timesOf(days)).toEqual(dates('vault', indexId(vault)));
    expect(String(days.at(-1)?.pricePerShare)).toBe(got.vault?.[indexId(vault)]?.pricePerShare);
  });

  test('CHART-23 pair rows carry time, tokens, reserves and derived prices that are above zero for a listed pair', () => {
    const rows = Object.values(got.pairHourData ?? {}).filter((row) => row.token0DerivedUSD !== '0');
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) expect(Number(row.reserveUSD)).toBeGreaterThan(0);
  });
});
