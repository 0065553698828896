import { darkMode } from './dark-mode';
import { preferencesStore } from './preferences-store';

/** Puts the chosen theme on the page, else the system's, and follows both. Answers how to stop. */
export function applyTheme(): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const isDark = darkMode.get() ?? system.matches;
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  };
  apply();
  system.addEventListener('change', apply);
  const stopFollowing = preferencesStore.subscribe(apply);
  return () => {
    system.removeEventListener('change', apply);
    stopFollowing();
  };
}
