import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { nativeCoin, type Token } from '@besc/domain/shared/token';
import { createBatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { makeSettings } from '@besc/wire/test/make-settings';
import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createClient, http } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MakeEnglish } from '../../../test/make-english';
import { ChainProvider } from '../chain/chain-context';
import { silentIndexes } from '../chain/silent-indexes';
import { PriceChart } from './price-chart';

const settings = makeSettings();
const token = (address: Address, symbol: string): Token => ({
  kind: 'token',
  chainId: 2372,
  address,
  decimals: 18,
  symbol,
  name: symbol,
});
const wbesc = token(addressOf(settings, 'tokens', 'wbesc'), 'WBESC');
const busdc = token(addressOf(settings, 'tokens', 'stable'), 'BUSDC');
const pair = { input: nativeCoin(2372), output: busdc, inputToken: wbesc, outputToken: busdc };

/** Queries sent to the index, newest last. */
let queries: string[];
/** What the index answers to the lookups of one list; undefined: it is down. */
let answer: (list: string, time: number) => Record<string, unknown> | 'nothing' | 'down';

function row(time: number, reserves: readonly [string, string] = ['10', '20'], reserveUSD = '50000') {
  return {
    id: `pair-${time}`,
    token0Id: wbesc.address,
    token1Id: busdc.address,
    reserve0: reserves[0],
    reserve1: reserves[1],
    reserveUSD,
    token0DerivedNative: '1',
    token1DerivedNative: '0.5',
    token0DerivedUSD: '2',
    token1DerivedUSD: '1',
    hourStartUnix: time,
    date: time,
  };
}

/** What pairs held that are large enough for a price. */
const reserves = { reserve0: '5000', reserve1: '5000', decimals0: 18, decimals1: 18 };

beforeEach(() => {
  queries = [];
  silentIndexes.clear();
  answer = (list, time) => (list.startsWith('pair') ? row(time) : 'nothing');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (_url: string, request?: RequestInit) => {
    if (request?.body === undefined || request.body === null) return Response.json({}, { status: 500 });
    const { query } = JSON.parse(String(request.body)) as { query?: string };
    if (query === undefined) return Response.json({}, { status: 500 });
    queries.push(query);
    const data: Record<string, { items: unknown[] }> = {};
    for (const [, alias = '', list = '', time = '0'] of query.matchAll(/(t\d+): (\w+)\(where: \{[^}]*_lte: (\d+)/g)) {
      const item = answer(list, Number(time));
      if (item === 'down') return Response.json({}, { status: 503 });
      data[alias] = { items: item === 'nothing' ? [] : [item] };
    }
    return Response.json({ data });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  focusManager.setFocused(undefined);
});

function show(options: { view?: 'basic' | 'tradingview'; current?: number; hasPair?: boolean } = {}) {
  const client = createClient({ transport: http('http://127.0.0.1:9') });
  const reader = createBatchReader({ client, multicall: addressOf(settings, 'shared', 'multicall') });
  const queryClient = new QueryClient();
  const screenAt = (current: number | undefined) => (
    <MakeEnglish>
      <QueryClientProvider client={queryClient}>
        <ChainProvider chain={{ settings, client, reader }}>
          <PriceChart
            pair={pair}
            current={current}
            hasPair={options.hasPair}
            view={options.view ?? 'basic'}
            height={200}
          />
        </ChainProvider>
      </QueryClientProvider>
    </MakeEnglish>
  );
  const { rerender } = render(screenAt(options.current));
  return { queryClient, priceBecomes: (current: number) => rerender(screenAt(current)) };
}

const chartName = (range: string) => `Price of BESC in BUSDC, ${range}`;
const chart = (range: string) => screen.findByRole('slider', { name: chartName(range) });
/** Lets so much time pass where a test has stopped it. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const choose = (range: string) => userEvent.click(screen.getByRole('radio', { name: range }));
const pairQueries = () => queries.filter((query) => query.includes('pair'));

test('CHART-01 CHART-02 CHART-03 CHART-04 CHART-15 SWAP-038 each range is its own series of the pair, kept by pair and window', async () => {
  const { queryClient } = show();
  for (const range of ['24H', '1W', '1M', '1Y']) {
    await choose(range);
    expect(await chart(range)).toBeInTheDocument();
  }
  const asked = pairQueries().map((query) => [query.includes('pairHourDatas'), query.match(/t\d+:/g)?.length]);
  expect(asked).toEqual([
    [true, 24],
    [true, 28],
    [false, 30],
    [false, 24],
  ]);
  const kept = queryClient.getQueryCache().findAll({ queryKey: ['price-history'] });
  expect(kept.map(({ queryKey }) => queryKey.slice(2))).toEqual(
    [0, 1, 2, 3].map((window) => [wbesc.address, busdc.address, window]),
  );
  await choose('1W');
  expect(await chart('1W')).toBeInTheDocument();
  expect(pairQueries()).toHaveLength(4);
});

test('CHART-10 where the TradingView chart is wanted it says that it is not available', async () => {
  show({ view: 'tradingview' });
  expect(await screen.findByText('Tradingview chart not available.')).toBeInTheDocument();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('CHART-16 the price now comes with the series, and the change is measured to it', async () => {
  show({ current: 2.5 });
  await chart('24H');
  expect(screen.getAllByText('2.5')[0]).toBeInTheDocument();
  expect(screen.getByText('+25.00%')).toBeInTheDocument();
});

test('CHART-16 the last point of line and table follows the price, also the one that is read', async () => {
  const { priceBecomes } = show({ current: 2.5 });
  const line = await chart('24H');
  const last = () => screen.getAllByRole('row').at(-1);
  expect(line).toHaveAttribute('aria-valuetext', expect.stringMatching(/: 2\.5$/));
  priceBecomes(2.75);
  expect(line).toHaveAttribute('aria-valuetext', expect.stringMatching(/: 2\.75$/));
  expect(last()).toHaveTextContent(/2\.75$/);
  line.focus();
  await userEvent.keyboard('{End}');
  priceBecomes(3.25);
  expect(screen.getAllByText('3.25')[0]).toBeInTheDocument();
  expect(screen.queryByText('2.75')).toBeNull();
});

test('CHART-12 CHART-14 an index that hangs is given up after half a minute, and is found again by itself', async () => {
  vi.useFakeTimers();
  const working = globalThis.fetch;
  const hanging = vi.fn(
    (_url: string, request?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        request?.signal?.addEventListener('abort', () => reject(request.signal?.reason));
      }),
  );
  vi.stubGlobal('fetch', hanging);
  show({ current: 2.5, hasPair: true });
  await pass(31_000);
  expect(screen.getByText('Failed to load price chart for this pair')).toBeInTheDocument();
  const asked = hanging.mock.calls.length;
  fireEvent.click(screen.getByRole('radio', { name: '1W' }));
  await pass(0);
  expect(screen.getByText('Failed to load price chart for this pair')).toBeInTheDocument();
  expect(hanging.mock.calls.length).toBe(asked);
  vi.stubGlobal('fetch', working);
  await pass(31_000);
  expect(screen.getByRole('slider', { name: chartName('1W') })).toBeInTheDocument();
});

test('CHART-09 an index that answers with nothing for a pool that is there is no failure', async () => {
  answer = () => 'nothing';
  show({ current: 2.5, hasPair: true });
  expect(await screen.findByText('No prices in this range')).toBeInTheDocument();
  expect(screen.queryByText('Failed to load price chart for this pair')).toBeNull();
});

test('CHART-06 CHART-16 the longer the price, the smaller its figures, so that a small screen holds it', async () => {
  show({ current: 1e18 });
  await chart('24H');
  expect(screen.getAllByText('1,000,000,000,000,000,000')[0]?.closest('p')).toHaveClass('text-base');
});

test('CHART-09 a pair younger than an hour is drawn to its price now', async () => {
  // Only the hour that has begun has a row; its price was 2.
  const hour = 1_799_996_400;
  vi.useFakeTimers({ toFake: ['Date'], now: (hour + 1_800) * 1000 });
  answer = (list, time) => (list === 'pairHourDatas' && time >= hour ? row(hour) : 'nothing');
  show({ current: 2.5 });
  expect(await chart('24H')).toHaveAttribute('aria-valuemax', '1');
  expect(screen.getByText('+25.00%')).toBeInTheDocument();
});

test('CHART-11 CHART-21 a thin pair is dropped from a long range with a notice in the log, not from a short one', async () => {
  answer = (list, time) => (list === 'pairSnapshots' ? reserves : row(time, ['10', '20'], '9999.99'));
  show();
  await chart('24H');
  expect(screen.getByText('Source: trades of this pair')).toBeInTheDocument();
  await choose('1M');
  await chart('1M');
  expect(screen.getByText('Source: prices derived from other pairs')).toBeInTheDocument();
  expect(console.info).toHaveBeenCalledWith('Price chart: too little liquidity for 1M');
});

test('CHART-16 CHART-21 prices of other pairs do not end with that of the pool itself', async () => {
  answer = (list) => (list === 'pairSnapshots' ? reserves : 'nothing');
  show({ current: 0.8, hasPair: true });
  expect(await chart('24H')).toHaveAttribute('aria-valuetext', expect.stringMatching(/: 1$/));
  expect(screen.getByText('0.00%')).toBeInTheDocument();
});

test('CHART-13 CHART-21 a derived price is that of the end of its day, as the days of the pair are', async () => {
  const day = 1_799_971_200;
  vi.useFakeTimers({ toFake: ['Date'], now: (day + 43_200) * 1000 });
  // The coin costs 1 until the noon before, and 2 since.
  answer = (list, time) =>
    list === 'pairSnapshots' ? { ...reserves, reserve1: time < day - 43_200 ? '5000' : '10000' } : 'nothing';
  show();
  await choose('1M');
  await chart('1M');
  const prices = screen.getAllByRole('row').map((each) => each.lastChild?.textContent);
  expect(prices.slice(-4)).toEqual(['1', '1', '2', '2']);
});

test('CHART-12 CHART-13 ERR-01 a failed fetch is logged and derived prices stand in', async () => {
  answer = (list) => (list === 'pairSnapshots' ? reserves : 'down');
  show({ current: 2, hasPair: false });
  await chart('24H');
  expect(screen.getByText('+100.00%')).toBeInTheDocument();
  expect(screen.getByText('Source: prices derived from other pairs')).toBeInTheDocument();
  expect(console.error).toHaveBeenCalledWith('The index could not be asked', expect.anything());
});

test('CHART-09 CHART-14 ERR-01 when nothing can be had it names both tokens, says that data is delayed, and can be tried again', async () => {
  answer = () => 'down';
  show({ current: 0.1 });
  expect(await screen.findByText('Failed to load price chart for this pair')).toBeInTheDocument();
  expect(screen.getByText(wbesc.address)).toBeInTheDocument();
  expect(screen.getByText(busdc.address)).toBeInTheDocument();
  expect(await screen.findByText('Chart data is delayed. Prices for trades come from the chain.')).toBeInTheDocument();
  expect(screen.getByText('0.1')).toBeInTheDocument();
  answer = (list, time) => (list.startsWith('pair') ? row(time) : 'nothing');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await chart('24H')).toBeInTheDocument();
});

test.each([
  ['stands still', { status: 'stalled', healthy: false }],
  ['catches up', { status: 'syncing', healthy: true }],
])('CHART-12 an index that answers but is behind, and %s, is told with the time its data ends at', async (_, state) => {
  const health = {
    ...state,
    chainHead: 120,
    indexedBlock: 100,
    indexedHash: `0x${'ab'.repeat(32)}`,
    indexedTimestamp: 1_700_000_000,
    lagBlocks: 20,
    secondsSinceProgress: 33,
  };
  const graph = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, request?: RequestInit) =>
    request?.body === undefined ? Promise.resolve(Response.json(health)) : graph(url, request),
  );
  show();
  await chart('24H');
  expect(await screen.findByText(/^Chart data is delayed: it ends at .*2023/)).toBeInTheDocument();
});

test('CHART-01 while it loads the place is held and nothing is claimed', () => {
  show();
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(screen.queryByText('Failed to load price chart for this pair')).toBeNull();
});

test('CALL-25 CALL-26 the series is read again every 180000 ms, and only while the page is visible', async () => {
  vi.useFakeTimers();
  show();
  await pass(0);
  expect(pairQueries()).toHaveLength(1);
  await pass(179_000);
  expect(pairQueries()).toHaveLength(1);
  await pass(2_000);
  expect(pairQueries()).toHaveLength(2);
  focusManager.setFocused(false);
  await pass(600_000);
  expect(pairQueries()).toHaveLength(2);
});
