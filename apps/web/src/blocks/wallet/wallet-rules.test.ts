// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest';
import { isLowBalance } from './is-low-balance';
import { readLastWallet, writeLastWallet } from './last-wallet';
import { ProviderNotFoundError, WalletNotFoundError } from './wallet-not-found-error';
import { walletProblem } from './wallet-problem';

beforeEach(() => localStorage.clear());

const named = (name: string, fields: object = {}) =>
  Object.assign(new Error('words of the wallet'), { name, ...fields });

test.each([
  ['WALLET-14', new ProviderNotFoundError(), 'Provider Error', 'No provider was found'],
  ['WALLET-15', named('X', { code: 4001 }), 'Authorization Error', 'Please authorize to access your account'],
  ['WALLET-15', named('X', { code: 4100 }), 'Authorization Error', 'Please authorize to access your account'],
  ['WALLET-16', new WalletNotFoundError('a.b'), 'Unable to find connector', 'The connector config is wrong'],
])('%s', (_id, error, title, description) => {
  expect(walletProblem(error, 'login')).toEqual({ title: { text: title }, description: { text: description } });
});

test('WALLET-17 other errors show their name and message, without hidden characters', () => {
  expect(walletProblem(named('OddError', { message: 'a\u202eb\u0000' }), 'login')).toEqual({
    title: 'OddError',
    description: 'ab',
  });
  const plain = { code: -32002, message: 'Already processing eth_requestAccounts. Please wait.' };
  expect(walletProblem(plain, 'login')).toEqual({ title: 'Error', description: plain.message });
  expect(
    walletProblem(named('SwitchChainError', { message: 'It did not work.\n\nVersion: viem@2.57.1' }), 'login'),
  ).toEqual({
    title: 'SwitchChainError',
    description: 'It did not work.',
  });
  expect(walletProblem('text', 'login')).toEqual({ title: 'Error', description: 'text' });
  expect(walletProblem(undefined, 'login')).toEqual({ title: 'Error', description: 'undefined' });
});

test.each([
  [0n, true],
  [1_000_000_000n, true],
  [1_000_000_001n, false],
])('WALLET-19 %d wei is low: %s', (balance, isLow) => {
  expect(isLowBalance(balance)).toBe(isLow);
});

test('WALLET-05 WALLET-10 the last wallet is remembered and forgotten; a poisoned memory is none', () => {
  expect(readLastWallet()).toBeUndefined();
  writeLastWallet('com.example.wallet');
  expect(readLastWallet()).toBe('com.example.wallet');
  writeLastWallet(undefined);
  expect(readLastWallet()).toBeUndefined();
  for (const poison of ['', '<script>', 'a'.repeat(200), '{"rdns":"x"}']) {
    localStorage.setItem('besc-wallet', poison);
    expect(readLastWallet()).toBeUndefined();
  }
});
