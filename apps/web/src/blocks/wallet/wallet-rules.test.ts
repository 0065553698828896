// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest';
import { isLowBalance } from './is-low-balance';
import { readLastWallet, writeLastWallet } from './last-wallet';
import { loginProblem } from './login-problem';
import { isRejection } from './wallet-error';
import { ProviderNotFoundError, WalletNotFoundError } from './wallet-not-found-error';

beforeEach(() => localStorage.clear());

const named = (name: string, fields: object = {}) =>
  Object.assign(new Error('words of the wallet'), { name, ...fields });

test.each([
  ['WALLET-14', new ProviderNotFoundError(), 'Provider Error', 'No provider was found'],
  ['WALLET-15', named('X', { code: 4001 }), 'Authorization Error', 'Please authorize to access your account'],
  ['WALLET-15', named('X', { code: 4100 }), 'Authorization Error', 'Please authorize to access your account'],
  ['WALLET-16', new WalletNotFoundError('a.b'), 'Unable to find connector', 'The connector config is wrong'],
])('%s', (_id, error, title, description) => {
  expect(loginProblem(error)).toEqual({ title: { text: title }, description: { text: description } });
});

test('WALLET-17 other errors show their name and message, without hidden characters', () => {
  expect(loginProblem(named('OddError', { message: 'a\u202eb\u0000' }))).toEqual({
    title: 'OddError',
    description: 'ab',
  });
  const plain = { code: -32002, message: 'Already processing eth_requestAccounts. Please wait.' };
  expect(loginProblem(plain)).toEqual({ title: 'Error', description: plain.message });
  expect(loginProblem(named('SwitchChainError', { message: 'It did not work.\n\nVersion: viem@2.57.1' }))).toEqual({
    title: 'SwitchChainError',
    description: 'It did not work.',
  });
  expect(loginProblem('text')).toEqual({ title: 'Error', description: 'text' });
  expect(loginProblem(undefined)).toEqual({ title: 'Error', description: 'undefined' });
});

test('a rejection is known by its code, however deep it is wrapped', () => {
  expect(isRejection(named('A', { cause: named('B', { code: 4001 }) }))).toBe(true);
  expect(isRejection(named('A', { code: -32603, cause: { code: 4001 } }))).toBe(true);
  expect(isRejection({ code: '4001' })).toBe(false);
  expect(isRejection(null)).toBe(false);
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
