import { create } from 'zustand';

/** Whether the settings dialog is open. Here and not in the settings feature, because other screens open it too. */
export const settingsDialogStore = create<{ readonly open: boolean }>()(() => ({ open: false }));
