import { expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { nativeCoin, type Token } from '../shared/token';
import { wrapKind } from './wrap-kind';

const wbesc: Token = {
  kind: 'token',
  chainId: 2372,
  address: testAddress('0xAbcDef0000000000000000000000000000000001'),
  decimals: 18,
  symbol: 'WBESC',
  name: 'Wrapped BESC',
};
const besc = nativeCoin(2372);

test('SWAP-050 wrap type by the chosen pair', () => {
  const money: Token = {
    ...wbesc,
    address: testAddress('0x0000000000000000000000000000000000000009'),
    symbol: 'MONEY',
  };
  expect(wrapKind({ input: besc, output: wbesc, wbesc })).toBe('wrap');
  expect(wrapKind({ input: { ...wbesc }, output: besc, wbesc })).toBe('unwrap');
  expect(wrapKind({ input: besc, output: money, wbesc })).toBe('none');
  expect(wrapKind({ input: wbesc, output: money, wbesc })).toBe('none');
  expect(wrapKind({ input: besc, output: undefined, wbesc })).toBe('none');
});
