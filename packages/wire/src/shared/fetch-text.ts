import { FetchError } from './fetch-error';
import { jsonText } from './json-text';
import { parseRefusal } from './parse-refusal';
import { readCapped } from './read-capped';
import { requestIdHeader } from './request-id';

/** Longest time a request may take unless told otherwise (CALL-17). */
export const defaultTimeoutMs = 30_000;

/** Most bytes an answer may have unless told otherwise. */
export const defaultMaximumBytes = 2_000_000;

/** One request. With `body` it is a POST of JSON (`jsonText`), else a GET. */
export interface FetchOptions {
  readonly url: string;
  readonly body?: unknown;
  readonly timeoutMs?: number;
  readonly maximumBytes?: number;
  readonly signal?: AbortSignal;
  /** The name of the request for which this one is made, for the other side's log. */
  readonly requestId?: string | undefined;
  /** What becomes of an answer that leads elsewhere; followed by default. */
  readonly redirect?: 'follow' | 'error';
}

/**
 * Fetches text, without cookies and without telling where from. Throws FetchError; 'Request timed out after {n}
 * milliseconds' is REQUEST_TIMEOUT (ERR-02). When `signal` aborts, its reason is thrown.
 */
export async function fetchText(options: FetchOptions): Promise<string> {
  const { url, body, timeoutMs = defaultTimeoutMs, maximumBytes = defaultMaximumBytes, signal, requestId } = options;
  // One for both ends: what `AbortSignal.any` makes stays with a signal that lives as long as the process.
  const ending = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    ending.abort();
  }, timeoutMs);
  const stop = () => ending.abort(signal?.reason);
  signal?.addEventListener('abort', stop);
  try {
    signal?.throwIfAborted();
    const response = await fetch(url, {
      signal: ending.signal,
      redirect: options.redirect ?? 'follow',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(requestId !== undefined && { [requestIdHeader]: requestId }),
      },
      ...(body !== undefined && { method: 'POST', body: jsonText(body) }),
    });
    const text = await readCapped(response, maximumBytes);
    if (text === undefined) {
      throw new FetchError('ANSWER_TOO_LARGE', `The answer is larger than ${maximumBytes} bytes`);
    }
    if (!response.ok) {
      const { status } = response;
      throw new FetchError('HTTP_STATUS', `The server answered with HTTP ${status}`, {
        status,
        refusal: parseRefusal(text),
        cause: text.slice(0, 500),
      });
    }
    return text;
  } catch (error) {
    if (error instanceof FetchError) throw error;
    if (signal?.aborted) throw signal.reason;
    if (isLate) {
      throw new FetchError('REQUEST_TIMEOUT', `Request timed out after ${timeoutMs} milliseconds`, { cause: error });
    }
    throw new FetchError('NETWORK', 'The server could not be reached', { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
