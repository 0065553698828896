import type { Address } from '@besc/domain/shared/address';
import { parseAddress } from '@besc/wire/shared/parse-address';

const storageKey = 'besc-development-wallet';

/** The test account that was allowed to this page on an earlier visit. */
export function readDevelopmentAccount(): Address | undefined {
  try {
    return parseAddress(localStorage.getItem(storageKey) ?? '');
  } catch {
    return undefined;
  }
}

/** Tells when another tab allows an account or forgets it. */
export function watchDevelopmentAccount(onChange: (address: Address | undefined) => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) onChange(readDevelopmentAccount());
  });
}

/** Keeps the allowance, or forgets it. */
export function writeDevelopmentAccount(address: Address | undefined): void {
  try {
    if (address === undefined) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, address);
  } catch {
    // Without storage the next visit asks again, nothing else.
  }
}
