// @vitest-environment happy-dom

import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chartView } from '../charts/chart-view';
import { chosenLanguage } from '../language/chosen-language';
import { mostLists, storedLists } from '../token-lists/stored-lists';
import { storedTokens } from '../token-select/stored-tokens';
import { approvalAmount } from './approval-amount';
import { darkMode } from './dark-mode';
import { expertMode } from './expert-mode';
import { followOtherTabs } from './follow-other-tabs';
import { gasSpeed } from './gas-speed';
import { parsePreferencesText, preferencesKey, readPreferences } from './preferences-storage';
import { preferencesStore } from './preferences-store';
import { singleHopOnly } from './single-hop-only';
import { slippageTolerance } from './slippage-tolerance';
import { sounds } from './sounds';
import { transactionDeadline } from './transaction-deadline';
import { unstoredPreferencesStore } from './unstored-preferences-store';

const token = {
  chainId: 2372,
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  decimals: 9,
  symbol: 'HENNY',
  name: 'Henny',
} as const;

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  preferencesStore.setState({}, true);
  unstoredPreferencesStore.setState({}, true);
});

const stored = () => JSON.parse(localStorage.getItem(preferencesKey) ?? '{}');
/** Another tab stores this, and the browser tells of it. */
function storeElsewhere(text: string): void {
  localStorage.setItem(preferencesKey, text);
  window.dispatchEvent(new StorageEvent('storage', { key: preferencesKey, newValue: text }));
}
/** From now on storage takes nothing more. */
function fillStorage(): void {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { localStorage } = window;
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: (key: string) => localStorage.getItem(key), setItem });
}
/** A page reopened with this in its storage. */
const open = (json: unknown) => preferencesStore.setState(parsePreferencesText(JSON.stringify(json)), true);

test('SET-15 SET-16 SET-17 SET-18 SET-21 SET-22 SET-24 SET-33 SET-37 choices are kept by their names, with a time', () => {
  expertMode.set(true);
  singleHopOnly.set(true);
  slippageTolerance.set(120);
  transactionDeadline.set(600);
  sounds.set(false);
  darkMode.set(true);
  gasSpeed.set('fast');
  chartView.set('tradingview');
  chosenLanguage.set('de');
  expect(stored()).toEqual({
    userExpertMode: true,
    userSingleHopOnly: true,
    userSlippageTolerance: 120,
    userDeadline: 600,
    audioPlay: false,
    isDark: true,
    gasPrice: 'fast',
    userChartViewMode: 'tradingview',
    language: 'de',
    timestamp: expect.any(Number),
  });
  expect(stored().timestamp).toBeGreaterThan(0);
});

test('SET-48 SET-53 PLAT-11 nothing stored gives the defaults', () => {
  expect([slippageTolerance.get(), transactionDeadline.get()]).toEqual([50, 1200]);
  expect([gasSpeed.get(), chosenLanguage.get(), darkMode.get()]).toEqual(['standard', 'en', undefined]);
  expect([storedTokens.get(), storedLists.get()]).toEqual([{}, undefined]);
});

test('SET-25..30 SET-32 SET-34 SET-35 unread fields are kept when something else is chosen', () => {
  const others = { version: 3, userFarmStakedOnly: true, watchlistPools: [token.address], later: { deep: [1] } };
  localStorage.setItem(preferencesKey, JSON.stringify({ ...others, timestamp: 1 }));
  preferencesStore.setState(readPreferences(), true);
  darkMode.set(true);
  expect(stored()).toMatchObject({ ...others, isDark: true });
});

test.each([undefined, 0, '1', 2])('SET-38 SET-39 a store of version %s loses only what is not sound', (version) => {
  open({ version, userSlippageTolerance: 'auto', userDeadline: '20', isDark: true, gasPrice: 'fast', old: 1 });
  expect([slippageTolerance.get(), transactionDeadline.get()]).toEqual([50, 1200]);
  expect([darkMode.get(), gasSpeed.get()]).toEqual([true, 'fast']);
});

test.each([10_001, -1, 0.5, 1e308, '50', null])(
  'SET-41 a stored tolerance of %j is refused and logged, and that is known until one is chosen',
  async (userSlippageTolerance) => {
    localStorage.setItem(preferencesKey, JSON.stringify({ userSlippageTolerance, isDark: true }));
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.resetModules();
    const { slippageTolerance: fresh } = await import('./slippage-tolerance');
    const { darkMode: dark } = await import('./dark-mode');
    expect(said).toHaveBeenCalledExactlyOnceWith('Unexpected slippage value');
    expect([fresh.get(), fresh.isRefused(), dark.get()]).toEqual([50, true, true]);
    dark.set(false);
    expect([fresh.get(), fresh.isRefused()]).toEqual([50, true]);
    fresh.set(50);
    expect([fresh.get(), fresh.isRefused()]).toEqual([50, false]);
    expect(stored()).toMatchObject({ userSlippageTolerance: 50, isDark: false });
  },
);

test.each([0, 50, 10_000, undefined])('SET-41 a stored tolerance of %j is none that was refused', (value) => {
  open({ userSlippageTolerance: value });
  expect(slippageTolerance.isRefused()).toBe(false);
  expect(slippageTolerance.get()).toBe(value ?? 50);
});

test('SET-37 two tabs that choose at the same time both keep their choice', () => {
  transactionDeadline.set(600);
  const other = { ...readPreferences(), userSlippageTolerance: 100, timestamp: Date.now() + 1000 };
  localStorage.setItem(preferencesKey, JSON.stringify(other));
  darkMode.set(true);
  expect([transactionDeadline.get(), slippageTolerance.get(), darkMode.get()]).toEqual([600, 100, true]);
  expect(stored()).toMatchObject({ userDeadline: 600, userSlippageTolerance: 100, isDark: true });
});

test('a full storage loses nothing that was chosen since', () => {
  transactionDeadline.set(600);
  fillStorage();
  darkMode.set(true);
  gasSpeed.set('fast');
  expect([transactionDeadline.get(), darkMode.get(), gasSpeed.get()]).toEqual([600, true, 'fast']);
  expect(console.warn).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

test('SET-17 what a full storage refused holds over what another tab stores, and is kept once there is room', () => {
  const stop = followOtherTabs();
  fillStorage();
  slippageTolerance.set(10);
  chosenLanguage.set('de');
  vi.unstubAllGlobals();
  storeElsewhere('{"isDark":true}');
  expect([slippageTolerance.get(), chosenLanguage.get(), darkMode.get()]).toEqual([10, 'de', true]);
  gasSpeed.set('fast');
  expect(stored()).toMatchObject({ userSlippageTolerance: 10, language: 'de', isDark: true, gasPrice: 'fast' });
  storeElsewhere('{"userSlippageTolerance":100}');
  expect([slippageTolerance.get(), chosenLanguage.get()]).toEqual([100, 'en']);
  stop();
});

test('a text larger than any honest choice is not looked at', () => {
  expect(parsePreferencesText(`{"language":"de","x":"${'a'.repeat(600_000)}"}`)).toEqual({});
});

test('a key is of one choice alone, in the whole page', () => {
  const texts = Object.values(
    import.meta.glob<string>(['../../**/*.ts', '../../**/*.tsx', '!../../**/*.test.ts', '!../../**/*.test.tsx'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  );
  const declared = texts.join('\n').match(/(?<!function )\b(?:preference|layoutPreference)\(/g) ?? [];
  const keys = [...texts.join('\n').matchAll(/\b(?:preference\(\{\s*key: |layoutPreference\()'([^']+)'/g)].map(
    ([, key]) => key,
  );
  expect(keys.length).toBeGreaterThan(20);
  // The one without a key of its own is that of `layoutPreference`.
  expect(keys).toHaveLength(declared.length - 1);
  expect(keys).toEqual([...new Set(keys)]);
});

test('denied storage leaves the choices in memory', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied });
  expect(readPreferences()).toEqual({});
  darkMode.set(true);
  expect(darkMode.get()).toBe(true);
  vi.unstubAllGlobals();
});

test('SET-17 another tab’s choice is taken over, also a poisoned one', () => {
  const stop = followOtherTabs();
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  storeElsewhere('{"isDark":true,"userSlippageTolerance":"9999"}');
  expect([darkMode.get(), slippageTolerance.get()]).toEqual([true, 50]);
  expect(said).toHaveBeenCalledExactlyOnceWith('Unexpected slippage value');
  storeElsewhere('[');
  expect([darkMode.get(), slippageTolerance.get()]).toEqual([undefined, 50]);
  stop();
});

test('SET-17 what another tab emptied is not written back', () => {
  const stop = followOtherTabs();
  expertMode.set(true);
  slippageTolerance.set(4_000);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect([expertMode.get(), slippageTolerance.get()]).toEqual([false, 50]);
  darkMode.set(true);
  expect(stored()).toEqual({ isDark: true, timestamp: expect.any(Number) });
  stop();
});

describe('what is stored entry by entry', () => {
  test('SET-40 lists: places are checked again, twins dropped, and one in use must be known', () => {
    const urls = ['https://a.example/x.json', 'javascript:alert(1)', 7, 'https://a.example/x.json', '//evil.example'];
    open({ lists: { urls, active: ['https://a.example/x.json', 'b.eth'] } });
    expect(storedLists.get()).toEqual({
      urls: ['https://a.example/x.json'],
      active: ['https://a.example/x.json'],
      offered: [],
    });
    for (const lists of [undefined, null, 'x', [], 3]) {
      open({ lists });
      expect(storedLists.get()).toBeUndefined();
    }
    open({ lists: { urls: Array.from({ length: 1000 }, (_, index) => `https://a.example/${index}`) } });
    expect(storedLists.get()?.urls).toHaveLength(2 * mostLists);
  });

  test('SET-19 a token of another chain, a bad one and a twin are dropped; the rest stays by its chain', () => {
    const entries = [{ ...token, chainId: 97 }, { ...token, decimals: 256 }, token, token, 'x'];
    open({ tokens: { '2372': entries, '97': [token], '-1': [token], 0: [token], __proto__: [token] } });
    expect(storedTokens.get()).toEqual({ '2372': [token] });
  });

  test('H9 hidden characters do not get in', () => {
    open({ tokens: { '2372': [{ ...token, symbol: 'HEN\u202eNY' }] } });
    expect(storedTokens.get()['2372']?.[0]?.symbol).toBe('HENNY');
  });
});

test('whatever storage holds, the choices are sound', () => {
  const all = [approvalAmount, chartView, chosenLanguage, darkMode, expertMode, gasSpeed, singleHopOnly, sounds];
  const keys = 'userSlippageTolerance userDeadline userExpertMode tokens lists language gasPrice isDark __proto__';
  const field = fc.constantFrom(...keys.split(' '));
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    fc.dictionary(field, fc.jsonValue()).map((value) => JSON.stringify(value)),
  );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fc.assert(
    fc.property(text, (found) => {
      preferencesStore.setState(parsePreferencesText(found), true);
      for (const each of all) expect(() => each.get()).not.toThrow();
      expect(slippageTolerance.get()).toBeGreaterThanOrEqual(0);
      expect(slippageTolerance.get()).toBeLessThanOrEqual(10_000);
      expect(transactionDeadline.get()).toBeGreaterThan(0);
      expect(typeof expertMode.get()).toBe('boolean');
      expect(typeof chosenLanguage.get()).toBe('string');
      expect(storedTokens.get()).toBeTypeOf('object');
      const urls = storedLists.get()?.urls ?? [];
      expect(storedLists.get()?.active.every((url) => urls.includes(url)) ?? true).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('TOKEN-36 a symbol of characters that are two units each is as long as one of others', () => {
  const symbol = '𝕄'.repeat(64);
  open({ tokens: { '2372': [{ ...token, symbol }] } });
  expect(storedTokens.get()).toEqual({ '2372': [{ ...token, symbol }] });
  open({ tokens: { '2372': [{ ...token, symbol: `${symbol}M` }] } });
  expect(storedTokens.get()).toEqual({});
});
