import { expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { currencyIdOf, InvalidCurrencyError, parseCurrencyId } from './currency-id';
import { nativeCoin, type Token } from './token';

const token: Token = {
  kind: 'token',
  chainId: 2372,
  address: testAddress('0x00000000000000000000000000000000000000B1'),
  decimals: 18,
  symbol: 'A',
  name: 'A',
};

test('LIQ-70 a currency that cannot be named raises "invalid currency"', () => {
  expect(currencyIdOf(nativeCoin(2372))).toBe('BESC');
  expect(currencyIdOf(token)).toBe(token.address);
  expect(() => currencyIdOf({ ...token, address: testAddress('0x12') })).toThrow(new InvalidCurrencyError());
  expect(() => currencyIdOf({ ...token, address: testAddress('0x') })).toThrow('invalid currency');
});

test('OPEN-26 the native coin is named in any letter case, addresses as the reader says', () => {
  expect(parseCurrencyId('besc', () => undefined)).toBe('BESC');
  expect(parseCurrencyId(testAddress('0xb1'), () => token.address)).toBe(token.address);
  expect(parseCurrencyId('nothing', () => undefined)).toBeUndefined();
  expect(parseCurrencyId(null, () => token.address)).toBeUndefined();
});
