import type { Preferences } from '@besc/wire/settings/preferences';
import { writePreferences } from './preferences-storage';
import { preferencesStore } from './preferences-store';

/** Changes some choices, keeps them, and notes when. */
export function setPreferences(changes: Partial<Omit<Preferences, 'version' | 'timestamp'>>): void {
  preferencesStore.setState({ ...changes, timestamp: Date.now() });
  writePreferences(preferencesStore.getState());
}
