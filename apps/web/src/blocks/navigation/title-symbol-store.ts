import { create } from 'zustand';

/** The token symbol a page puts before its title (a token's own page, for example). Cleaned text, or none. */
export const titleSymbolStore = create<{ readonly symbol?: string }>()(() => ({}));
