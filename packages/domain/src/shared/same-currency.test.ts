import { expect, test } from 'vitest';
import { sameCurrency } from './same-currency';
import { nativeCoin, type Token } from './token';
import { wrapped } from './wrapped';

test('currencies: native and wrapped differ, letter case of an address does not matter', () => {
  const wbesc: Token = { kind: 'token', chainId: 1, address: '0xAb', decimals: 18, symbol: 'WBESC', name: 'W' };
  expect(wrapped(nativeCoin(1), wbesc)).toBe(wbesc);
  expect(wrapped(wbesc, wbesc)).toBe(wbesc);
  expect(sameCurrency(nativeCoin(1), wbesc)).toBe(false);
  expect(sameCurrency(wbesc, { ...wbesc, address: '0xaB' })).toBe(true);
  expect(sameCurrency(wbesc, { ...wbesc, chainId: 2 })).toBe(false);
  expect(sameCurrency(nativeCoin(1), nativeCoin(1))).toBe(true);
  expect(sameCurrency(undefined, undefined)).toBe(false);
});
