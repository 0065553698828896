/** Why a list could not be fetched: a stable code, and what the last place that was tried did, where that is known. */
export class ListFetchError extends Error {
  readonly code: 'LIST_DOWNLOAD' | 'LIST_PROTOCOL' | 'LIST_NAME' | 'LIST_CONTENT';
  readonly reason: ListFetchReason;

  constructor(
    code: ListFetchError['code'],
    message: string,
    details: { reason?: ListFetchReason; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'ListFetchError';
    this.code = code;
    this.reason = details.reason ?? 'unknown';
  }
}

/** What a place did instead of answering with a list. */
export type ListFetchReason =
  | 'too-large'
  | 'timeout'
  | 'not-json'
  | 'refused'
  | 'unreachable'
  | 'no-gateway'
  | 'unknown';
