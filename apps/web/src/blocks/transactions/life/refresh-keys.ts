import type { QueryKey } from '@tanstack/react-query';

const keysByHash = new Map<string, readonly QueryKey[]>();

/** Remembers what is stale once a transaction is confirmed. In memory: after a reload everything is read again anyway. */
export function keepRefreshKeys(hash: string, keys: readonly QueryKey[]): void {
  keysByHash.set(hash, keys);
}

/** Hands out what was kept for a transaction, once. */
export function takeRefreshKeys(hash: string): readonly QueryKey[] {
  const keys = keysByHash.get(hash) ?? [];
  keysByHash.delete(hash);
  return keys;
}
