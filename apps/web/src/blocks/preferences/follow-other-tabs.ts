import { UnexpectedSlippageError } from '@besc/domain/shared/slippage-bps';
import { preferencesKey, readPreferences } from './preferences-storage';
import { preferencesStore } from './preferences-store';
import { slippageTolerance } from './slippage-tolerance';

/** Takes over what another tab of this browser chose. Answers how to stop. */
export function followOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key the whole storage was emptied.
    if (key !== preferencesKey && key !== null) return;
    const wasRefused = slippageTolerance.isRefused();
    preferencesStore.setState(readPreferences(), true);
    if (slippageTolerance.isRefused() && !wasRefused) console.error(new UnexpectedSlippageError().message);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
