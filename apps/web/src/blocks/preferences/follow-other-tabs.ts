import { UnexpectedSlippageError } from '@besc/domain/shared/slippage-bps';
import { parsePreferencesText, preferencesKey } from './preferences-storage';
import { preferencesStore } from './preferences-store';

/** Takes over what another tab of this browser chose. Answers how to stop. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== preferencesKey) return;
    const wasReset = preferencesStore.getState().slippageWasReset;
    const preferences = parsePreferencesText(event.newValue);
    if (preferences.slippageWasReset && !wasReset) console.error(new UnexpectedSlippageError().message);
    preferencesStore.setState(preferences, true);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
