import { maximumListBytes } from '@besc/wire/tokens/token-list';
import { ApiError } from '../shared/api-error';
import type { RemoteThing } from '../shared/fetch-public';

/**
 * Fetches the JSON text of a token list of at most 4 MB, as it lies there and as it leaves. Throws what `fetch` throws, and
 * ApiError 415 for what is no JSON and 413 for what is longer when it is rewritten.
 */
export async function fetchRemoteList(
  url: string,
  fetch: (url: string, thing: RemoteThing) => Promise<Buffer>,
): Promise<string> {
  const accept = 'application/json';
  const thing = { noun: 'list', code: 'LIST', accept, maximumBytes: maximumListBytes } as const;
  // Decoding takes off the byte order mark that some editors put before a file; JSON knows none.
  return json(new TextDecoder().decode(await fetch(url, thing)));
}

/** Only an object of JSON leaves, rewritten: this server is no way to fetch anything else. */
function json(text: string): string {
  const rewritten = written(text);
  if (rewritten === undefined) throw new ApiError(415, 'LIST_NOT_JSON', 'The answer is not the JSON of a list.');
  // A number of four letters may become one of twenty-two.
  if (Buffer.byteLength(rewritten) <= maximumListBytes) return rewritten;
  throw new ApiError(413, 'LIST_TOO_LARGE', `A list may have at most ${maximumListBytes} bytes.`);
}

/** Undefined for what is no object, or is nested deeper than can be written. */
function written(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return JSON.stringify(value);
  } catch {
    // Said by the caller.
  }
  return undefined;
}
