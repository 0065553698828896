import { expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { makeSuppliedPair, pairTokenB } from '../../test/make-supplied-pair';
import { nativeCoin, type Token } from '../shared/token';
import { supplyError } from './supply-error';

const account = testAddress('0x00000000000000000000000000000000000000c3');
const busdc: Token = {
  kind: 'token',
  chainId: 2372,
  address: pairTokenB,
  decimals: 18,
  symbol: 'BUSDC',
  name: 'BUSDC',
};
const exists = { kind: 'exists', supplied: makeSuppliedPair() } as const;
const sideA = { currency: nativeCoin(2372), amount: 5n, balance: 5n };
const sideB = { currency: busdc, amount: 7n, balance: 7n };
const text = (changes: Partial<Parameters<typeof supplyError>[0]>) =>
  supplyError({ account, existence: exists, sideA, sideB, ...changes })?.text;

test('LIQ-35..38 the four texts', () => {
  expect(text({})).toBeUndefined();
  expect(text({ account: undefined })).toBe('Connect Wallet');
  expect(text({ existence: { kind: 'invalid' } })).toBe('Invalid pair');
  expect(text({ sideA: { ...sideA, amount: undefined } })).toBe('Enter an amount');
  expect(text({ sideB: { ...sideB, amount: undefined } })).toBe('Enter an amount');
  expect(text({ sideA: { ...sideA, amount: 6n } })).toBe('Insufficient BESC balance');
  expect(text({ sideB: { ...sideB, amount: 8n } })).toBe('Insufficient BUSDC balance');
});

test('LIQ-39 the first in the order is told; of the two balances the later', () => {
  const none = { ...sideA, amount: undefined };
  const much = { ...sideA, amount: 6n };
  expect(text({ account: undefined, existence: { kind: 'invalid' }, sideA: none })).toBe('Connect Wallet');
  expect(text({ existence: { kind: 'invalid' }, sideA: none })).toBe('Invalid pair');
  expect(text({ sideA: none, sideB: { ...sideB, amount: 8n } })).toBe('Enter an amount');
  expect(text({ sideA: much, sideB: { ...sideB, amount: 8n } })).toBe('Insufficient BUSDC balance');
});

test('a balance that is not known is not judged', () => {
  expect(text({ sideA: { ...sideA, amount: 6n, balance: undefined } })).toBeUndefined();
});
