import { expect, test } from 'vitest';
import { type Address, nativeCoin, type Token } from '../shared/token';
import { wrapKind } from './wrap-kind';

const wbesc: Token = {
  kind: 'token',
  chainId: 2372,
  address: '0xAbcDef0000000000000000000000000000000001',
  decimals: 18,
  symbol: 'WBESC',
  name: 'Wrapped BESC',
};
const besc = nativeCoin(2372);

test('SWAP-050 wrap type by the chosen pair', () => {
  const lower: Token = { ...wbesc, address: wbesc.address.toLowerCase() as Address };
  const money: Token = { ...wbesc, address: '0x0000000000000000000000000000000000000009', symbol: 'MONEY' };
  expect(wrapKind({ input: besc, output: wbesc, wbesc })).toBe('wrap');
  expect(wrapKind({ input: lower, output: besc, wbesc })).toBe('unwrap');
  expect(wrapKind({ input: besc, output: money, wbesc })).toBe('none');
  expect(wrapKind({ input: wbesc, output: money, wbesc })).toBe('none');
  expect(wrapKind({ input: besc, output: undefined, wbesc })).toBe('none');
});
