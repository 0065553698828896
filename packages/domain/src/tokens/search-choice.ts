/** Whether the native coin is listed for a query: an empty one, or e, et or besc (letter case and outer spaces ignored). */
export function showsNativeCoin(query: string): boolean {
  return ['', 'e', 'et', 'besc'].includes(query.trim().toLowerCase());
}

/** What pressing Enter in the search selects. */
export type SearchChoice<T> =
  | { readonly kind: 'native' }
  | { readonly kind: 'token'; readonly token: T }
  | { readonly kind: 'none' };

/**
 * The native coin when the text is 'besc'; else the first result if its symbol equals the text or it is the only one;
 * else nothing. Letter case and outer spaces do not count.
 */
export function searchChoice<T extends { readonly symbol: string }>(
  query: string,
  results: readonly T[],
): SearchChoice<T> {
  const text = query.trim().toLowerCase();
  if (text === 'besc') return { kind: 'native' };
  const [first] = results;
  if (first === undefined) return { kind: 'none' };
  return first.symbol.trim().toLowerCase() === text || results.length === 1
    ? { kind: 'token', token: first }
    : { kind: 'none' };
}
