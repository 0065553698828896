/** Reads a query string without guessing types: `1.50` stays text. Of a name given twice the last value counts. */
export function parseQuery(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** Writes a query string with its `?`; values that are not text are left out. Empty for no values. */
export function formatQuery(query: Record<string, unknown>): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}

/** An address inside the app with a query. */
export function hrefOf(path: string, query: Record<string, unknown>): string {
  return path + formatQuery(query);
}
