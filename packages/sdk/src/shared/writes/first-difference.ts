/** Where two values differ, as in `path.1`; undefined where they are the same, lists and structs whole. */
export function firstDifference(actual: unknown, wanted: unknown, place = ''): string | undefined {
  const isPlain = [actual, wanted].some((value) => typeof value !== 'object' || value === null);
  if (isPlain || Array.isArray(actual) !== Array.isArray(wanted)) return actual === wanted ? undefined : place;
  const [one, other] = [actual, wanted].map((value) => new Map<string, unknown>(Object.entries(value ?? {})));
  for (const key of new Set([...(other?.keys() ?? []), ...(one?.keys() ?? [])])) {
    const inner = firstDifference(one?.get(key), other?.get(key), place ? `${place}.${key}` : key);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
