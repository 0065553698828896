import { create } from 'zustand';

/** Whether the last poll of the chain has had no answer for seconds: what is shown may be old by now. */
export const chainSilenceStore = create<{ readonly isSilent: boolean }>()(() => ({ isSilent: false }));
