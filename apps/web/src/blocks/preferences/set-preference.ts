import { type PreferencesDocument, readPreferences, writePreferences } from './preferences-storage';
import { preferencesStore } from './preferences-store';

/**
 * Changes one choice, keeps it, and notes when. Another tab's newer choices are taken over first, since the browser may not
 * have told of them yet, and writing would undo them.
 */
export function setPreference(key: string, value: unknown): void {
  const kept = readPreferences();
  const current = preferencesStore.getState();
  const newest = timeOf(kept) > timeOf(current) ? kept : current;
  preferencesStore.setState({ ...newest, [key]: value, timestamp: Date.now() }, true);
  writePreferences(preferencesStore.getState());
}

/** Milliseconds since 1970 of the last change; 0 when nothing sound says. */
function timeOf({ timestamp }: PreferencesDocument): number {
  return Number.isSafeInteger(timestamp) ? Number(timestamp) : 0;
}
