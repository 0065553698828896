import { unstoredPreferencesStore } from './unstored-preferences-store';

/** The stored choices by their keys, as they were found: their values are not checked yet. */
export type PreferencesDocument = Readonly<Record<string, unknown>>;

export const preferencesKey = 'besc-preferences';
/** More than any honest choice needs; a larger text is not looked at. */
const maximumLength = 500_000;

/** The kept choices, none when storage is denied or holds something else; and over them those it refused. */
export function readPreferences(): PreferencesDocument {
  const unstored = unstoredPreferencesStore.getState();
  try {
    return { ...parsePreferencesText(localStorage.getItem(preferencesKey)), ...unstored };
  } catch {
    return unstored;
  }
}

/** Reads the stored text; see `readPreferences`. */
export function parsePreferencesText(text: string | null): PreferencesDocument {
  if (text === null || text.length > maximumLength) return {};
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : {};
  } catch {
    return {};
  }
}

/** Keeps the choices with a change. Storage may be full or denied: then it holds until the page is closed. */
export function writePreferences(preferences: PreferencesDocument, change: PreferencesDocument): void {
  try {
    localStorage.setItem(preferencesKey, JSON.stringify(preferences));
    unstoredPreferencesStore.setState({}, true);
  } catch (error) {
    unstoredPreferencesStore.setState(change);
    console.warn('The settings could not be stored.', error);
  }
}
