import { create } from 'zustand';

/** The updates of lists that the person put off in this visit, as `updateKey` names them. */
export const putOffUpdates = create<readonly string[]>()(() => []);
