import { makeSettings } from '@besc/wire/test/make-settings';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import { makeQueryClient } from '../../../lib/make-query-client';
import { MarketFigures } from './market-figures';

const daySeconds = 86_400;
/** Days since 1970, by the computer: no block has told the time of the chain. */
const today = 20_000;

/**
 * An index of an exchange that began so many days ago: each day one more account and one more dollar of liquidity; the last
 * days, when so told, without a price of the coin.
 */
function answerSince(age: number, unpriced = 0) {
  const rows = Array.from({ length: age + 1 }, (_, index) => ({
    date: (today - age + index) * daySeconds,
    dailyVolumeUSD: '1',
    totalTraders: index + 1,
    totalLiquidityUSD: index > age - unpriced ? '0' : String(100 + index),
  })).toReversed();
  vi.stubGlobal('fetch', async (_: unknown, init?: { body?: string }) => {
    const { variables } = JSON.parse(init?.body ?? '{}') as { variables: { days?: number } };
    const items = rows.slice(0, variables.days);
    const all = age + 1;
    const totals = { totalVolumeUSD: String(all), totalLiquidityUSD: String(100 + age), totalTraders: all };
    const price = items.map(({ date }) => ({ date, priceUSD: date > (today - unpriced) * daySeconds ? '0' : '2' }));
    const bundle = { nativePrice: unpriced > 0 ? '0' : '0.1' };
    return Response.json({
      data: {
        bundle,
        totals,
        before: { items: [] },
        exchange: { items },
        price: { items: price },
        _meta: { status: {} },
      },
    });
  });
}

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue((today * daySeconds + 7) * 1000);
});

test('30 days are thirty days: what was traded in them, who came in them, and the change since the day before them', async () => {
  answerSince(40);
  render(makePlace(<MarketFigures />));
  expect(await screen.findByText('30 new in 30 days')).toBeVisible();
  expect(screen.getByText('$30.00 in 30 days')).toBeVisible();
  // From 110 to 140.
  expect(screen.getByText('+27.27%')).toBeVisible();
});

test('in a younger exchange everybody is new, and no change is said of a month that it has not', async () => {
  answerSince(9);
  render(makePlace(<MarketFigures />));
  expect(await screen.findByText('10 new in 30 days')).toBeVisible();
  expect(screen.getByText('$10.00 in 30 days')).toBeVisible();
  expect(screen.queryByText('30 days')).toBeNull();
  expect(screen.queryByText(/%$/)).toBeNull();
});

test('a line is green or red by the change that is said, and neither where none is or nothing moved', async () => {
  // Liquidity rises each day, the price stays as it is.
  const linesOf = async (age: number) => {
    answerSince(age);
    const { container, unmount } = render(makePlace(<MarketFigures />));
    await screen.findByText(/new in 30 days/);
    const tones = [...container.querySelectorAll('path[vector-effect]')].map((path) => path.getAttribute('class'));
    unmount();
    return [tones[0], tones.at(-1)];
  };
  expect(await linesOf(40)).toEqual(['stroke-up', 'stroke-primary']);
  expect(await linesOf(9)).toEqual(['stroke-primary', 'stroke-primary']);
});

test('on its first day too', async () => {
  answerSince(0);
  render(makePlace(<MarketFigures />));
  expect(await screen.findByText('1 new in 30 days')).toBeVisible();
});

test('without a trusted price of the coin nothing is worth zero, and nothing has fallen to it', async () => {
  answerSince(40, 2);
  render(makePlace(<MarketFigures />));
  expect(await screen.findByText('30 new in 30 days')).toBeVisible();
  expect(screen.queryByText(/\$0|-100/)).toBeNull();
  expect(screen.queryByText(/\$.* in 30 days/)).toBeNull();
  // From 110 to 138, the last day that is known.
  expect(screen.getByText('+25.45%')).toBeVisible();
});

test('a deployment without an index is told to have no figures, and none of them is waited for', async () => {
  const settings = { ...makeSettings(), index: { url: '' } };
  const { container } = render(makePlace(<MarketFigures />, { settings }));
  expect(await screen.findByText('24h volume')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('some figures are missing');
  expect(container.querySelector('[data-skeleton]')).toBeNull();
});

test('an index that does not answer is told to be silent also while it is asked once more, and none of its figures is waited for', async () => {
  const queryClient = makeQueryClient();
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('No answer')));
  const { container } = render(makePlace(<MarketFigures />, { queryClient }));
  const missing = await screen.findByText(/some figures are missing/);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await act(async () => {
    void queryClient.refetchQueries({ queryKey: ['exchange-figures'] });
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(queryClient.isFetching({ queryKey: ['exchange-figures'] })).toBe(1);
  expect(missing).toBeVisible();
  expect(container.querySelector('[data-skeleton]')).toBeNull();
});
