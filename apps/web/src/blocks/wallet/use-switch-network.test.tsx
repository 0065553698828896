import { makeSettings } from '@besc/wire/test/make-settings';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makePlace } from '../../../test/make-place';
import { makeRecord } from '../../../test/make-record';
import { makeWallet } from '../../../test/make-wallet';
import { SwitchNetworkButton } from './switch-network-button';
import { walletActions } from './wallet-actions';
import { announcedWalletsStore } from './wallet-announcements';

test('a wallet that leaves the question for the network without an answer can be asked again', async () => {
  const { wallet, request } = makeWallet('com.example.wallet', makeRecord().from);
  announcedWalletsStore.setState({ wallets: [wallet] });
  const { connect, disconnect } = walletActions(makeSettings());
  onTestFinished(async () => {
    vi.useRealTimers();
    await disconnect();
  });
  expect(await connect(wallet.rdns)).toBe(true);
  request.mockImplementation(async ({ method }) =>
    method === 'wallet_switchEthereumChain' ? new Promise(() => undefined) : null,
  );
  const asked = () => request.mock.calls.filter(([{ method }]) => method === 'wallet_switchEthereumChain');
  render(makePlace(<SwitchNetworkButton />));
  const label = { name: 'Switch network' };
  await screen.findByRole('button', label);
  vi.useFakeTimers();
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  fireEvent.click(screen.getByRole('button', label));
  await pass(0);
  expect(asked()).toHaveLength(1);
  expect(screen.queryByRole('button', label)).toBeNull();
  await pass(20_000);
  fireEvent.click(screen.getByRole('button', label));
  await pass(0);
  expect(asked()).toHaveLength(2);
});
