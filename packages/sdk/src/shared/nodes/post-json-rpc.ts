import { readCapped } from '@besc/wire/shared/read-capped';
import { EndpointError } from '../errors/endpoint-error';
import type { Clock } from './clock';

/** One JSON-RPC call: method and parameters. */
export interface RpcCall {
  readonly method: string;
  readonly params?: unknown;
}

/** The answer to one call: a result, or the node's own error. */
export type RpcAnswer =
  | { readonly kind: 'result'; readonly result: unknown }
  | {
      readonly kind: 'error';
      readonly error: { readonly code: number; readonly message: string; readonly data?: unknown };
    };

/** How requests are sent. `maximumBytes` caps an answer's body. */
export interface PostOptions {
  readonly url: string;
  readonly timeoutMs: number;
  readonly clock: Clock;
  readonly fetch: typeof fetch;
  readonly maximumBytes: number;
}

let lastId = 0;

/**
 * Posts calls as one JSON-RPC request (a batch when there are several) and answers in their order. Throws EndpointError
 * for everything that is not a well-formed answer to exactly these calls.
 */
export async function postJsonRpc(calls: readonly RpcCall[], options: PostOptions): Promise<RpcAnswer[]> {
  const requests = calls.map(({ method, params }) => {
    lastId += 1;
    return { jsonrpc: '2.0', id: lastId, method, params: params ?? [] };
  });
  const text = await postText(JSON.stringify(requests.length === 1 ? requests[0] : requests), options);
  const parsed = parseJson(text);
  const entries: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  if (entries.length !== requests.length) throw malformed();
  const answers = new Map(entries.map((entry) => toAnswer(entry)));
  return requests.map(({ id }) => answers.get(id) ?? raise(malformed()));
}

async function postText(body: string, options: PostOptions): Promise<string> {
  const { url, timeoutMs, clock, fetch, maximumBytes } = options;
  const abort = new AbortController();
  const cancel = clock.after(timeoutMs, () => abort.abort());
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: abort.signal,
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (response.status >= 401 && response.status <= 429) {
      throw new EndpointError('refused', `The endpoint answered with HTTP ${response.status}`);
    }
    // Some nodes send JSON-RPC errors with HTTP 400 or 500; what is not JSON-RPC is caught below.
    const text = await readCapped(response, maximumBytes);
    if (text === undefined) {
      throw new EndpointError('malformed', `The endpoint's answer is larger than ${maximumBytes} bytes`);
    }
    if (!response.ok && !/^\s*[{[]/.test(text)) {
      throw new EndpointError('status', `The endpoint answered with HTTP ${response.status}`);
    }
    return text;
  } catch (error) {
    if (error instanceof EndpointError) throw error;
    if (abort.signal.aborted)
      throw new EndpointError('timeout', `The endpoint did not answer in ${timeoutMs} ms`, error);
    throw new EndpointError('network', 'The endpoint could not be reached', error);
  } finally {
    cancel();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw malformed(error);
  }
}

function toAnswer(entry: unknown): [unknown, RpcAnswer] {
  if (typeof entry !== 'object' || entry === null || !('id' in entry)) throw malformed();
  if ('error' in entry && entry.error !== null && entry.error !== undefined) {
    const { error } = entry;
    if (typeof error !== 'object' || !('code' in error) || !('message' in error)) throw malformed();
    if (typeof error.code !== 'number' || typeof error.message !== 'string') throw malformed();
    const data = 'data' in error ? error.data : undefined;
    return [entry.id, { kind: 'error', error: { code: error.code, message: error.message, data } }];
  }
  if (!('result' in entry)) throw malformed();
  return [entry.id, { kind: 'result', result: entry.result }];
}

function malformed(cause?: unknown): EndpointError {
  return new EndpointError('malformed', 'The endpoint did not answer with JSON-RPC', cause);
}

function raise(error: Error): never {
  throw error;
}
