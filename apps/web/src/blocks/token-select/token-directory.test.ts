import type { Address } from '@besc/domain/shared/address';
import type { Token } from '@besc/domain/shared/token';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { parseTokenList } from '@besc/wire/tokens/token-list';
import { describe, expect, test } from 'vitest';
import { type DirectoryList, tokenDirectory } from './token-directory';

const chainId = 2372;
const wbesc = checksumAddress('0x1111111111111111111111111111111111111111');
const henny = checksumAddress('0x2222222222222222222222222222222222222222');
const other = checksumAddress('0x3333333333333333333333333333333333333333');

function makeToken(address: Address, symbol: string, decimals = 18): Token {
  return { kind: 'token', chainId, address, decimals, symbol, name: symbol };
}

function makeList(name: string, tokens: readonly object[], isDefault = true): DirectoryList {
  const list = parseTokenList({
    name,
    timestamp: '2026-01-01T00:00:00Z',
    version: { major: 1, minor: 0, patch: 0 },
    tokens,
  });
  return { url: `https://${name.toLowerCase()}.example/list.json`, list, isDefault, isCurrent: true };
}

const entry = (address: Address, symbol: string, decimals = 18, chain = chainId) => ({
  chainId: chain,
  address,
  decimals,
  symbol,
  name: symbol,
});

describe('token directory', () => {
  test('TOKEN-30 tokens of a list carry logo, tags and project link', () => {
    const list = makeList('Main', [
      {
        ...entry(henny, 'HENNY', 9),
        logoURI: 'https://example.org/h.png',
        tags: ['meme'],
        extensions: { projectLink: 'https://example.org' },
      },
    ]);
    const directory = tokenDirectory({ chainId, builtIn: [], lists: [list], imported: [] });
    expect(directory.byAddress.get(henny)).toEqual({
      ...makeToken(henny, 'HENNY', 9),
      logoURI: 'https://example.org/h.png',
      tags: ['meme'],
      projectLink: 'https://example.org',
    });
    expect(directory.sourceOf(henny)).toEqual({
      kind: 'list',
      listName: 'Main',
      listUrl: 'https://main.example/list.json',
      isDefault: true,
      isCurrent: true,
    });
  });

  test('LIQ-31 by trust, what the person imported comes before what a list names that is no default one', () => {
    const at = (byte: string) => checksumAddress(`0x${byte.repeat(20)}`);
    const [own, listed, taken] = [at('44'), at('55'), at('66')];
    const lists = [
      makeList('Own', [entry(listed, 'L'), entry(taken, 'T')], false),
      makeList('Main', [entry(own, 'O')]),
    ];
    const imported = [makeToken(taken, 'T'), makeToken(other, 'X')];
    const directory = tokenDirectory({ chainId, builtIn: [makeToken(wbesc, 'WBESC')], lists, imported });
    expect(directory.byTrust.map(({ symbol }) => symbol)).toEqual(['WBESC', 'O', 'T', 'X', 'L']);
    expect(new Set(directory.byTrust)).toEqual(new Set(directory.tokens));
  });

  test('a list cannot overwrite what money depends on: symbol, name and decimals stay', () => {
    const list = makeList('Hostile', [entry(wbesc, 'EVIL', 18), entry(henny, 'HENNY', 9)]);
    const directory = tokenDirectory({
      chainId,
      builtIn: [makeToken(wbesc, 'WBESC')],
      lists: [list],
      imported: [makeToken(henny, 'FAKE', 18)],
    });
    expect(directory.byAddress.get(wbesc)?.symbol).toBe('WBESC');
    expect(directory.byAddress.get(henny)).toMatchObject({ symbol: 'HENNY', decimals: 9 });
  });

  test('other decimals than the settings say are ignored as a whole', () => {
    const list = makeList('Hostile', [entry(wbesc, 'WBESC', 6)]);
    const directory = tokenDirectory({ chainId, builtIn: [makeToken(wbesc, 'WBESC')], lists: [list], imported: [] });
    expect(directory.sourceOf(wbesc)).toEqual({ kind: 'built-in' });
    expect(directory.byAddress.get(wbesc)?.decimals).toBe(18);
  });

  test('the first list that names an address wins, and tokens of another chain are left out', () => {
    const directory = tokenDirectory({
      chainId,
      builtIn: [],
      lists: [
        makeList('First', [entry(henny, 'ONE')]),
        makeList('Second', [entry(henny, 'TWO'), entry(other, 'X', 18, 97)]),
      ],
      imported: [],
    });
    expect(directory.tokens.map((token) => token.symbol)).toEqual(['ONE']);
  });

  test('a default list wins over a list a person added, whatever their order, and only it is trusted', () => {
    const added = makeList('Added', [entry(henny, 'FAKE', 18), entry(other, 'NEW')], false);
    const main = makeList('Main', [entry(henny, 'HENNY', 9)]);
    const directory = tokenDirectory({ chainId, builtIn: [], lists: [added, main], imported: [] });
    expect(directory.tokens.map((token) => token.symbol)).toEqual(['HENNY', 'NEW']);
    expect(directory.trusted.map((token) => token.symbol)).toEqual(['HENNY']);
    expect(directory.sourceOf(other)).toMatchObject({ listName: 'Added', isDefault: false });
  });

  test('a list a person added cannot give a built-in token another logo or link', () => {
    const added = makeList('Added', [{ ...entry(wbesc, 'WBESC'), logoURI: 'https://evil.example/x.png' }], false);
    const directory = tokenDirectory({ chainId, builtIn: [makeToken(wbesc, 'WBESC')], lists: [added], imported: [] });
    expect(directory.byAddress.get(wbesc)).toEqual(makeToken(wbesc, 'WBESC'));
    expect(directory.sourceOf(wbesc)).toEqual({ kind: 'built-in' });
  });

  test('LIST-43 LIST-44 a token of the settings is still from the default list when that is switched off', () => {
    const unused = [makeList('Main', [entry(wbesc, 'WBESC')]), makeList('Added', [entry(wbesc, 'WBESC')], false)];
    const directory = tokenDirectory({
      chainId,
      builtIn: [makeToken(wbesc, 'WBESC')],
      lists: [],
      imported: [],
      unused: unused.toReversed(),
    });
    expect(directory.tokens).toEqual([makeToken(wbesc, 'WBESC')]);
    expect(directory.sourceOf(wbesc)).toMatchObject({ kind: 'list', listName: 'Main' });
  });

  test('LIST-43 LIST-24 a list that is not in use gives no tokens but tells where one is from', () => {
    const unused = [makeList('Off', [entry(other, 'OFF')], false)];
    const directory = tokenDirectory({ chainId, builtIn: [], lists: [], imported: [], unused });
    expect(directory.tokens).toEqual([]);
    expect(directory.sourceOf(other)).toMatchObject({ kind: 'list', listName: 'Off' });
  });

  test('imported tokens can be chosen but are not trusted', () => {
    const directory = tokenDirectory({ chainId, builtIn: [], lists: [], imported: [makeToken(other, 'NEW')] });
    expect(directory.tokens).toHaveLength(1);
    expect(directory.trusted).toHaveLength(0);
    expect(directory.sourceOf(other)).toEqual({ kind: 'imported' });
  });
});
