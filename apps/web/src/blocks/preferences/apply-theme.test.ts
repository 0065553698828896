// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyTheme } from './apply-theme';
import { preferencesStore } from './preferences-store';

let isSystemDark: boolean;
let onChange: (() => void) | undefined;

beforeEach(() => {
  isSystemDark = false;
  onChange = undefined;
  preferencesStore.setState({}, true);
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isSystemDark;
    },
    addEventListener: (_: string, listener: () => void) => {
      onChange = listener;
    },
    removeEventListener: () => {
      onChange = undefined;
    },
  }));
});
afterEach(() => vi.unstubAllGlobals());

const theme = () => document.documentElement.dataset.theme;

test('SET-11 SET-22 OPEN-49 the page is as the system is until it is chosen, then as chosen', () => {
  const stop = applyTheme();
  expect(theme()).toBe('light');
  isSystemDark = true;
  onChange?.();
  expect(theme()).toBe('dark');
  preferencesStore.setState({ isDark: false });
  expect(theme()).toBe('light');
  isSystemDark = false;
  preferencesStore.setState({ isDark: true });
  onChange?.();
  expect(theme()).toBe('dark');
  stop();
  preferencesStore.setState({ isDark: false });
  expect(theme()).toBe('dark');
});
