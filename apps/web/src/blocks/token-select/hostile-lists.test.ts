import type { Token } from '@besc/domain/shared/token';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { maximumListTokens, parseTokenList, type TokenList, TokenListError } from '@besc/wire/tokens/token-list';
import { describe, expect, test } from 'vitest';
import { makeHostileLists } from '../../../test/make-hostile-list';
import { searchRows } from './search-rows';
import { tokenDirectory } from './token-directory';
import { makeTokenNotice } from './token-notice';

const chainId = 2372;
/** Few in the edit loop, 100 000 in the whole run (`npm run test:faults`). */
const howMany = Number(process.env.HOSTILE_LISTS ?? 5_000);
const makeToken = (index: number, symbol: string, name: string, decimals = 18): Token => ({
  kind: 'token',
  chainId,
  address: checksumAddress(`0x${String(index).repeat(40)}`),
  decimals,
  symbol,
  name,
});
const trusted = [
  makeToken(1, 'WBESC', 'Wrapped BESC'),
  makeToken(2, 'MONEY', 'MONEY Token'),
  makeToken(3, 'BUSDC', 'BESC USD Coin'),
  makeToken(4, 'HENNY', 'Henny Coin', 9),
  makeToken(5, 'WAGMI', 'Wagmi Coin'),
  makeToken(6, 'Bernie', 'Bernie Coin'),
];
const notice = makeTokenNotice(trusted, ['BESC']);
const trustedAddresses = new Set(trusted.map(({ address }) => address));

/** The list as the page reads it; undefined when it is refused by name. Anything else that is thrown is a crash. */
function read(json: unknown): TokenList | undefined {
  try {
    return parseTokenList(json);
  } catch (error) {
    if (error instanceof TokenListError && error.message.length < 300) return undefined;
    throw error;
  }
}

/** What of an accepted list must never be seen or used, in words; the empty list when all is well. */
function problemsOf(list: TokenList, imitators: readonly string[]): string[] {
  const problems: string[] = [];
  const directory = tokenDirectory({
    chainId,
    builtIn: trusted,
    lists: [{ url: 'https://hostile.example', list, isDefault: false, isCurrent: true }],
    imported: [],
  });
  for (const own of trusted) {
    if (directory.byAddress.get(own.address) !== own) problems.push(`${own.symbol} was changed`);
  }
  if (directory.trusted.length !== trusted.length) problems.push('a token became trusted');
  for (const token of directory.tokens.slice(trusted.length)) {
    const { address, symbol, name, decimals, logoURI } = token;
    if (trustedAddresses.has(address) || token.chainId !== chainId) problems.push('a foreign token came in');
    if (/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u.test(symbol + name))
      problems.push(`unseen characters in ${JSON.stringify(token)}`);
    if (symbol === '' || name === '' || symbol.length > 20 || name.length > 60)
      problems.push('a text of a wrong length');
    if (displaySymbol(symbol).length > 41) problems.push('a symbol too long to show');
    if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255) problems.push(`decimals ${decimals}`);
    if (checksumAddress(address) !== address) problems.push(`address ${address}`);
    if (logoURI !== undefined && !/^(?:https?|ip[fn]s):\/\//i.test(logoURI)) problems.push(`logo ${logoURI}`);
    if (imitators.includes(address.toLowerCase()) && notice(token).kind === 'none') {
      problems.push(`imitates unmarked: ${symbol} / ${name}`);
    }
  }
  const rows = searchRows({
    chainId,
    tokens: directory.tokens,
    query: list.tokens[0]?.symbol ?? '',
    unlisted: undefined,
  });
  if (rows.length > directory.tokens.length + 1) problems.push('rows out of nothing');
  return problems;
}

describe('hostile token lists', () => {
  test(`LIST-39 LIST-40 LIST-41 of ${howMany} none crashes, comes in unseen, or imitates a token unmarked`, () => {
    const next = makeHostileLists({ seed: 0x2372, chainId, trusted });
    let accepted = 0;
    let marked = 0;
    for (let round = 0; round < howMany; round++) {
      const { json, imitators } = next();
      const list = read(json);
      if (list === undefined) continue;
      accepted++;
      marked += imitators.length;
      const problems = problemsOf(list, imitators);
      if (problems.length > 0) expect(problems, JSON.stringify(json)).toEqual([]);
    }
    // The generator must get past the door often enough to mean something.
    expect(accepted).toBeGreaterThan(howMany / 20);
    expect(marked).toBeGreaterThan(howMany / 100);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(Reflect.get({}, 'isTrusted')).toBeUndefined();
  });

  test('a list of 10 001 tokens is refused by name at once, also one of garbage', () => {
    const tokens = Array.from({ length: maximumListTokens + 1 }, () => ({ __proto__: null }));
    expect(() => parseTokenList({ tokens })).toThrow(
      'Token list failed validation: tokens has more than 10000 entries',
    );
  });

  test('nested garbage of megabytes is refused, not followed', () => {
    const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`);
    for (const json of [deep, { tokens: deep }, { name: deep, tokens: [{ extensions: { a: deep } }] }]) {
      expect(() => parseTokenList(json)).toThrow(TokenListError);
    }
  });

  test('lower-case addresses come out checksummed; a wrong checksum is refused by name', () => {
    const list = (address: string) => ({
      name: 'List',
      timestamp: '2026-01-02T03:04:05.000Z',
      version: { major: 1, minor: 0, patch: 0 },
      tokens: [{ chainId, address, decimals: 24, symbol: 'T', name: 'T' }],
    });
    const right = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    expect(parseTokenList(list(right.toLowerCase())).tokens[0]).toMatchObject({ address: right, decimals: 24 });
    expect(() => parseTokenList(list(right.replace('a', 'A')))).toThrow(
      'Token list failed validation: tokens[0].address has a wrong checksum',
    );
  });
});
