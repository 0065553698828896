import { infoPoolShape, tokenFaceShape } from '@besc/domain/shared/pool-rows';
import { sentRow } from '@besc/wire/test/sent-row';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { makePlace } from '../../../test/make-place';
import { JoinablePools } from './components/joinable-pools';

const at = (place: number) => `0x${place.toString(16).padStart(40, '0')}`;
const face = (place: number, symbol: string) =>
  sentRow(tokenFaceShape, { id: at(place), symbol, name: `${symbol} token`, decimals: 18 });
const poolRow = (place: number, symbol: string, parts: object = {}) => ({
  ...sentRow({ ...infoPoolShape, token0: 'text', token1: 'text' } as never, {
    id: at(100 + place),
    token0: face(place, symbol),
    token1: face(2, 'TWO'),
    volumeUSD: '500',
    reserveNative: '200',
    ...parts,
  }),
  dayAgo: { items: [] },
  weekAgo: { items: [] },
});
const index = { answers: true, nonsense: false, asked: [] as Record<string, unknown>[] };

beforeEach(() => {
  Object.assign(index, { answers: true, nonsense: false, asked: [] });
  vi.stubGlobal('fetch', async (_: unknown, init?: { body?: string }) => {
    if (init?.body === undefined) return Response.json({});
    const { query, variables } = JSON.parse(init.body) as { query: string; variables: Record<string, unknown> };
    if (!query.includes('page: pairs(')) return Response.json({});
    index.asked.push(variables);
    if (!index.answers) throw new TypeError('The index is down');
    const isFirst = variables.after === null;
    const items = isFirst ? [poolRow(3, 'ONE'), poolRow(4, 'FOUR', { reserveNative: '0' })] : [poolRow(5, 'FIVE')];
    const pageInfo = { endCursor: isFirst ? 'next' : null, hasNextPage: isFirst };
    const data = {
      page: { items, pageInfo },
      watched: { items: [] },
      poolsToday: { items: [] },
      poolsYesterday: { items: [] },
      bundle: { nativePrice: '2' },
    };
    return Response.json({ data: index.nonsense ? { page: 5 } : data });
  });
});

async function open() {
  render(makePlace(<JoinablePools owner={undefined} />, { url: '/liquidity' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Table' }));
  return await screen.findByRole('table', { name: 'All pools' });
}

test('all pools stand with liquidity, volume, fees, APR and a way to join, page by page', async () => {
  const table = await open();
  const [one, four] = [...table.querySelectorAll<HTMLElement>('tbody tr')];
  // 500 of volume in a day and in a week, 200 native coins at 2 USD: 500 * 0.17 % * 365 / 7 / 400.
  expect(one).toHaveTextContent('$400.00$500.00$1.2511.08%');
  expect(within(one ?? table).getByRole('link', { name: 'Join' })).toHaveAttribute('href', `/add/${at(3)}/${at(2)}`);
  // What nothing prices has no liquidity to tell, and is not worth nothing.
  expect(four).toHaveTextContent('–$500.00');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText(/FIVE/)).toBeVisible();
  expect(index.asked.map(({ after }) => after)).toEqual([null, 'next']);
});

test('they can be searched and sorted', async () => {
  const table = await open();
  await userEvent.click(within(table).getByRole('button', { name: /^Liquidity/ }));
  await userEvent.type(screen.getByLabelText('Search'), 'four');
  expect(await screen.findByText('1 results')).toBeVisible();
});

test.each([
  ['is silent', { answers: false }],
  ['answers nonsense', { nonsense: true }],
])('an index that %s: what failed and what still works', async (_name, changes) => {
  Object.assign(index, changes);
  render(makePlace(<JoinablePools owner={undefined} />, { url: '/liquidity' }));
  expect(await screen.findByText('The list of pools couldn’t be loaded')).toBeVisible();
  expect(screen.getByText('Adding liquidity works without it.')).toBeVisible();
});
