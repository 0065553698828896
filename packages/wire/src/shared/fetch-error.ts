/** What went wrong with a request; the same codes everywhere. */
export type FetchErrorCode =
  | 'REQUEST_TIMEOUT'
  | 'NETWORK'
  | 'HTTP_STATUS'
  | 'ANSWER_TOO_LARGE'
  | 'ANSWER_NOT_JSON'
  | 'ANSWER_SHAPE'
  | 'INDEX_QUERY'
  | 'INDEX_BEHIND';

/** A request over HTTP gave no usable answer. Of HTTP_STATUS: `status`, and `refusal`, the code that our API gives for it. */
export class FetchError extends Error {
  readonly code: FetchErrorCode;
  readonly status: number | undefined;
  readonly refusal: string | undefined;

  constructor(
    code: FetchErrorCode,
    message: string,
    details: { status?: number; refusal?: string | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'FetchError';
    this.code = code;
    this.status = details.status;
    this.refusal = details.refusal;
  }
}
