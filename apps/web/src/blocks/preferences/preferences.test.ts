// @vitest-environment happy-dom

import { parsePreferences } from '@besc/wire/settings/preferences';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { followOtherTabs } from './follow-other-tabs';
import { parsePreferencesText, preferencesKey, readPreferences } from './preferences-storage';
import { preferencesStore } from './preferences-store';
import { setPreferences } from './set-preferences';

const defaults = parsePreferences(undefined);

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  preferencesStore.setState(defaults, true);
});

test('SET-15 SET-16 SET-17 SET-18 SET-21 SET-22 SET-31 SET-33 SET-36 SET-37 choices are kept, with a time', () => {
  const choices = {
    userExpertMode: true,
    userSingleHopOnly: true,
    userSlippageTolerance: 120,
    userDeadline: 600,
    audioPlay: false,
    isDark: true,
    userExpertModeAcknowledgementShow: false,
    gasPrice: 'fast',
    showPhishingWarningBanner: false,
    language: 'de',
  } as const;
  setPreferences(choices);
  expect(readPreferences()).toMatchObject(choices);
  expect(readPreferences().timestamp).toBeGreaterThan(0);
});

test('SET-48 SET-53 PLAT-11 nothing stored gives the defaults', () => {
  expect(readPreferences()).toEqual(defaults);
  expect(defaults).toMatchObject({
    userSlippageTolerance: 50,
    userDeadline: 1200,
    showPhishingWarningBanner: true,
    language: 'en',
  });
});

test('SET-23 SET-24 SET-25..30 SET-32 SET-34 SET-35 what other screens choose is kept too', () => {
  const address = '0x52908400098527886E0F7030069857D2E4169EE7';
  const choices = {
    isExchangeChartDisplayed: false,
    userChartViewMode: 'tradingview',
    userFarmStakedOnly: true,
    userPoolStakedOnly: true,
    userFarmsViewMode: 'card',
    userPoolsViewMode: 'table',
    userPredictionAcceptedRisk: true,
    userPredictionChartDisclaimerShow: false,
    userUsernameVisibility: true,
    watchlistTokens: [address],
    watchlistPools: [address],
  } as const;
  setPreferences(choices);
  expect(readPreferences()).toMatchObject(choices);
});

test.each([undefined, 0, '1', 99])('SET-38 SET-39 a store of version %s loses only what is not sound', (version) => {
  const stored = { version, userSlippageTolerance: 'auto', userDeadline: '20', isDark: true, gasPrice: 'fast', old: 1 };
  localStorage.setItem(preferencesKey, JSON.stringify(stored));
  expect(readPreferences()).toEqual({ ...defaults, isDark: true, gasPrice: 'fast', slippageWasReset: true });
});

test.each([10_001, -1, 0.5, 1e308, '50', null])(
  'SET-41 a stored tolerance of %j is reset, logged, and told until it was said',
  async (userSlippageTolerance) => {
    localStorage.setItem(preferencesKey, JSON.stringify({ userSlippageTolerance, isDark: true }));
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.resetModules();
    const { preferencesStore: fresh } = await import('./preferences-store');
    expect(said).toHaveBeenCalledExactlyOnceWith('Unexpected slippage value');
    expect(fresh.getState()).toMatchObject({ userSlippageTolerance: 50, slippageWasReset: true, isDark: true });
    // Choosing something else heals the storage, and the news is not lost by it.
    const { setPreferences: choose } = await import('./set-preferences');
    choose({ isDark: false });
    expect(readPreferences()).toMatchObject({ userSlippageTolerance: 50, slippageWasReset: true });
    choose({ slippageWasReset: false });
    expect(readPreferences()).toMatchObject({ userSlippageTolerance: 50, slippageWasReset: false });
  },
);

test('SET-37 two tabs that choose at the same time both keep their choice', () => {
  setPreferences({ userDeadline: 600 });
  const other = { ...readPreferences(), userSlippageTolerance: 100, timestamp: Date.now() + 1000 };
  localStorage.setItem(preferencesKey, JSON.stringify(other));
  setPreferences({ isDark: true });
  const both = { userDeadline: 600, userSlippageTolerance: 100, isDark: true };
  expect(preferencesStore.getState()).toMatchObject(both);
  expect(readPreferences()).toMatchObject(both);
});

test('a full storage loses nothing that was chosen since', () => {
  setPreferences({ userDeadline: 600 });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  setPreferences({ isDark: true });
  setPreferences({ gasPrice: 'fast' });
  expect(preferencesStore.getState()).toMatchObject({ userDeadline: 600, isDark: true, gasPrice: 'fast' });
  write.mockRestore();
});

test('whatever storage holds, the choices are sound and unsafe ones are the defaults', () => {
  const field = fc.constantFrom(...Object.keys(defaults));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.dictionary(field, fc.jsonValue()).map((value) => JSON.stringify(value)),
      ),
      (text) => {
        const read = parsePreferencesText(text);
        expect(Object.keys(read)).toEqual(Object.keys(defaults));
        expect(read.userSlippageTolerance).toBeGreaterThanOrEqual(0);
        expect(read.userSlippageTolerance).toBeLessThanOrEqual(10_000);
        expect(read.userDeadline).toBeGreaterThan(0);
        expect(typeof read.userExpertMode).toBe('boolean');
      },
    ),
    { numRuns: 500 },
  );
});

test('a text larger than any honest choice is not looked at', () => {
  expect(parsePreferencesText(`{"language":"de","x":"${'a'.repeat(600_000)}"}`)).toEqual(defaults);
});

test('denied storage leaves the choices in memory', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied });
  expect(readPreferences()).toEqual(defaults);
  setPreferences({ isDark: true });
  expect(preferencesStore.getState().isDark).toBe(true);
  vi.unstubAllGlobals();
});

test('SET-17 another tab’s choice is taken over, also a poisoned one', () => {
  const stop = followOtherTabs();
  const tell = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: preferencesKey, newValue }));
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  tell('{"isDark":true,"userSlippageTolerance":"9999"}');
  expect(preferencesStore.getState()).toMatchObject({ isDark: true, userSlippageTolerance: 50 });
  expect(said).toHaveBeenCalledExactlyOnceWith('Unexpected slippage value');
  tell('[');
  expect(preferencesStore.getState()).toEqual(defaults);
  stop();
});
