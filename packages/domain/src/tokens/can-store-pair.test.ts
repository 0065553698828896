import { expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import type { Token } from '../shared/token';
import { canStorePair } from './can-store-pair';

const makeToken = (n: number, symbol: string, name: string): Token => ({
  kind: 'token',
  chainId: 2372,
  address: testAddress(`0x${n.toString(16).padStart(40, 'A')}`),
  decimals: 18,
  symbol,
  name,
});
const wbesc = makeToken(1, 'WBESC', 'Wrapped BESC');
const money = makeToken(2, 'MONEY', 'Money Token');

test('TOKEN-36 a pair is stored only for two different tokens of one chain', () => {
  expect(canStorePair(money, wbesc)).toBe(true);
  expect(canStorePair(money, { ...money })).toBe(false);
  expect(canStorePair(money, { ...wbesc, chainId: 97 })).toBe(false);
});
