import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import type { Token } from '../shared/token';
import { searchTokens } from './search-tokens';

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
const hard = makeToken(4, 'HARD', 'Hard Money');
const tokens = [moneyX, hard, wbesc, money];

describe('searchTokens', () => {
  test('TOKEN-15 TOKEN-16 an address in any case matches that address only', () => {
    expect(searchTokens(tokens, ` ${money.address.toLowerCase()} `)).toEqual([money]);
    expect(searchTokens(tokens, money.address.replaceAll('A', 'B'))).toEqual([]);
  });

  test('TOKEN-17 TOKEN-18 each word is a prefix or suffix of a word in symbol or name', () => {
    expect(searchTokens(tokens, 'esc')).toEqual([wbesc]);
    expect(searchTokens(tokens, 'wrap BES')).toEqual([wbesc]);
    expect(searchTokens(tokens, 'wbesc wrapped')).toEqual([wbesc]);
    expect(searchTokens(tokens, 'rapp')).toEqual([]);
    expect(searchTokens(tokens, 'one')).toEqual([]);
  });

  test('TOKEN-19 TOKEN-20 TOKEN-21 equal symbol, then beginning, then the rest; only for one word', () => {
    expect(searchTokens(tokens, 'money')).toEqual([money, moneyX, hard]);
    expect(searchTokens(tokens, 'mo')).toEqual([moneyX, money, hard]);
    expect(searchTokens([hard, money], 'money m')).toEqual([hard, money]);
    expect(searchTokens(tokens, '  ')).toBe(tokens);
  });

  test('never throws and never invents, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        const found = searchTokens(tokens, query);
        expect(found.every((token) => tokens.includes(token))).toBe(true);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});
