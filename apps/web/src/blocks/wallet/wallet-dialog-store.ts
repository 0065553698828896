import { create } from 'zustand';

export type WalletDialogState = { readonly open: boolean; readonly tab: 'wallet' | 'transactions' };

/** Whether the wallet dialog is open, and on which tab. */
export const walletDialogStore = create<WalletDialogState>()(() => ({ open: false, tab: 'wallet' }));
