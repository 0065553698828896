import { makeSettings } from '@besc/wire/test/make-settings';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import { noChain } from '../../../../test/no-chain';
import { farmListQuery, farmPairsQuery, pricingPairsQuery } from '../farms.queries';
import { TopFarms } from './top-farms';

test('a chain without a live farm is told to have none', async () => {
  const chain = noChain({ ...makeSettings(), index: { url: '' } });
  const queryClient = new QueryClient();
  const emission = { totalAllocPoint: 0n, moneyPerBlock: 0n, startBlock: 0n, endBlock: 0n };
  queryClient.setQueryData(farmListQuery(chain).queryKey, { farms: [], emission, pausedUntil: 0, mayBeMore: false });
  queryClient.setQueryData(farmPairsQuery(chain, []).queryKey, []);
  queryClient.setQueryData(pricingPairsQuery(chain, []).queryKey, { pairs: [], isUnread: false });
  render(makePlace(<TopFarms />, { chain, queryClient }));
  expect(await screen.findByText('There are no live farms.')).toBeVisible();
});
