import { expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { sameCurrency } from './same-currency';
import { nativeCoin, type Token } from './token';
import { wrapped } from './wrapped';

test('currencies: native and wrapped differ, a token is its chain and address', () => {
  const wbesc: Token = {
    kind: 'token',
    chainId: 1,
    address: testAddress('0xAb'),
    decimals: 18,
    symbol: 'WBESC',
    name: 'W',
  };
  expect(wrapped(nativeCoin(1), wbesc)).toBe(wbesc);
  expect(wrapped(wbesc, wbesc)).toBe(wbesc);
  expect(sameCurrency(nativeCoin(1), wbesc)).toBe(false);
  expect(sameCurrency(wbesc, { ...wbesc, symbol: 'COPY' })).toBe(true);
  expect(sameCurrency(wbesc, { ...wbesc, address: testAddress('0xCd') })).toBe(false);
  expect(sameCurrency(wbesc, { ...wbesc, chainId: 2 })).toBe(false);
  expect(sameCurrency(nativeCoin(1), nativeCoin(1))).toBe(true);
  expect(sameCurrency(undefined, undefined)).toBe(false);
});
