// @vitest-environment happy-dom
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { afterEach, expect, test, vi } from 'vitest';
import { writeDevelopmentAccount } from './development-account';
import { createDevelopmentProvider } from './development-provider';
import { developmentWalletStore } from './development-wallet-store';

const [first, second] = ['55', '66'].map((digits) => checksumAddress(`0x${digits.repeat(20)}`));

afterEach(() => localStorage.clear());

/** As the browser tells it to the other tabs. */
function chooseElsewhere(account: typeof first): void {
  writeDevelopmentAccount(account);
  window.dispatchEvent(new StorageEvent('storage', { key: 'besc-development-wallet' }));
}

test('an account that is chosen in another tab is told here, and is the one that signs', async () => {
  writeDevelopmentAccount(first);
  const wallet = createDevelopmentProvider(makeSettings());
  const told = vi.fn();
  wallet.on('accountsChanged', told);
  chooseElsewhere(second);
  expect(told).toHaveBeenLastCalledWith([second]);
  expect(await wallet.request({ method: 'eth_accounts' })).toEqual([second]);
  const from = { from: first, to: first };
  await expect(wallet.request({ method: 'eth_sendTransaction', params: [from] })).rejects.toThrow(/not the one/);
  chooseElsewhere(second);
  expect(told).toHaveBeenCalledTimes(1);
});

test('one that is forgotten in another tab is forgotten here', async () => {
  writeDevelopmentAccount(first);
  const wallet = createDevelopmentProvider(makeSettings());
  const told = vi.fn();
  wallet.on('accountsChanged', told);
  chooseElsewhere(undefined);
  expect(told).toHaveBeenLastCalledWith([]);
  expect(await wallet.request({ method: 'eth_accounts' })).toEqual([]);
});

test('what is to be signed is told in words, and bytes that are no text as they are', async () => {
  writeDevelopmentAccount(first);
  const wallet = createDevelopmentProvider(makeSettings());
  for (const [sent, told] of [
    ['0x566f7465203a20e29c93', 'Vote : ✓'],
    ['0xff00', '0xff00'],
    ['plain', 'plain'],
  ]) {
    const end = wallet.request({ method: 'personal_sign', params: [sent, first] }).catch(() => undefined);
    const asked = () => developmentWalletStore.getState().requests[0];
    await vi.waitFor(() => expect(asked()?.question).toMatchObject({ kind: 'message', text: told }));
    asked()?.answer(undefined);
    await end;
  }
});
