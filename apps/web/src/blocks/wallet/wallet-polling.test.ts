// @vitest-environment happy-dom

import { makeSettings } from '@besc/wire/test/make-settings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWalletEngine } from './wallet-engine';
import { walletPollingMs } from './wallet-polling';
import { walletStore } from './wallet-store';

const first = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const second = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

/** A wallet that does not announce when its account or its network changes. */
const silent = { accounts: [first], chainId: '0x944', hangs: false };
const request = vi.fn(async ({ method }: { method: string }): Promise<unknown> => {
  if (silent.hangs) return await new Promise(() => undefined);
  if (method === 'eth_accounts' || method === 'eth_requestAccounts') return silent.accounts;
  if (method === 'eth_chainId') return silent.chainId;
  throw Object.assign(new Error(method), { code: 4200 });
});
const provider = { request, on: () => undefined, removeListener: () => undefined };
const wallet = { rdns: 'com.example.silent', name: 'Silent', icon: undefined, provider };

beforeEach(() => {
  vi.useFakeTimers();
  silent.accounts = [first];
  silent.chainId = '0x944';
  silent.hangs = false;
});
afterEach(() => vi.useRealTimers());

test('WALLET-20 the wallet is asked every 12000 ms, so that a change it does not announce is seen', async () => {
  expect(walletPollingMs).toBe(12_000);
  const engine = createWalletEngine(makeSettings());
  await engine.connect(wallet);
  expect(walletStore.getState()).toMatchObject({ status: 'connected', address: first, walletChainId: 2372 });

  silent.accounts = [second];
  await vi.advanceTimersByTimeAsync(11_900);
  expect(walletStore.getState().address).toBe(first);
  await vi.advanceTimersByTimeAsync(200);
  expect(walletStore.getState().address).toBe(second);

  silent.chainId = '0x1';
  await vi.advanceTimersByTimeAsync(12_100);
  expect(walletStore.getState().walletChainId).toBe(1);

  silent.accounts = [];
  await vi.advanceTimersByTimeAsync(12_100);
  expect(walletStore.getState().status).toBe('disconnected');

  request.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(request).not.toHaveBeenCalled();
});

test('WALLET-20 a wallet that leaves a question without an answer is asked again', async () => {
  const engine = createWalletEngine(makeSettings());
  await engine.connect(wallet);
  silent.hangs = true;
  await vi.advanceTimersByTimeAsync(walletPollingMs);
  silent.hangs = false;
  silent.accounts = [second];
  await vi.advanceTimersByTimeAsync(2 * walletPollingMs);
  expect(walletStore.getState().address).toBe(second);
  await engine.disconnect();
});
