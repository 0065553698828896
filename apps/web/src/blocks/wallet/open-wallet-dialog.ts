import { walletDialogStore } from './wallet-dialog-store';

/** Opens the wallet dialog: the choice of wallets when none is connected, else the account or its transactions. */
export function openWalletDialog(tab: 'wallet' | 'transactions' = 'wallet'): void {
  walletDialogStore.setState({ open: true, tab });
}
