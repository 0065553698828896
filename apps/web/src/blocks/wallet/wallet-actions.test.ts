// @vitest-environment happy-dom

import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/eventually';
import { toldToast } from '../../../test/told-toast';
import { toastQueue } from '../toast/toast-queue';
import { readLastWallet, writeLastWallet } from './last-wallet';
import { walletActions } from './wallet-actions';
import { announcedWalletsStore } from './wallet-announcements';
import { walletStore } from './wallet-store';

const engine = vi.hoisted(() => ({
  connect: vi.fn(),
  reconnect: vi.fn(),
  disconnect: vi.fn(),
  switchNetwork: vi.fn(),
  forgoBatches: vi.fn(),
  provider: vi.fn(),
}));
vi.mock('./wallet-engine-loader', () => ({ walletEngine: async () => engine }));

const settings = { ...makeSettings(), chain: { ...makeSettings().chain, local: false } };
const request = vi.fn();
const provider = { request, on: () => undefined, removeListener: () => undefined };
const wallet = { rdns: 'com.example.wallet', name: 'Example', icon: undefined, provider };
const account = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const refusal = (code: number) => Object.assign(new Error('no'), { code });
const shown = vi.spyOn(toastQueue, 'show');
const told = () => shown.mock.calls.map(([toast]) => toldToast(toast));

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  for (const mock of Object.values(engine)) mock.mockReset();
  engine.provider.mockReturnValue(provider);
  announcedWalletsStore.setState({ wallets: [wallet] });
  walletStore.setState({ status: 'connected', walletChainId: 2372 }, true);
});

test('WALLET-07 WALLET-08 a wallet on another chain is asked to come over once it is connected, and stays connected', async () => {
  engine.connect.mockImplementation(async () => {
    walletStore.setState({ walletChainId: 1 });
    return true;
  });
  engine.switchNetwork.mockImplementation(async () => walletStore.setState({ walletChainId: 2372 }));
  expect(await walletActions(settings).connect(wallet.rdns)).toBe(true);
  expect(engine.switchNetwork).toHaveBeenCalledOnce();
  expect(walletStore.getState()).toMatchObject({ status: 'connected', walletChainId: 2372 });
  expect(readLastWallet()).toBe(wallet.rdns);
});

test.each([4001, 4100, -32002])('WALLET-09 an error (%i) at login forgets the wallet', async (code) => {
  writeLastWallet(wallet.rdns);
  engine.connect.mockRejectedValue(refusal(code));
  expect(await walletActions(settings).connect(wallet.rdns)).toBe(false);
  expect(readLastWallet()).toBeUndefined();
  expect(shown).toHaveBeenCalledOnce();
});

test('WALLET-09 an error when it is taken up again forgets the wallet as well', async () => {
  writeLastWallet(wallet.rdns);
  engine.reconnect.mockRejectedValue(new Error('broken'));
  walletActions(settings).resume();
  await eventually(() => expect(readLastWallet()).toBeUndefined());
});

test('WALLET-05 WALLET-07 a wallet that is logged in by itself is asked to come over too', async () => {
  writeLastWallet(wallet.rdns);
  engine.reconnect.mockImplementation(async () => {
    walletStore.setState({ walletChainId: 1 });
    return true;
  });
  walletActions(settings).resume();
  await eventually(() => expect(engine.switchNetwork).toHaveBeenCalledOnce());
  expect(readLastWallet()).toBe(wallet.rdns);
});

test('WALLET-05 one that is locked is asked for nothing and stays remembered', async () => {
  writeLastWallet(wallet.rdns);
  walletStore.setState({ status: 'disconnected' }, true);
  engine.reconnect.mockResolvedValue(false);
  walletActions(settings).resume();
  await eventually(() => expect(engine.reconnect).toHaveBeenCalledOnce());
  expect(engine.switchNetwork).not.toHaveBeenCalled();
  expect(readLastWallet()).toBe(wallet.rdns);
  expect(shown).not.toHaveBeenCalled();
});

test('a wallet that answers after another one was connected changes nothing, and nothing is said', async () => {
  writeLastWallet('org.other');
  engine.connect.mockResolvedValue(false);
  expect(await walletActions(settings).connect(wallet.rdns)).toBe(false);
  expect(readLastWallet()).toBe('org.other');
  expect(shown).not.toHaveBeenCalled();
  expect(engine.switchNetwork).not.toHaveBeenCalled();
});

test.each([
  ['WALLET-14', 'window.ethereum', 'Provider Error', 'No provider was found'],
  ['WALLET-16', 'org.gone', 'Unable to find connector', 'The connector config is wrong'],
])('%s choosing %s where it is not says so', async (_id, rdns, title, description) => {
  expect(await walletActions(settings).connect(rdns)).toBe(false);
  expect(told()).toContainEqual(expect.objectContaining({ kind: 'danger', title, description }));
});

test.each([
  ['WALLET-06 the Binance wallet', 'BinanceChain'],
  ['WALLET-06 a wallet without a name', 'ethereum'],
])('%s is waited for until its provider appears, though it tells nobody', async (_name, global) => {
  vi.useFakeTimers();
  writeLastWallet(`window.${global}`);
  const stop = walletActions(settings).resume();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(engine.reconnect).not.toHaveBeenCalled();
  Reflect.set(window, global, provider);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(engine.reconnect).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(engine.reconnect).toHaveBeenCalledOnce();
  stop();
  Reflect.deleteProperty(window, global);
  vi.useRealTimers();
});

test('WALLET-10 logging out forgets the wallet', async () => {
  writeLastWallet(wallet.rdns);
  await walletActions(settings).disconnect();
  expect(readLastWallet()).toBeUndefined();
  expect(engine.disconnect).toHaveBeenCalledOnce();
});

test('WALLET-06 a wallet that appears only later is waited for, and taken up once', async () => {
  announcedWalletsStore.setState({ wallets: [] });
  writeLastWallet(wallet.rdns);
  walletActions(settings).resume();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(engine.reconnect).not.toHaveBeenCalled();
  announcedWalletsStore.setState({ wallets: [wallet] });
  announcedWalletsStore.setState({ wallets: [wallet] });
  await eventually(() => expect(engine.reconnect).toHaveBeenCalledOnce());
});

test('WALLET-12 a token is offered to the wallet with its type and its picture', async () => {
  const token = { address: account, symbol: 'MONEY', decimals: 18 };
  await walletActions(settings).watchToken(token);
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
  walletActions(settings).resume();
  vi.advanceTimersByTime(5_000);
  expect(shown).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);
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
  walletActions(settings).resume();
  expect(localStorage.getItem('besc-wallet')).toBeNull();
});

test('one that is connected by hand meanwhile is not forgotten in its place', () => {
  vi.useFakeTimers();
  writeLastWallet('com.example.gone');
  walletActions(settings).resume();
  writeLastWallet(wallet.rdns);
  vi.advanceTimersByTime(10_000);
  expect(shown).not.toHaveBeenCalled();
  expect(readLastWallet()).toBe(wallet.rdns);
  vi.useRealTimers();
});
