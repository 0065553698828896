import type { Token } from '@besc/domain/shared/token';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { describe, expect, test } from 'vitest';
import { enterRow, searchRows } from './search-rows';

const chainId = 2372;
const makeToken = (digit: string, symbol: string, name = symbol): Token => ({
  kind: 'token',
  chainId,
  address: checksumAddress(`0x${digit.repeat(40)}`),
  decimals: 18,
  symbol,
  name,
});
const tokens = [makeToken('1', 'MONEY', 'Money Token'), makeToken('2', 'MON', 'Mon Coin'), makeToken('3', 'HENNY')];
const stranger = makeToken('4', 'XYZ');
const search = (query: string, unlisted?: Token) => ({ chainId, tokens, query, unlisted });
const symbols = (query: string, unlisted?: Token) =>
  searchRows(search(query, unlisted)).map((row) => `${row.kind}:${row.currency.symbol}`);

describe('search rows', () => {
  test('TOKEN-27 TOKEN-28 the native coin leads for an empty query, e, et and besc', () => {
    expect(symbols('')[0]).toBe('currency:BESC');
    for (const query of ['e', 'et', 'besc', 'BESC']) expect(symbols(query)[0]).toBe('currency:BESC');
    expect(symbols('money')).not.toContain('currency:BESC');
  });

  test('TOKEN-19 an equal symbol comes before one that starts with the query', () => {
    expect(symbols('mon')).toEqual(['currency:MON', 'currency:MONEY']);
  });

  test('TOKEN-15 TOKEN-16 an address matches that token only, else the one found on the chain', () => {
    expect(symbols(`0x${'3'.repeat(40)}`)).toEqual(['currency:HENNY']);
    expect(symbols(stranger.address, stranger)).toEqual(['import:XYZ']);
    expect(symbols(`\u200b0X${'3'.repeat(40)}`)).toEqual(['currency:HENNY']);
    expect(symbols(`\u202a0X${stranger.address.slice(2)}`, stranger)).toEqual(['import:XYZ']);
    expect(symbols(`0x${'5'.repeat(40)}`, stranger)).toEqual([]);
  });

  test('OPEN-26 TOKEN-15 an address in mixed case with a wrong checksum is refused, in one letter case it is found', () => {
    const right = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
    const mixed: Token = { ...makeToken('1', 'MIX'), address: right };
    const found = (query: string) => searchRows({ chainId, tokens: [mixed], query, unlisted: undefined }).length;
    for (const query of [right, right.toLowerCase(), `0x${right.slice(2).toUpperCase()}`]) expect(found(query)).toBe(1);
    const wrong = right.replace('5aA', '5AA');
    expect(found(wrong)).toBe(0);
    expect(enterRow({ chainId, tokens: [mixed], query: wrong, unlisted: undefined })).toBeUndefined();
  });

  test('TOKEN-15 TOKEN-17 invisible marks, copied along with a text, do not count', () => {
    expect(symbols('\u200emoney\u200b')).toEqual(['currency:MONEY']);
    expect(symbols(`\u202a0x${'3'.repeat(40)}\u202c\n`)).toEqual(['currency:HENNY']);
    expect(symbols(`\ufeff${stranger.address}\u200b`, stranger)).toEqual(['import:XYZ']);
    expect(enterRow(search('\u2066hen\u2069'))?.currency.symbol).toBe('HENNY');
    expect(symbols('\u200b')[0]).toBe('currency:BESC');
  });

  test('TOKEN-14 no match gives no rows', () => {
    expect(symbols('zzz')).toEqual([]);
  });

  test('TOKEN-23 TOKEN-24 TOKEN-25 TOKEN-26 what Enter picks', () => {
    expect(enterRow(search('besc'))?.currency.kind).toBe('native');
    expect(enterRow(search('mon'))?.currency.symbol).toBe('MON');
    expect(enterRow(search('hen'))?.currency.symbol).toBe('HENNY');
    expect(enterRow(search('mo'))).toBeUndefined();
    expect(enterRow(search(''))).toBeUndefined();
    expect(enterRow(search(stranger.address, stranger))).toEqual({ kind: 'import', currency: stranger });
  });
});
