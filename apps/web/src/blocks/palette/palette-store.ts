import { create } from 'zustand';

/** Whether the command palette is open, and what is searched for. Kept outside of it: typing may be faster than its code. */
export const paletteStore = create<{ readonly open: boolean; readonly query: string }>()(() => ({
  open: false,
  query: '',
}));
