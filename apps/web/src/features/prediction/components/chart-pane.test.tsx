import { makeSettings } from '@besc/wire/test/make-settings';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import { ChartPane } from './chart-pane';

const index = { lagBlocks: 0, price: '10000000' };

beforeEach(() => {
  vi.stubGlobal('fetch', async (_: unknown, init?: { body?: string }) => {
    if (init?.body === undefined) {
      const heights = { chainHead: 900, indexedBlock: 900 - index.lagBlocks, lagBlocks: index.lagBlocks };
      const head = { indexedHash: `0x${'ab'.repeat(32)}`, indexedTimestamp: 1_700_000_000 };
      return Response.json({ status: 'syncing', healthy: true, secondsSinceProgress: 1, ...heights, ...head });
    }
    const items = [1_700_000_000, 1_699_999_940].map((updatedAt) => ({ updatedAt, price: index.price }));
    return Response.json({ data: { page: { items, pageInfo: { endCursor: null, hasNextPage: false } } } });
  });
});

test('PRED-02 a chart of an index that is behind says where it ends, one that is not says nothing', async () => {
  index.lagBlocks = 2;
  const { unmount } = render(makePlace(<ChartPane />));
  expect(await screen.findByRole('heading', { name: 'Chart' })).toBeVisible();
  expect((await screen.findAllByText(/0\.10/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/is delayed/)).toBeNull();
  unmount();
  index.lagBlocks = 60;
  render(makePlace(<ChartPane />));
  expect(await screen.findByText(/^Chart data is delayed: it ends at .*2023/)).toBeVisible();
});

test('PRED-02 a price has the digits by which a round is decided', async () => {
  index.price = '10000087';
  render(makePlace(<ChartPane />));
  expect((await screen.findAllByText(/0\.10000087/)).length).toBeGreaterThan(0);
});

test('PRED-02 a deployment without an index says that the chart cannot be read', async () => {
  render(makePlace(<ChartPane />, { settings: { ...makeSettings(), index: { url: '' } } }));
  expect(await screen.findByText('The chart isn’t available right now.')).toBeVisible();
});

test('PRED-02 a price is read with its day: within 24 hours the same hour can be that of yesterday', async () => {
  render(makePlace(<ChartPane />));
  // The evening of 14 November, UTC.
  expect((await screen.findAllByRole('cell', { name: /^Nov 1[45], 2023, / })).length).toBeGreaterThan(0);
});
