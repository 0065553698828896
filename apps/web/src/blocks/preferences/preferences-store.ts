import type { Preferences } from '@besc/wire/settings/preferences';
import { create } from 'zustand';
import { readPreferences } from './preferences-storage';

/** Every choice that survives a visit. Read with a selector; change with `setPreferences`. */
export const preferencesStore = create<Preferences>()(() => readPreferences());
