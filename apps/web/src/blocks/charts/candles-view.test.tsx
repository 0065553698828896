import { addressOf } from '@besc/contracts/deploy/address-of';
import { candlePriceScale } from '@besc/domain/market/candle';
import type { Address } from '@besc/domain/shared/address';
import type { Token } from '@besc/domain/shared/token';
import { createBatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { makeSettings } from '@besc/wire/test/make-settings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createClient, http } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MakeEnglish } from '../../../test/make-english';
import { ChainProvider } from '../chain/chain-context';
import { silentIndexes } from '../chain/silent-indexes';
import { CandlesView } from './candles-view';

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
const isFirst = wbesc.address.toLowerCase() < busdc.address.toLowerCase();

/** What the index answers to candles of so many seconds; undefined: it is down. */
let answer: (seconds: number, before: number) => unknown[] | undefined;
let asked: Record<string, unknown>[];

/** A candle at a price of WBESC, whichever side of the pair that is. */
function candle(start: number, prices: readonly [number, number, number, number], changes: object = {}) {
  const [open, high, low, close] = prices.map((price) => {
    const told = BigInt(Math.round(price * 1e6)) * (candlePriceScale / 10n ** 6n);
    return String(isFirst ? told : candlePriceScale ** 2n / told);
  });
  const edges = isFirst ? { high, low } : { high: low, low: high };
  return {
    start,
    open,
    close,
    ...edges,
    volumeToken0: '1',
    volumeToken1: '1',
    volumeUSD: '1234.5',
    trades: 1,
    ...changes,
  };
}

beforeEach(() => {
  silentIndexes.clear();
  asked = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (_url: string, request?: RequestInit) => {
    const body = request?.body === undefined ? undefined : JSON.parse(String(request.body));
    if (!String(body?.query).includes('pairCandles')) return Response.json({}, { status: 500 });
    asked.push(body.variables);
    const rows = answer(body.variables.seconds, body.variables.before);
    return rows === undefined ? Response.json({}, { status: 503 }) : Response.json({ data: { rows: { items: rows } } });
  });
});
afterEach(() => vi.restoreAllMocks());

function show(current?: number) {
  const client = createClient({ transport: http('http://127.0.0.1:9') });
  const reader = createBatchReader({ client, multicall: addressOf(settings, 'shared', 'multicall') });
  render(
    <MakeEnglish>
      <QueryClientProvider client={new QueryClient()}>
        <ChainProvider chain={{ settings, client, reader }}>
          <CandlesView
            pair={{ input: wbesc, output: busdc, inputToken: wbesc, outputToken: busdc }}
            current={current}
            height={300}
            otherwise="the line"
          />
        </ChainProvider>
      </QueryClientProvider>
    </MakeEnglish>,
  );
}
const chart = () => screen.findByRole('slider', { name: 'Candles of WBESC in BUSDC, 5m each' });

test('each length of a candle is asked for by itself, a bounded page', async () => {
  answer = (seconds) => [candle(seconds * 2, [1, 2, 0.5, 1.5]), candle(seconds, [1, 1, 1, 1])];
  show();
  await chart();
  for (const name of ['1m', '1h', '1D']) await userEvent.click(screen.getByRole('radio', { name }));
  expect(asked.map(({ seconds }) => seconds)).toEqual([300, 60, 3600, 86_400]);
  expect(asked.every(({ most }) => most === 750)).toBe(true);
});

test('a candle is read out by arrow keys with its prices and volume', async () => {
  answer = () => [candle(7200, [1, 2, 0.5, 1.5]), candle(3600, [1, 1, 1, 1])];
  show();
  const slider = await chart();
  expect(slider.getAttribute('aria-valuetext')).toMatch(/Opening 1, High 2, Low 0\.5, Closing 1\.5, Volume \$1,235$/);
  slider.focus();
  await userEvent.keyboard('{Home}');
  expect(slider.getAttribute('aria-valuetext')).toMatch(/Opening 1, High 1, Low 1, Closing 1,/);
});

test('the price now from the chain goes on from the last candle', async () => {
  answer = () => [candle(3600, [1, 1, 1, 1])];
  show(3);
  expect((await chart()).getAttribute('aria-valuetext')).toMatch(/Opening 1, High 3, Low 1, Closing 3,/);
});

test('a pair with one trade has one candle; the table has its figures, and all is a file', async () => {
  answer = () => [candle(3600, [1, 1.25, 1, 1.25])];
  show();
  expect(await chart()).toHaveAttribute('aria-valuemax', '0');
  await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('row')).toHaveLength(2);
  expect(table.getAllByRole('cell', { name: '1.25' })).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Save as CSV' })).toBeEnabled();
});

test('CHART-01 CHART-02 CHART-03 CHART-04 each range has the candles that it is drawn in', async () => {
  answer = (seconds) => [candle(seconds, [1, 1, 1, 1])];
  show();
  await chart();
  for (const [range, period] of [
    ['1W', '1h'],
    ['1M', '1h'],
    ['1Y', '1D'],
    ['24H', '5m'],
  ] as const) {
    await userEvent.click(screen.getByRole('radio', { name: range }));
    expect(screen.getByRole('radio', { name: period })).toBeChecked();
  }
  await userEvent.click(screen.getByRole('radio', { name: '1m' }));
  expect(screen.getByRole('radio', { name: '24H' })).not.toBeChecked();
});

test.each([
  ['without a trade', () => []],
  ['whose index is silent', () => undefined],
  ['whose index answers nonsense', () => [{ start: 'yesterday' }]],
  [
    'whose index tells more than was asked for',
    () => Array.from({ length: 10_000 }, (_, at) => candle(at, [1, 1, 1, 1])),
  ],
])('for a pair %s the line stands in', async (_, told) => {
  answer = told;
  show();
  expect(await screen.findByText('the line')).toBeInTheDocument();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('prices far from one are written whole', async () => {
  const far = (price: bigint) => String(isFirst ? price : candlePriceScale ** 2n / price);
  const tiny = candlePriceScale / 10n ** 30n;
  const prices = { open: far(tiny), high: far(tiny), low: far(tiny), close: far(tiny) };
  answer = () => [candle(3600, [1, 1, 1, 1], prices)];
  show();
  expect((await chart()).getAttribute('aria-valuetext')).toContain(`Closing 0.${'0'.repeat(29)}1,`);
});
