import { create } from 'zustand';

/** Whether the chain answers but has made no new block for many polls: what is sent now waits. */
export const chainHaltStore = create<{ readonly isHalted: boolean }>()(() => ({ isHalted: false }));
