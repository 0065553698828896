import { maximumListBytes } from '@besc/wire/tokens/token-list';
import { ApiError } from '../shared/api-error';
import type { RemoteThing } from '../shared/fetch-public';

/** Fetches the JSON text of a token list of at most 2 MB. Throws what `fetch` throws, and ApiError 415 for what is no JSON. */
export async function fetchRemoteList(
  url: string,
  fetch: (url: string, thing: RemoteThing) => Promise<Buffer>,
): Promise<string> {
  const accept = 'application/json';
  const thing = { noun: 'list', code: 'LIST', accept, maximumBytes: maximumListBytes } as const;
  // Decoding takes off the byte order mark that some editors put before a file; JSON knows none.
  return json(new TextDecoder().decode(await fetch(url, thing)));
}

/** Only an object of JSON leaves, written anew: this server is no way to fetch anything else. */
function json(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return JSON.stringify(value);
  } catch {
    // Said below.
  }
  throw new ApiError(415, 'LIST_NOT_JSON', 'The answer is not the JSON of a list.');
}
