/**
 * The entry whose path is the longest prefix of `path`, whole path parts only: '/info' is a prefix of '/info/pools' but
 * not of '/information'. '/' is a prefix of itself alone, else it would stand for every unknown page.
 */
export function longestPrefix<Entry>(
  entries: readonly Entry[],
  path: string,
  prefixOf: (entry: Entry) => string,
): Entry | undefined {
  const wanted = withoutTrailingSlash(path);
  let best: Entry | undefined;
  let bestLength = -1;
  for (const entry of entries) {
    const prefix = withoutTrailingSlash(prefixOf(entry));
    const isPrefix = wanted === prefix || (prefix !== '' && wanted.startsWith(`${prefix}/`));
    if (isPrefix && prefix.length > bestLength) {
      best = entry;
      bestLength = prefix.length;
    }
  }
  return best;
}

function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '').toLowerCase();
}
