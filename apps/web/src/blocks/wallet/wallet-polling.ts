/** How often the wallet is asked for its account and network, and its balance is read, in milliseconds (document 0, section 7). */
export const walletPollingMs = 12_000;
