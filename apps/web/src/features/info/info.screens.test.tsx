import { infoTokenShape, infoTotalsShape } from '@besc/domain/info/info-rows';
import { infoPoolShape, tokenFaceShape } from '@besc/domain/shared/pool-rows';
import { parseAddress } from '@besc/wire/shared/parse-address';
import { sentRow } from '@besc/wire/test/sent-row';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { makePlace } from '../../../test/make-place';
import { watchedPools, watchedTokens } from '../../blocks/preferences/watch-lists';
import { OverviewScreen } from './overview.screen';
import { PoolsScreen } from './pools.screen';
import { TokenScreen } from './token.screen';
import { TokensScreen } from './tokens.screen';

const at = (place: number) => `0x${place.toString(16).padStart(40, '0')}`;
const face = (place: number, symbol: string) =>
  sentRow(tokenFaceShape, { id: at(place), symbol, name: `${symbol} token`, decimals: 18 });
const tokenRow = (place: number, symbol: string, parts: object = {}) => ({
  ...sentRow(infoTokenShape, {
    ...face(place, symbol),
    tradeVolumeUSD: '1234',
    untrackedVolumeUSD: '0',
    derivedNative: '0.5',
    totalLiquidity: '100',
    ...parts,
  }),
  dayAgo: { items: [] },
});
const poolRow = (place: number, parts: object = {}) => ({
  ...sentRow({ ...infoPoolShape, token0: 'text', token1: 'text' } as never, {
    id: at(place),
    token0: face(1, 'ONE'),
    token1: face(2, 'TWO'),
    reserve0: '10',
    reserve1: '20',
    volumeUSD: '500',
    untrackedVolumeUSD: '0',
    reserveNative: '200',
    ...parts,
  }),
  dayAgo: { items: [] },
  weekAgo: { items: [] },
});
const page = (items: readonly unknown[]) => ({ items, pageInfo: { endCursor: null, hasNextPage: false } });
const swap = {
  id: `0x${'ab'.repeat(32)}-1`,
  transaction: `0x${'ab'.repeat(32)}`,
  timestamp: 1_790_000_000,
  pairId: at(9),
  token0: face(1, 'ONE'),
  token1: face(2, 'TWO'),
  amountUSD: '12.5',
  from: at(77),
  amount0In: '3',
  amount1In: '0',
  amount0Out: '0',
  amount1Out: '6',
};
const native = { bundle: { nativePrice: '2' }, before: { items: [] } };
const index = { answers: true, nonsense: false, queries: [] as string[] };
/** What traded most, without a place among what holds most. */
const leaders = {
  tokensToday: { items: [{ token: tokenRow(3, 'HOT', { tradeVolumeUSD: '99999', derivedNative: '2' }) }] },
  tokensYesterday: { items: [{ token: tokenRow(1, 'ONE') }] },
  poolsToday: { items: [{ pair: poolRow(8, { token1: face(3, 'HOT'), volumeUSD: '77777' }) }] },
  poolsYesterday: { items: [{ pair: poolRow(9) }] },
};
const tokens = [tokenRow(1, 'ONE'), tokenRow(2, 'TWO', { derivedNative: '0', tradeVolumeUSD: '0' })];

function answer(query: string): unknown {
  if (query.includes('p0:')) {
    const parts = [...query.matchAll(/\b([pn]\d+):/g)].map(([, name = '']) => [
      name,
      {
        items: name.startsWith('p')
          ? [{ timestamp: 1, ...sentRow(infoTotalsShape, { totalLiquidityUSD: '1000000' }) }]
          : [],
      },
    ]);
    return Object.fromEntries(parts);
  }
  if (query.includes('symbol_contains_nocase')) {
    const found = tokenRow(4, 'RARE', { tradeVolumeUSD: '0' });
    return { tokens: { items: [found] }, ...native };
  }
  if (query.includes('totals:')) {
    return {
      totals: sentRow(infoTotalsShape, { totalLiquidityUSD: '1000000', totalVolumeUSD: '5000', totalTransactions: 7 }),
      dayBefore: { items: [] },
      twoDaysBefore: { items: [] },
      tokens: { items: tokens },
      pools: { items: [poolRow(9)] },
      ...leaders,
      ...native,
      swaps0: page([swap]),
      mints0: page([]),
      burns0: page([]),
    };
  }
  if (query.includes('page: tokens(')) {
    return {
      ...leaders,
      page: page(tokens),
      watched: { items: watchedTokens.get().length > 0 ? [tokens[0]] : [] },
      ...native,
    };
  }
  if (query.includes('page: pairs(')) {
    return {
      ...leaders,
      page: page([poolRow(9)]),
      watched: { items: watchedPools.get().length > 0 ? [poolRow(9)] : [] },
      ...native,
    };
  }
  return {
    token: { items: [] },
    pools0: { items: [] },
    pools1: { items: [] },
    pricing: { items: [] },
    ...native,
    ...Object.fromEntries(['swaps0', 'mints0', 'burns0', 'swaps1', 'mints1', 'burns1'].map((name) => [name, page([])])),
  };
}

beforeEach(() => {
  Object.assign(index, { answers: true, nonsense: false, queries: [] });
  watchedTokens.set([]);
  watchedPools.set([]);
  vi.stubGlobal('fetch', async (_: unknown, init?: { body?: string }) => {
    if (init?.body === undefined) return Response.json({});
    const { query } = JSON.parse(init.body) as { query: string };
    index.queries.push(query);
    if (!index.answers) throw new TypeError('The index is down');
    return Response.json({ data: index.nonsense ? { totals: 5 } : answer(query) });
  });
});

test('INFO-01 INFO-02 INFO-03 INFO-07 the overview has figures, two charts, tokens, pools and transactions', async () => {
  render(makePlace(<OverviewScreen />, { url: '/info' }));
  expect(await screen.findByText('$1,000,000', { selector: 'dd *' })).toBeInTheDocument();
  expect(screen.getByText('$5,000', { selector: 'dd *' })).toBeInTheDocument();
  for (const name of ['Top tokens', 'Top pools', 'Transactions']) {
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  }
  expect(screen.getAllByRole('radio', { name: '1Y' })).toHaveLength(2);
  expect(await screen.findByText('Swap ONE for TWO')).toBeInTheDocument();
  // The overview, and the range: the state of the index is told by itself.
  expect(index.queries).toHaveLength(2);
});

test('INFO-10 INFO-04 tokens are told with a price, a dash where there is none, and can be watched', async () => {
  render(makePlace(<TokensScreen />, { url: '/info/tokens' }));
  expect(await screen.findByText('$1.00')).toBeInTheDocument();
  expect(screen.getByText('Press a star to keep something here.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Watch ONE' }));
  expect(watchedTokens.get()).toEqual([parseAddress(at(1))]);
  expect(await screen.findByRole('button', { name: 'Stop watching ONE' })).toBeInTheDocument();
  const strip = screen.getByRole('region', { name: 'Watch list' });
  expect(await within(strip).findByText('ONE')).toBeInTheDocument();
});

test('INFO-09 pools come as a table or as cards, from the same rows', async () => {
  render(makePlace(<PoolsScreen />, { url: '/info/pools' }));
  expect(await screen.findByRole('button', { name: 'Watch ONE/TWO' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
  expect(screen.getByRole('table', { name: 'Top pools' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Cards' }));
  expect(screen.queryByRole('table', { name: 'Top pools' })).toBeNull();
});

test('INFO-20 INFO-21 OPEN-82 a silent index is logged and said, with no figure in its place', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  index.answers = false;
  render(makePlace(<OverviewScreen />, { url: '/info' }));
  expect((await screen.findAllByText('This could not be loaded.')).length).toBeGreaterThan(1);
  expect(screen.queryByText('$0.00')).toBeNull();
  expect(log).toHaveBeenCalledWith('Failed to fetch info data', expect.anything());
});

test('nonsense is as bad as silence', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  index.nonsense = true;
  render(makePlace(<OverviewScreen />, { url: '/info' }));
  expect((await screen.findAllByText('This could not be loaded.')).length).toBeGreaterThan(1);
});

test('a token that the index does not know has a page that says so', async () => {
  render(makePlace(<TokenScreen />, { url: `/info/tokens/${at(5)}` }));
  expect(await screen.findByText('The index knows nothing at this address.')).toBeInTheDocument();
});

test('INFO-02 INFO-03 the leader of 24 hours comes first, though it holds little', async () => {
  render(makePlace(<OverviewScreen />, { url: '/info' }));
  const first = async (name: string) =>
    within((await screen.findByRole('heading', { name })).closest('section') as HTMLElement);
  expect((await (await first('Top tokens')).findAllByRole('button', { name: /^Watch / }))[0]).toHaveAccessibleName(
    'Watch HOT',
  );
  expect((await (await first('Top pools')).findAllByRole('button', { name: /^Watch / }))[0]).toHaveAccessibleName(
    'Watch ONE/HOT',
  );
});

test('the search of a list finds what is not loaded', async () => {
  render(makePlace(<TokensScreen />, { url: '/info/tokens' }));
  expect(await screen.findByRole('button', { name: 'Watch HOT' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Watch RARE' })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'rare');
  expect(await screen.findByRole('button', { name: 'Watch RARE' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Watch HOT' })).toBeNull();
});
