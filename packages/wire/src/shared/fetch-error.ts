/** What went wrong with a request; the same codes everywhere. */
export type FetchErrorCode =
  | 'REQUEST_TIMEOUT'
  | 'NETWORK'
  | 'HTTP_STATUS'
  | 'ANSWER_TOO_LARGE'
  | 'ANSWER_NOT_JSON'
  | 'ANSWER_SHAPE'
  | 'INDEX_QUERY';

/** A request over HTTP gave no usable answer. `status` is set for HTTP_STATUS. */
export class FetchError extends Error {
  readonly code: FetchErrorCode;
  readonly status: number | undefined;

  constructor(code: FetchErrorCode, message: string, details: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: details.cause });
    this.name = 'FetchError';
    this.code = code;
    this.status = details.status;
  }
}
