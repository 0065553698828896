const storageKey = 'besc-wallet';

/** The id of the wallet that was connected last, to log in by itself on the next visit. */
export function readLastWallet(): string | undefined {
  try {
    const rdns = localStorage.getItem(storageKey);
    return rdns !== null && /^[\w.-]{1,100}$/.test(rdns) ? rdns : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the id, or forgets it on logout and on errors. */
export function writeLastWallet(rdns: string | undefined): void {
  try {
    if (rdns === undefined) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, rdns);
  } catch {
    // Without storage the next visit asks again, nothing else.
  }
}
