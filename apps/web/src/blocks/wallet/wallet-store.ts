import { create } from 'zustand';
import type { AccountState } from './account-state';

/** The wallet as the app sees it. Only the wallet engine writes here. */
export const walletStore = create<AccountState>()(() => ({ status: 'disconnected' }));
