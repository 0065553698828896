import { infoTokenShape, pastTokenShape } from '@besc/domain/info/info-rows';
import { infoPoolShape, pastPoolShape, tokenFaceShape } from '@besc/domain/shared/pool-rows';
import { sentRow } from '@besc/wire/test/sent-row';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { makePlace } from '../../../test/make-place';
import { PoolScreen } from './pool.screen';
import { TokenScreen } from './token.screen';

const at = (place: number) => `0x${place.toString(16).padStart(40, '0')}`;
const face = (place: number, symbol: string) =>
  sentRow(tokenFaceShape, { id: at(place), symbol, name: `${symbol} token`, decimals: 18 });
const { token0: _, token1: __, ...poolColumns } = infoPoolShape;
const pool = {
  ...sentRow(poolColumns, {
    id: at(9),
    reserve0: '100',
    reserve1: '400',
    volumeUSD: '7000',
    untrackedVolumeUSD: '0',
    reserveNative: '500',
  }),
  token0: face(1, 'ONE'),
  token1: face(2, 'TWO'),
  dayAgo: { items: [] },
  weekAgo: { items: [] },
};
const token = {
  ...sentRow(infoTokenShape, {
    ...face(1, 'ONE'),
    tradeVolumeUSD: '0',
    untrackedVolumeUSD: '0',
    derivedNative: '0',
    totalLiquidity: '100',
  }),
  dayAgo: { items: [] },
};
const lists = ['swaps0', 'mints0', 'burns0', 'swaps1', 'mints1', 'burns1'];
const empty = Object.fromEntries(
  lists.map((name) => [name, { items: [], pageInfo: { endCursor: null, hasNextPage: false } }]),
);
const native = { bundle: { nativePrice: '2' }, before: { items: [] } };
const asked: string[] = [];

function answer(query: string): object {
  if (query.includes('p0:')) {
    const past = query.includes('pairSnapshots')
      ? { ...sentRow(pastPoolShape, { volumeUSD: '5', untrackedVolumeUSD: '5', reserveNative: '9' }), timestamp: 1 }
      : {
          ...sentRow(pastTokenShape, { tradeVolumeUSD: '1', untrackedVolumeUSD: '1', derivedNative: '3' }),
          timestamp: 1,
        };
    const parts = [...query.matchAll(/\b([pn]\d+):/g)].map(([, name = '']) => [
      name,
      { items: [name.startsWith('p') ? past : { timestamp: 1, nativePrice: '2' }] },
    ]);
    return Object.fromEntries(parts);
  }
  if (query.includes('token: tokens(')) {
    return {
      token: { items: [token] },
      pools0: { items: [pool] },
      pools1: { items: [] },
      pricing: { items: [] },
      ...native,
      ...empty,
    };
  }
  if (query.includes('pool: pairs(')) return { pool: { items: [pool] }, ...native, ...empty };
  return {};
}

beforeEach(() => {
  asked.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (_url: unknown, init?: { body?: string }) => {
    if (init?.body === undefined) return Response.json({});
    const { query } = JSON.parse(init.body) as { query: string };
    asked.push(query);
    return Response.json({ data: answer(query) });
  });
});

test('INFO-11 a pool tells what it holds, earns and what an impact buys, in letters of any case, and draws its volume', async () => {
  const screenAt = <Route path="/info/pools/:address" component={PoolScreen} />;
  render(makePlace(screenAt, { url: `/info/pools/${at(9).toUpperCase().replace('0X', '0x')}` }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ONE/TWO'));
  expect(screen.getByText('$1,000.00')).toBeInTheDocument();
  // 7000 x 0.25 %, of a day and of seven.
  expect(screen.getAllByText('$17.50')).toHaveLength(2);
  const depth = screen.getByRole('table', { name: 'What a price impact buys' });
  expect(within(depth).getByRole('row', { name: /^5%/ })).toHaveTextContent('5%5 ONE20 TWO');
  expect(screen.getByRole('link', { name: 'Trade' })).toHaveAttribute('href', expect.stringContaining('/swap?'));
  await waitFor(() => expect(asked.some((query) => query.includes('pairCandles'))).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: 'Show a line' }));
  expect(screen.getByRole('button', { name: 'Show candles' })).toBeInTheDocument();
  expect(screen.queryByRole('radiogroup', { name: 'One candle' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Volume' }));
  await waitFor(() => expect(asked.filter((query) => query.includes('p0: pairSnapshots'))).toHaveLength(1));
});

test('INFO-12 a token without a price says the rule that its pools fail, and shows a dash for what depends on it', async () => {
  const screenAt = <Route path="/info/tokens/:address" component={TokenScreen} />;
  render(makePlace(screenAt, { url: `/info/tokens/${at(1)}` }));
  expect(await screen.findByRole('heading', { level: 1, name: 'ONE' })).toBeInTheDocument();
  expect(screen.getByText('Why does ONE have no price?')).toBeInTheDocument();
  expect(screen.getByText(/BESC itself has no trusted price/)).toBeInTheDocument();
  expect(screen.queryByText('$0.00')).toBeNull();
  expect(asked).toHaveLength(2);
});
