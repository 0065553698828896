import { UnexpectedSlippageError } from '@besc/domain/shared/slippage-bps';
import type { Preferences } from '@besc/wire/settings/preferences';
import { create } from 'zustand';
import { readPreferences } from './preferences-storage';

/** Every choice that survives a visit. Read with a selector; change with `setPreferences`. */
export const preferencesStore = create<Preferences>()(() => {
  const preferences = readPreferences();
  if (preferences.slippageWasReset) console.error(new UnexpectedSlippageError().message);
  return preferences;
});
