import { create } from 'zustand';
import { readLastWallet } from './last-wallet';

/** Whether it is known if the wallet of the last visit is taken up again; at once when there is none. */
export const loginStore = create<{ readonly isSettled: boolean }>()(() => ({
  isSettled: readLastWallet() === undefined,
}));
