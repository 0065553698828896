import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What a refusal may say in its headers. */
interface ErrorExtra {
  /** When to ask again. */
  readonly retryAfterSeconds?: number;
  /** How long the refusal holds, for caches; without it none keeps it. */
  readonly cacheSeconds?: number;
  /** It may be otherwise soon, although the status does not say so. */
  readonly isPassing?: boolean;
  /** Methods that would be answered. */
  readonly allow?: string;
}

/** An answer other than 2xx with a stable code; the message is for the person who wrote the request. */
export class ApiError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    readonly extra: ErrorExtra = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** The JSON body of every failed request. */
export interface ErrorBody {
  readonly error: { readonly code: string; readonly message: string };
}

/** The body for an error. */
export function errorBody(code: string, message: string): ErrorBody {
  return { error: { code, message } };
}
