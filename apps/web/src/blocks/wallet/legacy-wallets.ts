/** The named wallet that only sets `window.ethereum` and does not announce itself. */
export const legacyWalletRdns = 'window.ethereum';

/** Wallets from before EIP-6963, known by the global they set. */
export const legacyWallets = [
  { rdns: legacyWalletRdns, global: 'ethereum', name: 'Browser wallet' },
  { rdns: 'window.BinanceChain', global: 'BinanceChain', name: 'Binance Wallet' },
] as const;

/** Whether the id stands for a global instead of an announcement. */
export function isLegacyWallet(rdns: string): boolean {
  return legacyWallets.some((wallet) => wallet.rdns === rdns);
}
