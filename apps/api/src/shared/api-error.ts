import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An answer other than 2xx with a stable code; the message is for the person who wrote the request. */
export class ApiError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
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
