import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import { noChain } from '../../../../test/no-chain';
import { summaryQuery } from '../lottery.queries';
import { lotteryPlace } from '../lottery-place';
import { LotteryTile } from './lottery-tile';

const plain = makeSettings();
const game = { address: checksumAddress(`0x${'6a'.repeat(20)}`), startBlock: 3 };
const settings = { ...plain, index: { url: '' }, contracts: { ...plain.contracts, lottery: { game } } };
const untold = 'The first round hasn’t started yet.';

test('that no round has begun is said when the chain says so, and not while it was not read', async () => {
  const { unmount } = render(makePlace(<LotteryTile />, { settings }));
  expect(await screen.findByText('In the pot')).toBeVisible();
  expect(screen.queryByText(untold)).toBeNull();
  unmount();

  const chain = noChain(settings);
  const place = lotteryPlace(settings);
  const queryClient = new QueryClient();
  if (place) queryClient.setQueryData(summaryQuery(chain, place).queryKey, null);
  render(makePlace(<LotteryTile />, { chain, queryClient }));
  expect(await screen.findByText(untold)).toBeVisible();
});

test.each([
  ['open', 'In the pot'],
  ['claimable', 'Prize pot was'],
  ['refunding', 'Prize pot was'],
] as const)('the pot of a round that is %s: %s', async (status, label) => {
  const chain = noChain(settings);
  const place = lotteryPlace(settings);
  const queryClient = new QueryClient();
  const summary = { id: 7, status, pot: 5n * 10n ** 22n, price: 10n ** 18n, startTime: 1, endTime: 2, salesPause: 60 };
  if (place) queryClient.setQueryData(summaryQuery(chain, place).queryKey, summary);
  render(makePlace(<LotteryTile />, { chain, queryClient }));
  expect(await screen.findByText(label)).toBeVisible();
});
