import { parsePreferencesText, preferencesKey } from './preferences-storage';
import { preferencesStore } from './preferences-store';

/** Takes over what another tab of this browser chose. Answers how to stop. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === preferencesKey) preferencesStore.setState(parsePreferencesText(event.newValue), true);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
