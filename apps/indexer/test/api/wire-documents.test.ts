import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { candleSeconds } from '@besc/domain/market/candle';
import { zeroAddress } from '@besc/domain/shared/address';
import { chartTimes } from '@besc/domain/swap/chart-series';
import type { Chain } from '@besc/localnet/chain';
import { startSmallHistory } from '@besc/localnet/timeline/small-history';
import { fetchFarmDays } from '@besc/wire/farms/fetch-farm-days';
import { fetchFarmEarnings } from '@besc/wire/farms/fetch-farm-earnings';
import { fetchFarmEnds } from '@besc/wire/farms/fetch-farm-ends';
import { fetchFarmPositions } from '@besc/wire/farms/fetch-farm-positions';
import { fetchPaidFarmDays } from '@besc/wire/farms/fetch-paid-farm-days';
import { fetchOraclePoints, fetchOracleReports } from '@besc/wire/oracle/fetch-oracle';
import { fetchPoolDays } from '@besc/wire/pools/fetch-pool-days';
import { fetchPoolEarnings } from '@besc/wire/pools/fetch-pool-earnings';
import { fetchPoolPay } from '@besc/wire/pools/fetch-pool-pay';
import { fetchVaultDays } from '@besc/wire/pools/fetch-vault-days';
import { fetchVaultEarnings } from '@besc/wire/pools/fetch-vault-earnings';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { indexLimits } from '@besc/wire/shared/index-limits';
import { fetchAccountTrades } from '@besc/wire/swap/fetch-account-trades';
import { fetchBlocks } from '@besc/wire/swap/fetch-blocks';
import { fetchCandles, mostCandles } from '@besc/wire/swap/fetch-candles';
import { fetchDayPrices } from '@besc/wire/swap/fetch-day-prices';
import { fetchDerivedPrices, fetchDerivedPricesAtBlocks } from '@besc/wire/swap/fetch-derived-prices';
import { fetchExchangeFigures } from '@besc/wire/swap/fetch-exchange-figures';
import { fetchIndexHealth } from '@besc/wire/swap/fetch-index-health';
import { fetchPairHistory } from '@besc/wire/swap/fetch-pair-history';
import { fetchPairMarket } from '@besc/wire/swap/fetch-pair-market';
import {
  fetchLastPairPeriodId,
  fetchLatestPairPeriods,
  fetchPairPeriodsAt,
  fetchPairPeriodsByIds,
} from '@besc/wire/swap/fetch-pair-periods';
import { fetchPairVolumes } from '@besc/wire/swap/fetch-pair-volumes';
import { fetchPastPrices } from '@besc/wire/swap/fetch-past-prices';
import { numberToHex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AskedDocuments, each, nowSeconds, type Place } from '../support/asked-documents';
import { makeDatabase } from '../support/make-database';
import { type Pricing, pricingOf } from '../support/pricing-of';
import { readHead } from '../support/read-head';
import { slugModules } from '../support/slug-modules';
import { startIndex, type TestIndex } from '../support/start-index';

let chain: Chain;
let index: TestIndex;
let place: Place;
const finalityBlocks = 5;

beforeAll(async () => {
  const started = await startSmallHistory();
  chain = started.chain;
  const { deployment } = started;
  // The terms of each pool are asked as of a final block, and a node that was loaded has only states of what it mined since.
  await chain.mine(finalityBlocks + 1);
  // How long an answer takes is not what this is about.
  const env = {
    DATABASE_URL: await makeDatabase(),
    FINALITY_BLOCKS: String(finalityBlocks),
    REQUEST_TIMEOUT_MS: '60000',
  };
  index = await startIndex({ rpcUrl: chain.rpcUrl, deployment, env });
  await index.reach(await readHead(chain));
  const { data } = await index.query('{ pools(orderBy: "number", limit: 1) { items { id } } }');
  const [pool] = (data as { pools: { items: { id: string }[] } }).pools.items;
  const account = (number: number) => checksumAddress(chain.accounts[number]?.address ?? zeroAddress);
  place = {
    url: `${index.url}/graphql`,
    person: account(0),
    staker: account(1),
    pool: checksumAddress(pool?.id ?? ''),
    factory: checksumAddress(addressOf(deployment, 'swap', 'factory')),
    vault: checksumAddress(addressOf(deployment, 'pools', 'vault')),
    token: checksumAddress(addressOf(deployment, 'tokens', 'money')),
    pair: checksumAddress(deployment.pairs[0]?.address ?? ''),
    pricing: pricingOf(deployment),
  };
});

afterAll(async () => {
  await index?.stop();
  await chain?.stop();
});

const day = 86_400;
/** More of each than one request has room for. */
const times = Array.from({ length: indexLimits.lookups + 1 }, (_, count) => nowSeconds - (count * day) / 4);
const someTimes = ({ pairs }: Pricing) => times.slice(0, indexLimits.lookups / pairs.length + 1);
const madeUp = Array.from({ length: indexLimits.pageRows }, (_, count) =>
  checksumAddress(numberToHex(count + 1, { size: 20 })),
);

/** What slugs ask that have tests of their own. */
const askedBySlugs = await slugModules<{ asked: AskedDocuments }>('asked-documents.ts');

/** Every function of wire that asks the index, once for each document that it has, at its largest. */
const asked: AskedDocuments = {
  ...Object.assign({}, ...askedBySlugs.map(({ asked }) => asked)),
  fetchFarmDays: ({ url }) => fetchFarmDays({ url, pid: 1, times }),
  fetchFarmEnds: ({ url }) => fetchFarmEnds({ url }),
  fetchFarmPositions: ({ url, staker }) => fetchFarmPositions({ url, account: staker }),
  fetchAccountTrades: async ({ url, pair }) => {
    const { trades } = (await fetchPairMarket({ url, pair, now: nowSeconds })) ?? {};
    return trades?.[0] && (await fetchAccountTrades({ url, account: trades[0].from }));
  },
  fetchFarmEarnings: ({ url, staker }) => fetchFarmEarnings({ url, account: staker }),
  fetchPaidFarmDays: ({ url }) =>
    fetchPaidFarmDays({ url, pid: 1, times, emission: { startBlock: 0n, endBlock: 2n ** 40n } }),
  fetchPoolDays: ({ url, pool }) => fetchPoolDays({ url, pool, times }),
  fetchPoolEarnings: ({ url, staker }) => fetchPoolEarnings({ url, account: staker }),
  fetchPoolPay: ({ url, pool }) => fetchPoolPay({ url, pool }),
  fetchVaultDays: ({ url, vault }) => fetchVaultDays({ url, vault, times }),
  fetchVaultEarnings: ({ url, staker }) => fetchVaultEarnings({ url, account: staker }),
  fetchOraclePoints: ({ url }) => fetchOraclePoints({ url, since: 0 }),
  fetchOracleReports: ({ url }) => fetchOracleReports({ url }),
  fetchBlocks: ({ url }) => fetchBlocks({ url, times: [nowSeconds - 300, ...times] }),
  fetchDayPrices: ({ url, token }) => fetchDayPrices({ url, token, from: 0 }),
  fetchDerivedPrices: ({ url, token, pricing }) =>
    fetchDerivedPrices({ url, token, ...pricing, times: someTimes(pricing), spanSeconds: day }),
  fetchDerivedPricesAtBlocks: ({ url, token, pricing }) =>
    fetchDerivedPricesAtBlocks({
      url,
      token,
      ...pricing,
      blocks: someTimes(pricing).map((time) => ({ number: 1_000_000, time })),
    }),
  fetchExchangeFigures: async ({ url, factory, token }) => {
    const figures = await fetchExchangeFigures({ url, factory, token, since: nowSeconds - day });
    return Object.values(figures?.days ?? {});
  },
  fetchIndexHealth: ({ url }) => fetchIndexHealth({ url }),
  fetchCandles: ({ url, pair }) =>
    each(candleSeconds, (seconds) => fetchCandles({ url, pair, seconds, before: undefined, most: mostCandles })),
  fetchPastPrices: ({ url, token }) => fetchPastPrices({ url, tokens: [token], time: nowSeconds }),
  fetchPairMarket: ({ url, pair }) => fetchPairMarket({ url, pair, now: nowSeconds }),
  fetchPairHistory: ({ url, pair }) =>
    each([0, 1, 2, 3] as const, (window) => fetchPairHistory({ url, pair, window, nowSeconds })),
  fetchLastPairPeriodId: ({ url, pair }) =>
    each(['hour', 'day'] as const, (period) => fetchLastPairPeriodId({ url, pair, period })),
  fetchLatestPairPeriods: ({ url, pair }) =>
    each(['hour', 'day'] as const, (period) =>
      fetchLatestPairPeriods({ url, pair, period, first: indexLimits.pageRows }),
    ),
  fetchPairPeriodsAt: ({ url, pair }) =>
    each(['hour', 'day'] as const, (period) =>
      fetchPairPeriodsAt({ url, pair, period, times: chartTimes(2, nowSeconds) }),
    ),
  fetchPairPeriodsByIds: ({ url, pair }) =>
    each(['hour', 'day'] as const, async (period) => {
      const id = await fetchLastPairPeriodId({ url, pair, period });
      return await fetchPairPeriodsByIds({
        url,
        ids: [String(id), ...madeUp.slice(1).map((other) => `${other}-1`)],
        period,
      });
    }),
  fetchPairVolumes: ({ url, pair }) => fetchPairVolumes({ url, pairs: [pair, ...madeUp.slice(0, 150)], nowSeconds }),
};

test.each(Object.keys(asked))('what %s asks for at its largest is answered, and is what it expects', async (name) => {
  const answer = await asked[name]?.(place);
  const parts = Array.isArray(answer) && (Array.isArray(answer[0]) || answer.includes(undefined)) ? answer : [answer];
  for (const part of parts) {
    const rows = part instanceof Map ? [...part] : part;
    expect(rows).toBeDefined();
    // A list without rows would show nothing of how one is read.
    expect(rows).not.toEqual([]);
  }
});

/** The hub of votes is asked in the same way, and in the tests of the API. */
const asksIndex = (text: string) => /fetch-index'/.test(text) && !/\bHubRequest\b/.test(text);

test('no function that asks the index is left out', async () => {
  const folder = dirname(dirname(fileURLToPath(import.meta.resolve('@besc/wire/shared/fetch-index'))));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.ts$/.test(file) && !/\.test\.ts$|^shared\b/.test(file) && asksIndex(readFileSync(join(folder, file), 'utf8')),
  );
  const modules = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<object>));
  const names = modules.flatMap((exports) => Object.keys(exports).filter((name) => name.startsWith('fetch')));
  expect(names.sort()).toEqual(Object.keys(asked).sort());
});
