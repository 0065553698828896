import { readPreferences, writePreferences } from './preferences-storage';
import { preferencesStore } from './preferences-store';

/**
 * Changes one choice, keeps it, and notes when. What other tabs chose is taken over first, since the browser may not have
 * told of it yet, and writing would undo it.
 */
export function setPreference(key: string, value: unknown): void {
  const change = { [key]: value, timestamp: Date.now() };
  const preferences = { ...preferencesStore.getState(), ...readPreferences(), ...change };
  writePreferences(preferences, change);
  preferencesStore.setState(preferences, true);
}
