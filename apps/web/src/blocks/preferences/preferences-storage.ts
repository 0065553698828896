import { type Preferences, parsePreferences } from '@besc/wire/settings/preferences';

export const preferencesKey = 'besc-preferences';
/** More than any honest choice needs; a larger text is not looked at. */
const maximumLength = 500_000;

/** The kept choices, whatever storage holds: each field that is missing or not valid has its default. */
export function readPreferences(): Preferences {
  try {
    return parsePreferencesText(localStorage.getItem(preferencesKey));
  } catch {
    return parsePreferences(undefined);
  }
}

/** Reads the stored text; see `readPreferences`. */
export function parsePreferencesText(text: string | null): Preferences {
  if (text === null || text.length > maximumLength) return parsePreferences(undefined);
  try {
    return parsePreferences(JSON.parse(text));
  } catch {
    return parsePreferences(undefined);
  }
}

/** Keeps the choices. Storage may be full or denied: then they hold until the page is closed. */
export function writePreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(preferencesKey, JSON.stringify(preferences));
  } catch (error) {
    console.warn('The settings could not be stored.', error);
  }
}
