// @vitest-environment happy-dom

import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../../test/eventually';
import { makeWallet } from '../../../test/make-wallet';
import { toldToast } from '../../../test/told-toast';
import { toastQueue } from '../toast/toast-queue';
import { readLastWallet, writeLastWallet } from './last-wallet';
import { loginStore } from './login-store';
import { walletActions } from './wallet-actions';
import { announcedWalletsStore } from './wallet-announcements';
import { walletStore } from './wallet-store';

const settings = { ...makeSettings(), chain: { ...makeSettings().chain, local: false } };
const account = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const refusal = (code: number) => Object.assign(new Error('no'), { code });
const shown = vi.spyOn(toastQueue, 'show');
const told = () => shown.mock.calls.map(([toast]) => toldToast(toast));
const { connect, disconnect, watchToken, ...actions } = walletActions(settings);
/** Takes up the last visit until the test is over. */
function resume(): void {
  onTestFinished(actions.resume());
}
function showPage(isVisible: boolean): void {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isVisible);
  onTestFinished(() => hidden.mockRestore());
  document.dispatchEvent(new Event('visibilitychange'));
}
const connected = { status: 'connected', address: account, walletChainId: 2372 };
let example = makeWallet('com.example.wallet', account);
let { wallet, request } = example;
const asked = (method: string) => request.mock.calls.filter(([call]) => call.method === method);

afterAll(disconnect);
beforeEach(async () => {
  await disconnect();
  vi.clearAllMocks();
  localStorage.clear();
  loginStore.setState({ isSettled: false });
  example = makeWallet('com.example.wallet', account);
  ({ wallet, request } = example);
  announcedWalletsStore.setState({ wallets: [wallet] });
});

test('WALLET-07 WALLET-08 a wallet on another chain is asked to come over once it is connected, and stays connected', async () => {
  example.state.chainId = 1;
  expect(await connect(wallet.rdns)).toBe(true);
  expect(asked('wallet_switchEthereumChain')).toHaveLength(1);
  expect(walletStore.getState()).toMatchObject(connected);
  expect(readLastWallet()).toBe(wallet.rdns);
});

test.each([4001, 4100, -32002])('WALLET-09 an error (%i) at login forgets the wallet', async (code) => {
  writeLastWallet(wallet.rdns);
  request.mockRejectedValue(refusal(code));
  expect(await connect(wallet.rdns)).toBe(false);
  expect(readLastWallet()).toBeUndefined();
  expect(shown).toHaveBeenCalledOnce();
});

test('WALLET-05 WALLET-07 a wallet that is logged in by itself is asked to come over too', async () => {
  writeLastWallet(wallet.rdns);
  Object.assign(example.state, { isGranted: true, chainId: 1 });
  resume();
  await eventually(() => expect(walletStore.getState()).toMatchObject(connected));
  expect(asked('wallet_switchEthereumChain')).toHaveLength(1);
  expect(asked('eth_requestAccounts')).toEqual([]);
  expect(readLastWallet()).toBe(wallet.rdns);
});

test('WALLET-05 one that is locked is asked for nothing and stays remembered', async () => {
  writeLastWallet(wallet.rdns);
  resume();
  await eventually(() => expect(loginStore.getState().isSettled).toBe(true));
  expect(walletStore.getState().status).toBe('disconnected');
  expect(new Set(request.mock.calls.map(([{ method }]) => method))).toEqual(new Set(['eth_accounts']));
  expect(readLastWallet()).toBe(wallet.rdns);
  expect(shown).not.toHaveBeenCalled();
});

test('a wallet that answers after another one was connected changes nothing, and nothing is said', async () => {
  const other = makeWallet('org.other', account);
  announcedWalletsStore.setState({ wallets: [wallet, other.wallet] });
  example.state.isHeld = true;
  example.state.chainId = 1;
  const late = connect(wallet.rdns);
  await eventually(() => expect(asked('eth_requestAccounts')).toHaveLength(1));
  expect(await connect('org.other')).toBe(true);
  example.grant();
  expect(await late).toBe(false);
  expect(readLastWallet()).toBe('org.other');
  expect(walletStore.getState()).toMatchObject({ ...connected, rdns: 'org.other' });
  expect(shown).not.toHaveBeenCalled();
  expect(asked('wallet_switchEthereumChain')).toEqual([]);
});

test.each([
  ['WALLET-14', 'window.ethereum', 'Provider Error', 'No provider was found'],
  ['WALLET-16', 'org.gone', 'Unable to find connector', 'The connector config is wrong'],
])('%s choosing %s where it is not says so', async (_id, rdns, title, description) => {
  expect(await connect(rdns)).toBe(false);
  expect(told()).toContainEqual(expect.objectContaining({ kind: 'danger', title, description }));
});

test.each([
  ['WALLET-06 the Binance wallet', 'BinanceChain'],
  ['WALLET-06 a wallet without a name', 'ethereum'],
])('%s is waited for until its provider appears, though it does not announce it', async (_name, global) => {
  vi.useFakeTimers();
  writeLastWallet(`window.${global}`);
  example.state.isGranted = true;
  resume();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(loginStore.getState().isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(loginStore.getState().isSettled).toBe(true);
  expect(walletStore.getState().status).toBe('disconnected');
  expect(shown).not.toHaveBeenCalled();
  Reflect.set(window, global, wallet.provider);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(walletStore.getState()).toMatchObject({ ...connected, rdns: `window.${global}` });
  Reflect.deleteProperty(window, global);
  vi.useRealTimers();
});

test('WALLET-10 logging out forgets the wallet', async () => {
  await connect(wallet.rdns);
  await disconnect();
  expect(readLastWallet()).toBeUndefined();
  expect(walletStore.getState().status).toBe('disconnected');
});

test('WALLET-06 a wallet that appears only later is waited for, and taken up once', async () => {
  announcedWalletsStore.setState({ wallets: [] });
  writeLastWallet(wallet.rdns);
  example.state.isGranted = true;
  resume();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(request).not.toHaveBeenCalled();
  announcedWalletsStore.setState({ wallets: [wallet] });
  announcedWalletsStore.setState({ wallets: [wallet] });
  await eventually(() => expect(walletStore.getState()).toMatchObject(connected));
  expect(asked('eth_requestAccounts')).toEqual([]);
});

test('WALLET-12 a token is offered to the wallet with its type and its picture', async () => {
  const token = { address: account, symbol: 'MONEY', decimals: 18 };
  await connect(wallet.rdns);
  request.mockResolvedValueOnce(true);
  await watchToken(token);
  expect(request).toHaveBeenCalledWith({
    method: 'wallet_watchAsset',
    params: {
      type: 'ERC20',
      options: { ...token, image: expect.stringMatching(new RegExp(`/images/tokens/${account}\\.png$`)) },
    },
  });
});

test('WALLET-09 WALLET-16 a wallet of the last visit that does not come is told and forgotten after some seconds', async () => {
  vi.useFakeTimers();
  localStorage.setItem('besc-wallet', 'nonsense');
  announcedWalletsStore.setState({ wallets: [] });
  resume();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  // The words are loaded when they are needed.
  await vi.dynamicImportSettled();
  expect(told()).toEqual([
    {
      kind: 'danger',
      id: 'toast:Unable to find connector',
      title: 'Unable to find connector',
      description: 'The connector config is wrong',
    },
  ]);
  expect(localStorage.getItem('besc-wallet')).toBeNull();
  vi.useRealTimers();
});

test('what is no id at all is forgotten at once', () => {
  localStorage.setItem('besc-wallet', 'no id at all <');
  resume();
  expect(localStorage.getItem('besc-wallet')).toBeNull();
});

test('WALLET-06 in the background a wallet is looked for at once, and none is given up', async () => {
  vi.useFakeTimers();
  showPage(false);
  const gone = 'window.BinanceChain';
  writeLastWallet(gone);
  example.state.isGranted = true;
  resume();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown).not.toHaveBeenCalled();
  expect(readLastWallet()).toBe(gone);
  showPage(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(readLastWallet()).toBe(gone);

  showPage(false);
  Reflect.set(window, 'BinanceChain', wallet.provider);
  resume();
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();
  expect(walletStore.getState()).toMatchObject({ ...connected, rdns: gone });
  Reflect.deleteProperty(window, 'BinanceChain');
  vi.useRealTimers();
});

test('one that comes after another was connected by hand does not take its place', async () => {
  const other = makeWallet('org.other', account);
  announcedWalletsStore.setState({ wallets: [other.wallet] });
  writeLastWallet(wallet.rdns);
  example.state.isGranted = true;
  resume();
  expect(await connect('org.other')).toBe(true);
  announcedWalletsStore.setState({ wallets: [other.wallet, wallet] });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(request).not.toHaveBeenCalled();
  expect(readLastWallet()).toBe('org.other');
  expect(walletStore.getState()).toMatchObject({ ...connected, rdns: 'org.other' });
});

test('one that is connected by hand meanwhile is not forgotten in its place', async () => {
  vi.useFakeTimers();
  writeLastWallet('com.example.gone');
  resume();
  writeLastWallet(wallet.rdns);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown).not.toHaveBeenCalled();
  expect(readLastWallet()).toBe(wallet.rdns);
  vi.useRealTimers();
});
