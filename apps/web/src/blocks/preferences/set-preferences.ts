import type { Preferences } from '@besc/wire/settings/preferences';
import { readPreferences, writePreferences } from './preferences-storage';
import { preferencesStore } from './preferences-store';

/**
 * Changes some choices, keeps them, and notes when. Another tab's newer choices are taken over first, since the browser
 * may not have told of them yet, and writing would undo them.
 */
export function setPreferences(changes: Partial<Omit<Preferences, 'version' | 'timestamp'>>): void {
  const kept = readPreferences();
  const current = preferencesStore.getState();
  const newest = kept.timestamp > current.timestamp ? kept : current;
  preferencesStore.setState({ ...newest, ...changes, timestamp: Date.now() }, true);
  writePreferences(preferencesStore.getState());
}
