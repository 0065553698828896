/** The stored choices by their keys, as they were found: nobody has looked at the values yet. */
export type PreferencesDocument = Readonly<Record<string, unknown>>;

export const preferencesKey = 'besc-preferences';
/** More than any honest choice needs; a larger text is not looked at. */
const maximumLength = 500_000;

/** The kept choices; none when storage is denied or holds something else. */
export function readPreferences(): PreferencesDocument {
  try {
    return parsePreferencesText(localStorage.getItem(preferencesKey));
  } catch {
    return {};
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

/** Keeps the choices. Storage may be full or denied: then they hold until the page is closed. */
export function writePreferences(preferences: PreferencesDocument): void {
  try {
    localStorage.setItem(preferencesKey, JSON.stringify(preferences));
  } catch (error) {
    console.warn('The settings could not be stored.', error);
  }
}
