import { UnexpectedSlippageError } from '@besc/domain/shared/slippage-bps';
import { parsePreferencesText, preferencesKey } from './preferences-storage';
import { preferencesStore } from './preferences-store';
import { slippageTolerance } from './slippage-tolerance';

/** Takes over what another tab of this browser chose. Answers how to stop. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    // Without a key the whole storage was emptied.
    if (event.key !== preferencesKey && event.key !== null) return;
    const wasRefused = slippageTolerance.isRefused();
    preferencesStore.setState(parsePreferencesText(event.newValue), true);
    if (slippageTolerance.isRefused() && !wasRefused) console.error(new UnexpectedSlippageError().message);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
