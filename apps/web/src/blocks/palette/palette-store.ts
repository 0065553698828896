import { create } from 'zustand';

/** Whether the command palette is open. */
export const paletteStore = create<{ readonly open: boolean }>()(() => ({ open: false }));
