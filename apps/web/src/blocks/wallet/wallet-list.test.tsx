import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makePlace } from '../../../test/make-place';
import { announcedWalletsStore } from './wallet-announcements';
import { WalletList } from './wallet-list';

const provider = { request: async () => [], on: () => undefined, removeListener: () => undefined };
const wallet = (rdns: string, name: string) => ({ rdns, name, icon: undefined, provider });
const announced = wallet('io.example', 'Example');
const globals = [wallet('window.ethereum', 'Browser wallet'), wallet('window.BinanceChain', 'Binance Wallet')];

test.each([
  ['beside a wallet that announced itself', [...globals, announced], ['Example', 'Binance Wallet']],
  ['without one', globals, ['Browser wallet', 'Binance Wallet']],
])('WALLET-06 the Binance wallet can be chosen %s', async (_, wallets, names) => {
  announcedWalletsStore.setState({ wallets });
  render(makePlace(<WalletList onConnected={() => undefined} />));
  const rows = (await screen.findAllByRole('button')).map(({ textContent }) => textContent);
  expect(rows.filter((row) => !row?.startsWith('Development wallet'))).toEqual(names);
});
