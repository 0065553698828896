import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Token } from '@besc/domain/shared/token';
import { createBatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createClient, http } from 'viem';
import { beforeEach, expect, test, vi } from 'vitest';
import { MakeEnglish } from '../../../test/make-english';
import { ChainProvider } from '../chain/chain-context';
import { preferencesStore } from '../preferences/preferences-store';
import { watchedTokens } from '../preferences/watch-lists';
import { KnownChoices } from './known-choices';
import { recentTokens, rememberToken } from './recent-tokens';
import type { TokenDirectory } from './token-directory';

const settings = makeSettings();
const at = (digit: string) => checksumAddress(`0x${digit.repeat(40)}`);
const token = (digit: string): Token => ({
  kind: 'token',
  chainId: 2372,
  address: at(digit),
  decimals: 18,
  symbol: `T${digit}`,
  name: `Token ${digit}`,
});
const known = ['1', '2', '3'].map(token);
const directory: TokenDirectory = {
  tokens: known,
  byAddress: new Map(known.map((one) => [one.address, one])),
  sourceOf: () => undefined,
  byTrust: known,
  trusted: known,
};

beforeEach(() => preferencesStore.setState({}, true));

function show(onPick = vi.fn()) {
  const client = createClient({ transport: http('http://127.0.0.1:9') });
  const reader = createBatchReader({ client, multicall: addressOf(settings, 'shared', 'multicall') });
  const { container } = render(
    <MakeEnglish>
      <QueryClientProvider client={new QueryClient()}>
        <ChainProvider chain={{ settings, client, reader }}>
          <KnownChoices directory={directory} bases={[token('3')]} chosen={undefined} onPick={onPick} />
        </ChainProvider>
      </QueryClientProvider>
    </MakeEnglish>,
  );
  return container;
}

test('favourites come first, then recent ones, each once; bases and unknown tokens have no second place', async () => {
  watchedTokens.set([at('2')]);
  for (const digit of ['7', '3', '2', '1']) rememberToken(at(digit));
  const onPick = vi.fn();
  show(onPick);
  const choices = within(screen.getByRole('group', { name: 'Favourites and recent' })).getAllByRole('button');
  expect(choices.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('T2'), 'T1']);
  expect(choices[0]).toHaveTextContent('Favourite');
  if (choices[1]) await userEvent.click(choices[1]);
  expect(onPick).toHaveBeenCalledWith(token('1'));
});

test('without any there is nothing', () => {
  expect(show()).toBeEmptyDOMElement();
});

test('eight are remembered, the newest first, and what is no address in storage is dropped', () => {
  for (const digit of '123456789'.split('')) rememberToken(at(digit));
  expect(recentTokens.get()).toHaveLength(8);
  expect(recentTokens.get()[0]).toBe(at('9'));
  expect(recentTokens.get({ recentTokens: ['x', 5, at('1')] })).toEqual([at('1')]);
});
