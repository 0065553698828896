/** Two parts give a thing of one name, so that one of them would be lost. */
export class DuplicateKeyError extends Error {
  override readonly name = 'DuplicateKeyError';
  readonly code = 'DUPLICATE_KEY';

  constructor(what: string, key: string) {
    super(`two ${what} are called "${key}"`);
  }
}

/** What several parts give, in one record; `what` are its things in words. Throws DuplicateKeyError for a key of two parts. */
export function joinRecords<Value>(
  what: string,
  parts: readonly (Readonly<Record<string, Value>> | undefined)[],
): Record<string, Value> {
  const entries = parts.flatMap((part) => Object.entries(part ?? {}));
  const seen = new Set<string>();
  for (const [key] of entries) {
    if (seen.has(key)) throw new DuplicateKeyError(what, key);
    seen.add(key);
  }
  return Object.fromEntries(entries);
}
