const storageKey = 'besc-blocked';

/** The blocked account that was seen last: a wallet that comes late must not let it see the page first. */
export function readBlockedAccount(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it, or forgets it when another account has come. */
export function writeBlockedAccount(address: string | undefined): void {
  try {
    if (address === undefined) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, address);
  } catch {
    // Without storage the wallet's own answer decides.
  }
}
