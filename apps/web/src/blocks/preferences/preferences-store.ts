import { create } from 'zustand';
import { type PreferencesDocument, readPreferences } from './preferences-storage';

/** Every choice that survives a visit, unread. Only a `preference` reads from it, and only `setPreference` changes it. */
export const preferencesStore = create<PreferencesDocument>()(readPreferences);
