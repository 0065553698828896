import { nativeCoin } from '@besc/domain/shared/token';
import { makeSettings } from '@besc/wire/test/make-settings';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makePlace } from '../../../test/make-place';
import { noChain } from '../../../test/no-chain';
import { chainHealthStore } from '../../blocks/chain/chain-health-store';
import { usdPriceQuery } from '../../blocks/prices/use-holding-value';
import { HomeScreen } from './home.screen';

const settings = { ...makeSettings(), index: { url: '' } };

test('a chain that never answered is told, and nothing is waited for', async () => {
  const { container } = render(makePlace(<HomeScreen />, { settings }));
  expect(await screen.findByText(/The chain isn’t responding right now/)).toHaveTextContent('can’t be loaded');
  expect(await screen.findByText('Couldn’t load')).toBeVisible();
  expect(container.querySelector('[data-skeleton]')).toBeNull();
});

/** The page where the coin has this price. */
function renderPriced(priceE18: bigint) {
  const chain = noChain(settings);
  const queryClient = new QueryClient();
  const coin = nativeCoin(settings.chain.id);
  queryClient.setQueryData(usdPriceQuery(chain, coin).queryKey, priceE18);
  render(makePlace(<HomeScreen />, { chain, queryClient }));
}

test('CONST-07 below one dollar the price of the coin has six significant digits', async () => {
  renderPriced(949_123_456n * 10n ** 8n);
  expect(await screen.findByText('$0.0949123')).toBeVisible();
});

test('a chain that has stopped to answer is told with the time that the figures are of', async () => {
  chainHealthStore.setState({ isSilent: true });
  renderPriced(15n * 10n ** 17n);
  expect(await screen.findByText(/Showing data as of/)).toBeVisible();
  expect(screen.getByText('$1.50')).toBeVisible();
});
