import { expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { nativeCoin, type Token } from '../shared/token';
import { pairName } from './pair-name';

const token = (address: string, symbol: string): Token => ({
  kind: 'token',
  chainId: 2372,
  address: testAddress(`0x${address.padStart(40, '0')}`),
  decimals: 18,
  symbol,
  name: symbol,
});
const wbesc = token('fF', 'WBESC');
const besc = nativeCoin(2372);
const money = token('0A', 'MONEY');
const busdc = token('0b', 'BUSDC');

test.each([
  [besc, money, 'BESC/MONEY'],
  [wbesc, money, 'WBESC/MONEY'],
  [money, busdc, 'MONEY/BUSDC'],
  [money, token('1', 'ABCDEFGHIJKLMNOPQRSTU'), 'ABCD…QRSTU/MONEY'],
])('a pair has one name, whichever token comes first: case %#', (a, b, name) => {
  expect(pairName(a, b, wbesc.address)).toBe(name);
  expect(pairName(b, a, wbesc.address)).toBe(name);
});
