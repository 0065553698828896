/**
 * A read gave no value: the node or the way to it failed (`READ_FAILED`), the contract refused (`READ_REVERTED`), the
 * answer does not fit the ABI (`READ_UNDECODABLE`), or the reader was closed (`READ_CLOSED`).
 */
export class ReadError extends Error {
  readonly code: 'READ_FAILED' | 'READ_REVERTED' | 'READ_UNDECODABLE' | 'READ_CLOSED';

  constructor(code: ReadError['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ReadError';
    this.code = code;
  }
}
