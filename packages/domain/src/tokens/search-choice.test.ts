import { describe, expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import type { Token } from '../shared/token';
import { searchChoice, showsNativeCoin } from './search-choice';

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
const moneyX = makeToken(3, 'MONEYX', 'Other');

describe('the search row', () => {
  test('TOKEN-27 TOKEN-28 the native coin is shown for an empty query, e, et and besc', () => {
    expect(['', ' ', 'e', 'ET', 'besc', 'BESC '].every(showsNativeCoin)).toBe(true);
    expect(['b', 'be', 'bes', 'eth', 'wbesc'].some(showsNativeCoin)).toBe(false);
  });

  test('TOKEN-23 TOKEN-24 TOKEN-25 TOKEN-26 what Enter selects', () => {
    expect(searchChoice(' Besc ', [wbesc])).toEqual({ kind: 'native' });
    expect(searchChoice('money', [money, moneyX])).toEqual({ kind: 'token', token: money });
    expect(searchChoice('mon', [money])).toEqual({ kind: 'token', token: money });
    expect(searchChoice('mon', [money, moneyX])).toEqual({ kind: 'none' });
    expect(searchChoice('zzz', [])).toEqual({ kind: 'none' });
  });
});
