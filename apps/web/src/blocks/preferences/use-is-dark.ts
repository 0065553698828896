import { useSyncExternalStore } from 'react';
import { darkMode } from './dark-mode';
import { usePreference } from './use-preference';

/** Whether the page is dark at this moment: as chosen, else as the system is. */
export function useIsDark(): boolean {
  const chosen = usePreference(darkMode);
  const system = useSyncExternalStore(onSystemThemeChange, isSystemDark);
  return chosen ?? system;
}

function onSystemThemeChange(listener: () => void): () => void {
  const query = window.matchMedia('(prefers-color-scheme: dark)');
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function isSystemDark(): boolean {
  return window.matchMedia('(prefers-color-scheme: dark)').matches;
}
