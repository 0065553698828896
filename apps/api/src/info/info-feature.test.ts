import { parseAddress } from '@besc/wire/shared/parse-address';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { at, laterState, startFakeIndex, world } from '../../test/info/fake-index';
import { expectDocumented } from '../../test/support/expect-documented';
import { startTestApi, type TestApi, testNowMs } from '../../test/support/start-test-api';
import { infoFeature } from './info-feature';

const spelled = (place: number) => parseAddress(at(place));

let index: Awaited<ReturnType<typeof startFakeIndex>>;
let api: TestApi;
let nowMs = testNowMs;
beforeAll(async () => {
  index = await startFakeIndex();
  api = await startTestApi({ features: [infoFeature], env: { INDEX_URL: index.url }, nowMs: () => nowMs });
});
afterAll(async () => {
  await api?.stop();
  index?.stop();
});
beforeEach(() => {
  nowMs += 3_600_000;
  Object.assign(world, { answers: true, asked: [], latest: 200, changes: [] });
});

const get = async (path: string) => (await fetch(api.url + path)).json() as Promise<unknown>;
const key = () => `${spelled(1)}_${spelled(2)}`;

test('CoinGecko reads pairs, tickers of 24 hours and the last trades', async () => {
  expect(await get('/coingecko/pairs')).toEqual([
    { ticker_id: key(), base: spelled(1), target: spelled(2), pool_id: spelled(9) },
  ]);
  expect(await get('/coingecko/tickers')).toEqual([
    {
      ticker_id: key(),
      base_currency: spelled(1),
      target_currency: spelled(2),
      pool_id: spelled(9),
      last_price: '3',
      base_volume: '2',
      target_volume: '6',
      liquidity_in_usd: '100',
    },
  ]);
  const trades = (await get(
    `/coingecko/historical_trades?ticker_id=${key().toUpperCase().replaceAll('0X', '0x')}`,
  )) as {
    buy: { price: string; base_volume: string }[];
    sell: { price: string; trade_timestamp: number }[];
  };
  expect(trades.buy).toMatchObject([{ price: '3', base_volume: '2' }]);
  expect(trades.sell).toMatchObject([{ price: '3', trade_timestamp: 100_000 }]);
  const sells = (await get(`/coingecko/historical_trades?ticker_id=${key()}&type=sell`)) as typeof trades;
  expect([sells.buy.length, sells.sell.length]).toEqual([0, 1]);
  // As many of the type as were asked for, though newer ones are of the other.
  const buys = (await get(`/coingecko/historical_trades?ticker_id=${key()}&type=buy&limit=1`)) as typeof trades;
  expect([buys.buy.length, buys.sell.length]).toEqual([1, 0]);
});

test('a day ago is looked up for each pool once an hour, and then told by what changed', async () => {
  const volumes = async () =>
    ((await get('/coingecko/tickers')) as { base_volume: string; target_volume: string }[]).map(
      ({ base_volume, target_volume }) => [base_volume, target_volume],
    );
  const lookUps = () => world.asked.filter((query) => query.includes('states: snapshots(')).length;
  expect(await volumes()).toEqual([['2', '6']]);
  nowMs += 60_000;
  world.latest = 260;
  world.changes = [laterState(9, { volumeToken0: '6' }), laterState(9, { volumeToken0: '6.5', volumeToken1: '19' })];
  expect(await volumes()).toEqual([['0.5', '2']]);
  expect(lookUps()).toBe(1);
  // An index that begins again tells nothing of what came before.
  nowMs += 60_000;
  world.latest = 100;
  expect(await volumes()).toEqual([['2', '6']]);
  expect(lookUps()).toBe(2);
});

test('CoinMarketCap reads summary, pairs, ticker, assets and prices; what has none says why', async () => {
  expect(await get('/coinmarketcap/summary')).toMatchObject({
    updated_at: 200_000,
    data: [{ trading_pairs: key(), last_price: '3', base_volume: '2', price_change_percent_24h: '50.0000' }],
  });
  expect(await get('/coinmarketcap/pairs')).toMatchObject({
    data: { [key()]: { pair_address: spelled(9), price: '3', liquidity: '100', liquidity_NATIVE: '50' } },
  });
  expect(await get('/coinmarketcap/ticker')).toMatchObject({ [key()]: { base_id: spelled(1), quote_volume: '6' } });
  expect(await get('/coinmarketcap/assets')).toMatchObject({ [String(spelled(2))]: { symbol: 'TWO', decimals: 18 } });
  expect(await get('/coinmarketcap/tokens')).toMatchObject({
    data: {
      [String(spelled(1))]: { price: '1', price_NATIVE: '0.5' },
      [String(spelled(2))]: { price: null, reason: expect.stringContaining('BESC') },
    },
  });
  for (const text of [at(1), at(1).toUpperCase().replace('0X', '0x'), String(spelled(1))]) {
    expect(await get(`/coinmarketcap/tokens/${text}`)).toMatchObject({ data: { price: '1' } });
  }
});

test('DEX Screener reads the newest block, assets, pairs and the events between blocks', async () => {
  expect(await get('/dexscreener/latest-block')).toEqual({ block: { blockNumber: 20, blockTimestamp: 200 } });
  expect(await get(`/dexscreener/asset?id=${at(1)}`)).toEqual({
    asset: { id: spelled(1), name: 'ONE coin', symbol: 'ONE' },
  });
  expect(await get(`/dexscreener/pair?id=${at(9)}`)).toMatchObject({
    pair: { id: spelled(9), asset0Id: spelled(1), createdAtBlockNumber: 4, feeBps: 25 },
  });
  const { events } = (await get('/dexscreener/events?fromBlock=10&toBlock=12')) as { events: object[] };
  // The trade without a price is left out: the reader would stop at it.
  expect(events).toMatchObject([
    { eventType: 'join', eventIndex: 1, amount0: '10', reserves: { asset0: '10', asset1: '30' } },
    {
      eventType: 'swap',
      block: { blockNumber: 10, blockTimestamp: 100 },
      asset0In: '1',
      asset1Out: '3',
      priceNative: '3',
    },
    {
      eventType: 'swap',
      block: { blockNumber: 12 },
      asset1In: '6',
      asset0Out: '2',
      priceNative: '3',
      maker: spelled(7),
    },
  ]);
  const { events: some } = (await get('/dexscreener/events?fromBlock=12&toBlock=12')) as { events: object[] };
  expect(some).toHaveLength(1);
});

test('a million blocks, a range turned round and a block to come are refused; before the first one there is nothing', async () => {
  const refusal = async (query: string) => {
    const answer = await fetch(`${api.url}/dexscreener/events?${query}`);
    const { error } = (await answer.json()) as { error: { code: string; message: string } };
    return [answer.status, error.code];
  };
  expect(await refusal('fromBlock=0&toBlock=1000000')).toEqual([400, 'TOO_MANY_BLOCKS']);
  expect(await refusal('fromBlock=5&toBlock=4')).toEqual([400, 'BAD_RANGE']);
  expect(await refusal('fromBlock=5&toBlock=21')).toEqual([404, 'BLOCK_NOT_READY']);
  expect(await refusal('fromBlock=-1&toBlock=2')).toEqual([400, 'BAD_QUERY']);
  expect(await refusal('fromBlock=five&toBlock=2')).toEqual([400, 'BAD_QUERY']);
  expect(await refusal('fromBlock=&toBlock=2')).toEqual([400, 'BAD_QUERY']);
  expect(await refusal('fromBlock=%20&toBlock=2')).toEqual([400, 'BAD_QUERY']);
  expect(world.asked.filter((query) => query.includes('swaps('))).toEqual([]);
  expect(await get('/dexscreener/events?fromBlock=0&toBlock=2')).toEqual({ events: [] });
});

test('DefiLlama reads value locked now, and value, volume and fees by day', async () => {
  expect(await get('/defillama/summary')).toEqual({ timestamp: 200, tvl_usd: '100.5', total_volume_usd: '14' });
  expect(await get('/defillama/days?from=90000')).toEqual({
    data: [
      {
        date: '1970-01-02',
        timestamp: 86_400,
        tvl_usd: '5000',
        volume_usd: '1000',
        fees_usd: '2.5',
        supply_side_fees_usd: '1.7',
        transactions: 3,
      },
    ],
  });
});

test('many that ask at once ask the index once; a silent index is a 503, and the next asks it again', async () => {
  await Promise.all(Array.from({ length: 20 }, () => get('/coingecko/tickers')));
  expect(world.asked.filter((query) => query.includes('page: pairSnapshots('))).toHaveLength(1);
  nowMs += 3_600_000;
  world.answers = false;
  const answer = await fetch(`${api.url}/coingecko/tickers`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  world.answers = true;
  expect(await get('/coingecko/tickers')).toHaveLength(1);
});

test('every route answers as the document tells', async () => {
  await expectDocumented(api.url, {
    'get /coingecko/pairs': [['/coingecko/pairs', 200]],
    'get /coingecko/tickers': [['/coingecko/tickers', 200]],
    'get /coingecko/historical_trades': [
      [`/coingecko/historical_trades?ticker_id=${key()}&limit=0`, 200],
      [`/coingecko/historical_trades?ticker_id=${key()}&limit=`, 400],
      ['/defillama/days?from=', 400],
      [`/coingecko/historical_trades?ticker_id=${at(1)}`, 404],
      ['/coingecko/historical_trades', 400],
    ],
    'get /coinmarketcap/summary': [['/coinmarketcap/summary', 200]],
    'get /coinmarketcap/pairs': [['/coinmarketcap/pairs', 200]],
    'get /coinmarketcap/ticker': [['/coinmarketcap/ticker', 200]],
    'get /coinmarketcap/assets': [['/coinmarketcap/assets', 200]],
    'get /coinmarketcap/tokens': [['/coinmarketcap/tokens', 200]],
    'get /coinmarketcap/tokens/{address}': [
      [`/coinmarketcap/tokens/${at(1)}`, 200],
      [`/coinmarketcap/tokens/${at(5)}`, 404],
      ['/coinmarketcap/tokens/0x12', 400],
    ],
    'get /dexscreener/latest-block': [['/dexscreener/latest-block', 200]],
    'get /dexscreener/asset': [
      [`/dexscreener/asset?id=${at(1)}`, 200],
      [`/dexscreener/asset?id=${at(5)}`, 404],
    ],
    'get /dexscreener/pair': [
      [`/dexscreener/pair?id=${at(9)}`, 200],
      [`/dexscreener/pair?id=${at(5)}`, 404],
    ],
    'get /dexscreener/events': [
      ['/dexscreener/events?fromBlock=10&toBlock=12', 200],
      ['/dexscreener/events?fromBlock=10&toBlock=10000', 400],
      ['/dexscreener/events?fromBlock=10&toBlock=30', 404],
    ],
    'get /defillama/summary': [['/defillama/summary', 200]],
    'get /defillama/days': [['/defillama/days', 200]],
  });
});
