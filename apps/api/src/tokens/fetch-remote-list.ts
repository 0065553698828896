import { maximumListBytes } from '@besc/wire/tokens/token-list';
import { ApiError } from '../shared/api-error';
import { fetchPublic, type RemoteRules } from './fetch-public';

/**
 * Fetches the JSON text of a token list, with the limits of `fetchPublic` and 2 MB. Throws its errors, and 415 for what is
 * no JSON.
 */
export async function fetchRemoteList(url: string, rules: RemoteRules): Promise<string> {
  const accept = 'application/json';
  const thing = { noun: 'list', code: 'LIST', accept, maximumBytes: maximumListBytes } as const;
  // Decoding takes off the byte order mark that some editors put before a file; JSON knows none.
  return json(new TextDecoder().decode(await fetchPublic(url, thing, rules)));
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
