import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { noChain } from '../../../test/no-chain';
import type { AccountFace } from '../chain/account-faces';
import { ChainProvider } from '../chain/chain-context';
import { preferencesStore } from '../preferences/preferences-store';
import { walletStore } from '../wallet/wallet-store';
import { useShownName } from './use-shown-name';
import { usernameVisibility } from './username-visibility';

const [own, other] = ['a', 'b'].map((digit) => checksumAddress(`0x${digit.repeat(40)}`)) as [Address, Address];
const face: AccountFace = { username: 'BunnyBaron', picture: undefined, pictureUrl: undefined, teamId: 1 };
const never = new Promise<AccountFace>(() => {});

beforeEach(() => {
  localStorage.clear();
  preferencesStore.setState({}, true);
  walletStore.setState({ status: 'connected', address: own });
});

function nameOf(account: Address, answer: Promise<AccountFace>) {
  const chain = { ...noChain(), loadFaces: async () => () => answer };
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ChainProvider chain={chain}>{children}</ChainProvider>
    </QueryClientProvider>
  );
  return renderHook(() => useShownName(account), { wrapper }).result;
}

test('SET-32 the own name is hidden and shown again, and the choice is stored', async () => {
  const shown = nameOf(own, Promise.resolve(face));
  await waitFor(() => expect(shown.current).toBe('BunnyBaron'));
  act(() => usernameVisibility.set(false));
  expect(shown.current).toBeUndefined();
  expect(JSON.parse(localStorage.getItem('besc-preferences') ?? '{}')).toMatchObject({ userUsernameVisibility: false });
  const others = nameOf(other, Promise.resolve(face));
  await waitFor(() => expect(others.current).toBe('BunnyBaron'));
});

test('SET-40 the profile seen last is kept: its name stands before it is read again, for its account alone', async () => {
  const shown = nameOf(own, Promise.resolve(face));
  await waitFor(() => expect(shown.current).toBe('BunnyBaron'));
  expect(JSON.parse(localStorage.getItem('besc-preferences') ?? '{}').ownProfile).toEqual({
    account: own,
    username: 'BunnyBaron',
  });
  expect(nameOf(own, never).current).toBe('BunnyBaron');
  walletStore.setState({ status: 'connected', address: other });
  expect(nameOf(other, never).current).toBeUndefined();
});

test('SET-40 a profile that has lost its name is forgotten, and a stored one that is none is not shown', async () => {
  preferencesStore.setState({ ownProfile: { account: own, username: 'BunnyBaron' } });
  const shown = nameOf(own, Promise.resolve({ ...face, username: undefined }));
  expect(shown.current).toBe('BunnyBaron');
  await waitFor(() => expect(shown.current).toBeUndefined());
  expect(preferencesStore.getState().ownProfile).toBeNull();
  preferencesStore.setState({ ownProfile: { account: own, username: 'x'.repeat(100) } });
  expect(nameOf(own, never).current).toBeUndefined();
});
