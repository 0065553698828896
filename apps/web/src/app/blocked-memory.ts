import type { Address } from '@besc/domain/shared/address';
import { parseAddress } from '@besc/wire/shared/parse-address';

const storageKey = 'besc-blocked';

/** The blocked account that was seen last: a wallet that comes late must not let it see the page first. */
export function readBlockedAccount(): Address | undefined {
  try {
    return parseAddress(localStorage.getItem(storageKey) ?? '');
  } catch {
    return undefined;
  }
}

/** Keeps it, or forgets it when another account has come. */
export function writeBlockedAccount(address: Address | undefined): void {
  try {
    if (address === undefined) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, address);
  } catch {
    // Without storage the wallet's own answer decides.
  }
}
