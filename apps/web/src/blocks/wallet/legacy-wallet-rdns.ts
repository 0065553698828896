/** Stands for a wallet that only sets `window.ethereum` and does not announce itself. */
export const legacyWalletRdns = 'window.ethereum';
