import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { swapScreens } from '../../../../test/swap/swap-lab';
import { preferencesStore } from '../../../blocks/preferences/preferences-store';

const { open, lab } = swapScreens();
const visitor = { account: null };

/** A screen of this many pixels' width. */
function screenOf(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const least = Number(/min-width: ([\d.]+)rem/.exec(query)?.[1] ?? 0) * 16;
    return { matches: width >= least, addEventListener: () => undefined, removeEventListener: () => undefined };
  });
}

test('CHART-05 beside the card it can be expanded, shrunk and hidden', async () => {
  screenOf(1440);
  await open('/swap', visitor);
  await userEvent.click(await screen.findByRole('button', { name: 'Expand the chart' }));
  const shrink = screen.getByRole('button', { name: 'Shrink the chart' });
  // The name says what a press does; a pressed state beside it would say the opposite.
  expect(shrink).not.toHaveAttribute('aria-pressed');
  await userEvent.click(shrink);
  expect(screen.getByRole('button', { name: 'Expand the chart' })).not.toHaveAttribute('aria-pressed');
  await userEvent.click(screen.getByRole('button', { name: 'Hide the price chart' }));
  expect(screen.queryByRole('radiogroup', { name: 'Range' })).toBeNull();
});

test('CHART-06 on a small screen it waits behind a button and opens as a dialog', async () => {
  screenOf(390);
  await open('/swap', visitor);
  expect(screen.queryByRole('radiogroup', { name: 'Range' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Price chart' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Price chart' }));
  await waitFor(() => expect(dialog.getByRole('radio', { name: '1Y' })).toBeInTheDocument());
  expect(dialog.queryByRole('button', { name: 'Expand the chart' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('CHART-06 without a pair the dialog says what is missing; once closed it does not open by itself', async () => {
  screenOf(390);
  await open('/swap/BESC', visitor);
  await userEvent.click(await screen.findByRole('button', { name: 'Price chart' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Price chart' }));
  expect(dialog.getByText('No pair chosen')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: /Select a currency/ }));
  const picker = within(await screen.findByRole('dialog', { name: 'Select a Token' }));
  await userEvent.type(picker.getByRole('combobox'), 'BUSDC{Enter}');
  expect(await screen.findByRole('button', { name: /BUSDC/ })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('CHART-07 CHART-08 for BESC and WBESC it says that there are no fees and that the rate is 1 to 1', async () => {
  screenOf(1440);
  await open(`/swap?inputCurrency=BESC&outputCurrency=${lab().token('WBESC').address}`, visitor);
  expect(await screen.findByText('Swapping BESC and WBESC has no trading fees.')).toBeInTheDocument();
  expect(screen.getByText('The rate is always 1 to 1.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Invert the price' })).toBeNull();
});

test('CHART-10 the TradingView chart is not offered; who chose it before is told, and comes to the basic one', async () => {
  screenOf(1440);
  preferencesStore.setState({ userChartViewMode: 'tradingview' });
  await open('/swap', visitor);
  expect(await screen.findByText('Tradingview chart not available.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show the basic chart' }));
  expect(screen.queryByText('Tradingview chart not available.')).toBeNull();
  expect(screen.queryByRole('button', { name: /TradingView/ })).toBeNull();
});

test('CHART-16 the price of the pair on the chain stands in the head, in both directions', async () => {
  screenOf(1440);
  await open('/swap', visitor);
  expect(await screen.findByText('0.1')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Invert the price' }));
  expect(await screen.findByText('10')).toBeInTheDocument();
});

test('without a second token there is no pair to draw', async () => {
  screenOf(1440);
  await open('/swap?outputCurrency=BESC', visitor);
  expect(await screen.findByText('No pair chosen')).toBeInTheDocument();
});

test('CHART-09 two tokens without a pool: no failure, but the way to create the pool', async () => {
  screenOf(1440);
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, request?: RequestInit) => {
    if (url !== lab().settings.index.url) return ask(url, request);
    const { query } = JSON.parse(String(request?.body ?? '{"query":""}')) as { query: string };
    const names = [...query.matchAll(/(t\d+): /g)].map(([, name]) => [name, { items: [] }]);
    return Response.json({ data: Object.fromEntries(names) });
  });
  const money = lab().token('MONEY').address;
  await open(`/swap?outputCurrency=${money}`, visitor);
  expect(await screen.findByText('No pool yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create pool' })).toHaveAttribute('href', `/add/BESC/${money}`);
  expect(screen.queryByText('Failed to load price chart for this pair')).toBeNull();
});
