import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maximumListTokens, parseTokenList, TokenListError } from './token-list';

const wbesc = {
  chainId: 2372,
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  decimals: 18,
  name: 'Wrapped BESC',
  symbol: 'WBESC',
};
const henny = {
  chainId: 2372,
  address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  decimals: 9,
  name: 'HENNY',
  symbol: 'HENNY',
};

function makeList(changes: Record<string, unknown> = {}): unknown {
  return {
    name: 'Default list',
    timestamp: '2026-01-02T03:04:05.000Z',
    version: { major: 1, minor: 0, patch: 0 },
    tokens: [wbesc, henny],
    keywords: ['besc', 'default'],
    tags: { stable: { name: 'Stablecoin', description: 'Pegged to the dollar, 1:1.' } },
    logoURI: 'https://host.example/logo.png',
    ...changes,
  };
}

function addressOf(index: number): string {
  return `0x${(index + 1).toString(16).padStart(40, '0')}`;
}

describe('parseTokenList', () => {
  test('LIST-01 LIST-02 reads every field of a list and of an entry', () => {
    const list = parseTokenList(
      makeList({
        tokens: [
          { ...henny, logoURI: 'ipfs://abc', tags: ['stable'], extensions: { tax_bps: 1000, a: { b: { c: null } } } },
        ],
      }),
    );
    expect(list.version).toEqual({ major: 1, minor: 0, patch: 0 });
    expect(list.tokens[0]).toEqual({
      ...henny,
      logoURI: 'ipfs://abc',
      tags: ['stable'],
      extensions: { tax_bps: 1000, a: { b: { c: null } } },
    });
  });

  test.each([
    ['tokens missing', { tokens: undefined }, 'tokens must be a list'],
    ['no tokens', { tokens: [] }, 'tokens must hold at least one token'],
    ['name with markup', { name: '<b>x</b>' }, 'name contains characters that are not allowed'],
    ['name too long', { name: 'a'.repeat(31) }, 'name is longer than 30 characters'],
    ['bad date', { timestamp: 'yesterday' }, 'timestamp must be an ISO date with time'],
    ['negative version', { version: { major: -1, minor: 0, patch: 0 } }, 'version.major must not be negative'],
    ['bad address', { tokens: [{ ...wbesc, address: '0x12' }] }, 'tokens[0].address must be 0x and 40 hex digits'],
    [
      'zero address',
      { tokens: [{ ...wbesc, address: `0x${'0'.repeat(40)}` }] },
      'tokens[0].address must not be the zero address',
    ],
    [
      'wrong checksum',
      { tokens: [{ ...wbesc, address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD' }] },
      'tokens[0].address has a wrong checksum',
    ],
    ['decimals 256', { tokens: [wbesc, { ...henny, decimals: 256 }] }, 'tokens[1].decimals must be 0 to 255'],
    ['decimals as text', { tokens: [{ ...wbesc, decimals: '18' }] }, 'tokens[0].decimals must be a whole number'],
    ['chain id 0', { tokens: [{ ...wbesc, chainId: 0 }] }, 'tokens[0].chainId must be at least 1'],
    [
      'symbol with a line break',
      { tokens: [{ ...wbesc, symbol: 'W\nBESC' }] },
      'tokens[0].symbol contains characters that are not allowed',
    ],
    ['symbol too long', { tokens: [{ ...wbesc, symbol: '🦊'.repeat(21) }] }, 'tokens[0].symbol is longer than 20'],
    ['no address', { tokens: [{ ...wbesc, address: undefined }] }, 'tokens[0].address must be an address'],
    [
      'address without 0x',
      { tokens: [{ ...wbesc, address: wbesc.address.slice(2) }] },
      'tokens[0].address must be 0x and 40 hex digits',
    ],
    [
      'name of many lines',
      { tokens: [{ ...wbesc, name: 'a\nb' }] },
      'tokens[0].name contains characters that are not allowed',
    ],
    ['unknown property', { tokens: [{ ...wbesc, price: 1 }] }, 'tokens[0] has a property the schema does not know'],
    ['logo that is no URI', { tokens: [{ ...wbesc, logoURI: 'logo png' }] }, 'tokens[0].logoURI must be a URI'],
    ['keyword twice', { keywords: ['a', 'a'] }, 'keywords names a keyword twice'],
    [
      'tag with markup',
      { tags: { a: { name: '<', description: 'x' } } },
      'tags.a.name contains characters that are not allowed',
    ],
    [
      'extensions too deep',
      { tokens: [{ ...wbesc, extensions: { a: { b: { c: { d: 1 } } } } }] },
      'tokens[0].extensions.a',
    ],
  ])('LIST-40 %s fails validation and the place is named', (_name, changes, place) => {
    expect(() => parseTokenList(makeList(changes))).toThrow(`Token list failed validation: ${place}`);
  });

  test('LIST-39 what the lists of peers hold is valid: other kinds of chains, bridges, spaces, long pictures', () => {
    const bridgeInfo = Object.fromEntries(['1', '10', '42161'].map((id) => [id, { tokenAddress: wbesc.address }]));
    const tokens = [
      { ...henny, address: henny.address.toLowerCase(), symbol: 'IF Token', extensions: { bridgeInfo } },
      { ...wbesc, symbol: '🦊'.repeat(20), logoURI: `data:image/png;base64,${'A'.repeat(4000)}` },
      { ...wbesc, chainId: 1 },
      { ...wbesc, chainId: 501_000_101, address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' },
    ];
    const list = parseTokenList(makeList({ tokens, tokenMap: {} }));
    expect(list.tokens.map(({ chainId, address, symbol }) => [chainId, address, symbol])).toEqual([
      [2372, henny.address, 'IF Token'],
      [2372, wbesc.address, '🦊'.repeat(20)],
      [1, wbesc.address, 'WBESC'],
    ]);
    expect(list.tokens[0]?.extensions).toEqual({ bridgeInfo });
    expect(() => parseTokenList(makeList({ tokens: [...tokens, tokens[3]] }))).toThrow('Duplicate tokens.');
  });

  test('LIST-41 duplicates by chain id and address are refused whatever the letter case', () => {
    const twin = { ...henny, address: henny.address.toLowerCase(), symbol: 'OTHER' };
    expect(() => parseTokenList(makeList({ tokens: [henny, twin] }))).toThrow(/^Duplicate tokens\.$/);
    expect(parseTokenList(makeList({ tokens: [henny, { ...twin, chainId: 97 }] })).tokens).toHaveLength(2);
  });

  test('H12 hidden characters are removed from names and symbols, and nothing left gives the fallback', () => {
    const hidden = { ...henny, name: 'HEN\u202eNY\u200b', symbol: 'HEN\u2066NY' };
    expect(parseTokenList(makeList({ tokens: [hidden] })).tokens[0]).toMatchObject({ name: 'HENNY', symbol: 'HENNY' });
    const nothing = { ...henny, name: '', symbol: '\u200b' };
    expect(parseTokenList(makeList({ tokens: [nothing] })).tokens[0]).toMatchObject({
      name: 'Unknown Token',
      symbol: 'UNKNOWN',
    });
  });

  test('a logo of an unsafe scheme is dropped, not shown', () => {
    for (const logoURI of [
      'javascript:alert(1)',
      'data:image/svg+xml,<svg/>'.replaceAll('<', '%3C'),
      'file:///etc/passwd',
    ]) {
      expect(parseTokenList(makeList({ tokens: [{ ...henny, logoURI }], logoURI })).tokens[0]?.logoURI).toBeUndefined();
    }
  });

  test('10 000 tokens pass, one more does not', () => {
    const tokens = Array.from({ length: maximumListTokens }, (_, index) => ({ ...henny, address: addressOf(index) }));
    expect(parseTokenList(makeList({ tokens })).tokens).toHaveLength(maximumListTokens);
    expect(() => parseTokenList(makeList({ tokens: [...tokens, wbesc] }))).toThrow(
      'tokens has more than 10000 entries',
    );
  });

  test('anything else is a TokenListError', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (json) => {
        expect(() => parseTokenList(json)).toThrow(TokenListError);
      }),
    );
  });

  test('a list with any entry parses to safe values or is a TokenListError', () => {
    const entry = fc.record(
      {
        chainId: fc.oneof(fc.constant(2372), fc.integer(), fc.double()),
        address: fc.oneof(fc.constant(wbesc.address), fc.string()),
        decimals: fc.oneof(fc.nat(300), fc.double()),
        name: fc.string({ unit: 'binary', maxLength: 70 }),
        symbol: fc.string({ unit: 'binary', maxLength: 25 }),
        logoURI: fc.oneof(fc.webUrl(), fc.string()),
        tags: fc.array(fc.string({ maxLength: 12 })),
        extensions: fc.dictionary(fc.string({ maxLength: 4 }), fc.anything()),
      },
      { requiredKeys: ['chainId', 'address', 'decimals', 'name', 'symbol'] },
    );
    fc.assert(
      fc.property(entry, (token) => {
        try {
          const parsed = parseTokenList(makeList({ tokens: [token] })).tokens[0];
          expect(parsed?.symbol).not.toMatch(/[\p{Cc}\p{Cf}]/u);
          expect(parsed?.name).not.toMatch(/[\p{Cc}\p{Cf}]/u);
          expect(parsed?.logoURI ?? 'https://').toMatch(/^(https?|ip[fn]s):\/\//i);
        } catch (error) {
          expect(error).toBeInstanceOf(TokenListError);
        }
      }),
      { numRuns: 500 },
    );
  });
});
