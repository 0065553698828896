import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Preferences, parsePreferences } from './preferences';

const defaults = parsePreferences(undefined);
const token = {
  chainId: 2372,
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  decimals: 9,
  symbol: 'HENNY',
  name: 'Henny',
} as const;
const other = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';

const chosen: Preferences = {
  version: 2,
  timestamp: 1_790_000_000_000,
  language: 'pt-BR',
  isDark: true,
  audioPlay: false,
  gasPrice: 'instant',
  userExpertMode: true,
  userExpertModeAcknowledgementShow: false,
  userSingleHopOnly: true,
  userSlippageTolerance: 123,
  slippageWasReset: true,
  userDeadline: 600,
  userApprovalAmount: 'exact',
  tokens: { '2372': [token] },
  pairs: { '2372': [[token.address, other]] },
  lists: {
    urls: ['/lists/default.tokenlist.json', 'ipfs://bafyabc', 'lists.eth'],
    active: ['lists.eth'],
    offered: ['/lists/default.tokenlist.json'],
  },
  isExchangeChartDisplayed: false,
  userChartViewMode: 'tradingview',
  userFarmStakedOnly: true,
  userPoolStakedOnly: true,
  userFarmsViewMode: 'card',
  userPoolsViewMode: 'table',
  userPredictionAcceptedRisk: true,
  userPredictionChartDisclaimerShow: false,
  userUsernameVisibility: true,
  watchlistTokens: [token.address],
  watchlistPools: [other],
  showPhishingWarningBanner: false,
};

describe('parsePreferences', () => {
  test('SET-15..37 every stored choice survives', () => {
    expect(parsePreferences(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
  });

  test('SET-48 SET-53 OPEN-49 nothing stored gives the defaults', () => {
    expect(defaults).toMatchObject({
      userSlippageTolerance: 50,
      userDeadline: 1200,
      gasPrice: 'standard',
      language: 'en',
    });
    expect(defaults.isDark).toBeUndefined();
    expect(defaults.userFarmsViewMode).toBeUndefined();
  });

  test('SET-38 SET-39 a slippage or deadline that is no number is the default', () => {
    expect(parsePreferences({ ...chosen, userSlippageTolerance: 'auto', userDeadline: null })).toMatchObject({
      userSlippageTolerance: 50,
      userDeadline: 1200,
    });
  });

  test('SET-41 a slippage outside 0 to 10000 is the default', () => {
    for (const userSlippageTolerance of [-1, 10_001, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(parsePreferences({ ...chosen, userSlippageTolerance }).userSlippageTolerance).toBe(50);
    }
    expect(parsePreferences({ ...chosen, userSlippageTolerance: 0 }).userSlippageTolerance).toBe(0);
  });

  test('SET-40 lists: places are checked again, twins dropped, and one in use must be known', () => {
    const urls = ['https://a.example/x.json', 'javascript:alert(1)', 7, 'https://a.example/x.json', '//evil.example'];
    expect(parsePreferences({ lists: { urls, active: ['https://a.example/x.json', 'b.eth'] } }).lists).toEqual({
      urls: ['https://a.example/x.json'],
      active: ['https://a.example/x.json'],
      offered: [],
    });
    for (const lists of [undefined, null, 'x', [], 3]) expect(parsePreferences({ lists }).lists).toBeUndefined();
    const many = Array.from({ length: 1000 }, (_, index) => `https://a.example/${index}`);
    expect(parsePreferences({ lists: { urls: many } }).lists?.urls).toHaveLength(50);
  });

  test('SET-40 a store of version 1 is read whole and has no lists yet', () => {
    const { lists: _, ...old } = chosen;
    expect(parsePreferences({ ...old, version: 1 })).toEqual({ ...chosen, lists: undefined });
  });

  test('SET-19 SET-20 custom tokens and pairs are kept by chain', () => {
    const read = parsePreferences({
      tokens: {
        '2372': [token, { ...token, chainId: 97 }, { ...token, decimals: 256 }],
        '97': [token],
        __proto__: [token],
      },
      pairs: { '2372': [[token.address, other]], x: [[token.address, other]] },
    });
    expect(read.tokens).toEqual({ '2372': [token] });
    expect(read.pairs).toEqual({ '2372': [[token.address, other]] });
  });

  test('TOKEN-36 a pair of one token with itself is dropped, as are twins', () => {
    const pairs = {
      '2372': [
        [other, other],
        [token.address, other],
        [other, token.address],
      ],
    };
    expect(parsePreferences({ pairs }).pairs).toEqual({ '2372': [[other, token.address]] });
  });

  test('a token of another chain, a bad one and a twin are dropped; the rest stays', () => {
    const tokens = {
      '2372': [{ ...token, chainId: 97 }, { ...token, decimals: 300 }, token, token, 'x'],
      '-1': [token],
      __proto__: [token],
    };
    expect(parsePreferences({ tokens }).tokens).toEqual({ '2372': [token] });
  });

  test('H9 hidden characters, foreign fields and too much of anything do not get in', () => {
    const many = Array.from({ length: 5000 }, (_, index) => `0x${(index + 1).toString(16).padStart(40, '0')}`);
    const read = parsePreferences({
      tokens: { '2372': [{ ...token, symbol: 'HEN\u202eNY' }] },
      watchlistTokens: many,
      rpcUrl: 'https://evil.example',
    });
    expect(read.tokens['2372']?.[0]?.symbol).toBe('HENNY');
    expect(read.watchlistTokens).toHaveLength(500);
    expect(read).not.toHaveProperty('rpcUrl');
  });

  test('anything gives safe preferences, and they survive being stored', () => {
    const field = fc.constantFrom(...Object.keys(chosen));
    const damaged = fc.dictionary(field, fc.anything(), { maxKeys: 30 });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          damaged,
          fc.json().map((text): unknown => JSON.parse(text)),
        ),
        (json) => {
          const read = parsePreferences(json);
          expect(Object.keys(read).sort()).toEqual(Object.keys(chosen).sort());
          expect(read.userSlippageTolerance).toBeGreaterThanOrEqual(0);
          expect(read.userSlippageTolerance).toBeLessThanOrEqual(10_000);
          expect(read.userDeadline).toBeGreaterThan(0);
          expect(parsePreferences(JSON.parse(JSON.stringify(read)))).toEqual(read);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
