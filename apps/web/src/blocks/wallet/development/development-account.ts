const storageKey = 'besc-development-wallet';

/** The test account that was allowed to this page on an earlier visit. */
export function readDevelopmentAccount(): `0x${string}` | undefined {
  try {
    const text = localStorage.getItem(storageKey);
    return text !== null && isAddress(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the allowance, or forgets it. */
export function writeDevelopmentAccount(address: `0x${string}` | undefined): void {
  try {
    if (address === undefined) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, address);
  } catch {
    // Without storage the next visit asks again, nothing else.
  }
}

function isAddress(text: string): text is `0x${string}` {
  return /^0x[0-9a-fA-F]{40}$/.test(text);
}
