import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import { PredictionTile } from './prediction-tile';

const plain = makeSettings();
const at = (end: string) => ({ address: checksumAddress(`0x${end.padStart(40, '0')}`), startBlock: 3 });
const contracts = { ...plain.contracts, prediction: { game: at('a1') }, oracle: { prices: at('a2') } };
const settings = { ...plain, index: { url: '' }, contracts };

test('the front page, which shows nothing of it, does not look through all bets of the account for what it can take', async () => {
  const queryClient = new QueryClient();
  render(makePlace(<PredictionTile />, { settings, queryClient }));
  expect(await screen.findByText('Next round')).toBeVisible();
  const asked = (name: string) => queryClient.getQueryCache().findAll({ queryKey: ['chain', name] });
  expect(asked('prediction')).toHaveLength(1);
  expect(asked('prediction-claims')).toEqual([]);
});
