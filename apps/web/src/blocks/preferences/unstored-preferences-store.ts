import { create } from 'zustand';

/** Choices that storage refused, by their keys: they lie over what it holds, also of other tabs, until a write succeeds. */
export const unstoredPreferencesStore = create<Readonly<Record<string, unknown>>>()(() => ({}));
