import { expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { nativeCoin, type Token } from '../shared/token';
import { maxSpend } from './max-spend';

const wbesc: Token = {
  kind: 'token',
  chainId: 2372,
  address: testAddress('0xAbcDef0000000000000000000000000000000001'),
  decimals: 18,
  symbol: 'WBESC',
  name: 'Wrapped BESC',
};
const besc = nativeCoin(2372);
const gwei = 10n ** 9n;

test('SWAP-090 MAX keeps max(0.01 BESC, gas price x 500 000) of the native coin, nothing of a token', () => {
  const max = (balance: bigint, gasPriceWei: bigint) => maxSpend({ currency: besc, balance, gasPriceWei });
  expect(max(10n ** 18n, 1_000n * gwei)).toBe(5n * 10n ** 17n);
  expect(max(10n ** 18n, 5n * gwei)).toBe(99n * 10n ** 16n);
  expect(max(10n ** 17n, 1_000n * gwei)).toBe(0n);
  expect(max(0n, 0n)).toBe(0n);
  expect(maxSpend({ currency: wbesc, balance: 7n, gasPriceWei: 1_000n * gwei })).toBe(7n);
});

test('SWAP-084 SWAP-091 MAX of a token with more decimals than a field has room for is rounded down, to nothing at last', () => {
  const max = (decimals: number, balance: bigint) =>
    maxSpend({ currency: { ...wbesc, decimals }, balance, gasPriceWei: 0n });
  expect([max(77, 129n), max(78, 129n), max(79, 129n), max(80, 129n), max(255, 129n)]).toEqual([
    129n,
    120n,
    100n,
    0n,
    0n,
  ]);
});
