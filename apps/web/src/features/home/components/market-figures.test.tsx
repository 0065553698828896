import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import { MarketFigures } from './market-figures';

const daySeconds = 86_400;
/** Days since 1970, by the computer: no block has told the time of the chain. */
const today = 20_000;

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue((today * daySeconds + 7) * 1000);
  // Each day one more account and one more dollar of liquidity, from the 40th day before today on.
  const rows = Array.from({ length: 41 }, (_, index) => ({
    ...{ date: (today - 40 + index) * daySeconds, dailyVolumeUSD: '1', totalTraders: index + 1 },
    totalLiquidityUSD: String(100 + index),
  })).toReversed();
  vi.stubGlobal('fetch', async (_: unknown, init?: { body?: string }) => {
    const { variables } = JSON.parse(init?.body ?? '{}') as { variables: { days?: number } };
    const items = rows.slice(0, variables.days);
    const totals = { totalVolumeUSD: '41', totalLiquidityUSD: '140', totalTraders: 41 };
    const price = items.map(({ date }) => ({ date, priceUSD: '2' }));
    return Response.json({
      data: { totals, before: { items: [] }, exchange: { items }, price: { items: price }, _meta: { status: {} } },
    });
  });
});

test('30 days are thirty days: what was traded in them, who came in them, and the change since the day before them', async () => {
  render(makePlace(<MarketFigures />));
  expect(await screen.findByText('30 new in 30 days')).toBeVisible();
  expect(screen.getByText('$30.00 in 30 days')).toBeVisible();
  // From 110 to 140.
  expect(screen.getByText('+27.27%')).toBeVisible();
});
