// @vitest-environment happy-dom

import { makeSettings } from '@besc/wire/test/make-settings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/eventually';
import { throws } from '../../../test/fault-runs';
import { makeRecord } from '../../../test/make-record';
import { makeWallet } from '../../../test/make-wallet';
import { toldToast } from '../../../test/told-toast';
import { refusals } from '../../../test/wallet-noes';
import { toastQueue } from '../toast/toast-queue';
import { walletActions } from './wallet-actions';
import { announcedWalletsStore } from './wallet-announcements';
import { walletStore } from './wallet-store';

const account = makeRecord().from;
const connected = { status: 'connected', address: account, walletChainId: 2372 };
const refusal = (code: number) => Object.assign(new Error('no'), { code });
const shown = vi.spyOn(toastQueue, 'show');
const told = () => shown.mock.calls.map(([toast]) => toldToast(toast));
const { connect, disconnect, ...actions } = walletActions(makeSettings());
let example = makeWallet('com.example.wallet', account);
let { wallet, request } = example;
const asked = (method: string) => request.mock.calls.filter(([call]) => call.method === method);

beforeEach(() => {
  shown.mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  example = makeWallet('com.example.wallet', account);
  ({ wallet, request } = example);
  announcedWalletsStore.setState({ wallets: [wallet] });
});
afterEach(disconnect);

const unknown: readonly unknown[] = [
  refusal(4902),
  { code: -32603, message: 'Unrecognized chain ID "0x944". Try adding the chain first.' },
  { code: '4902', message: 'Unknown' },
  { code: -32601, message: 'The method does not exist' },
  { code: -32603, message: 'Internal', data: { originalError: { code: 4902 } } },
  'This network is not there',
];

test.each(unknown)('WALLET-11 a wallet that does not come is asked once to add the network: %j', async (error) => {
  example.state.chainId = 1;
  example.answers.wallet_switchEthereumChain = throws(error);
  example.answers.wallet_addEthereumChain = () => void example.moveTo(2372);
  expect(await connect(wallet.rdns)).toBe(true);
  expect(asked('wallet_addEthereumChain')).toMatchObject([
    [
      {
        params: [{ chainId: '0x944', nativeCurrency: { symbol: 'BESC', decimals: 18 }, rpcUrls: expect.any(Array) }],
      },
    ],
  ]);
  expect(asked('wallet_switchEthereumChain')).toHaveLength(1);
  expect(walletStore.getState()).toMatchObject(connected);
  expect(shown).not.toHaveBeenCalled();
});

test('WALLET-11 one that adds the network without going there is asked once more to go', async () => {
  example.state.chainId = 1;
  let isAdded = false;
  example.answers.wallet_switchEthereumChain = () => {
    if (!isAdded) throw refusal(4902);
    example.state.chainId = 2372;
  };
  example.answers.wallet_addEthereumChain = () => {
    isAdded = true;
  };
  expect(await connect(wallet.rdns)).toBe(true);
  // It came without an event.
  await eventually(() => expect(walletStore.getState()).toMatchObject(connected));
});

test.each(Object.entries(refusals))(
  'WALLET-07 a no to the network is silent, and nothing is added: %s',
  async (_way, no) => {
    example.state.chainId = 1;
    example.answers.wallet_switchEthereumChain = throws(no);
    expect(await connect(wallet.rdns)).toBe(true);
    expect(asked('wallet_addEthereumChain')).toEqual([]);
    example.answers.wallet_switchEthereumChain = throws(refusal(4902));
    example.answers.wallet_addEthereumChain = throws(no);
    await actions.switchNetwork();
    expect(asked('wallet_addEthereumChain')).toHaveLength(1);
    expect(shown).not.toHaveBeenCalled();
  },
);

test('a wallet that neither comes nor adds the network is told of in our words', async () => {
  example.state.chainId = 1;
  example.answers.wallet_switchEthereumChain = throws(refusal(-32603));
  example.answers.wallet_addEthereumChain = throws(Object.assign(new Error('no'), { name: 'SwitchChainError' }));
  expect(await connect(wallet.rdns)).toBe(true);
  expect(told()).toMatchObject([{ title: 'Unable to switch network', description: expect.stringContaining('2372') }]);
});
