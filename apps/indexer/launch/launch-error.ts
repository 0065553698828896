/** The index cannot run as it was started; the message is one sentence for the operator. */
export class LaunchError extends Error {
  readonly code: 'WRONG_CHAIN' | 'IN_USE' | 'DATABASE';

  constructor(code: LaunchError['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'LaunchError';
    this.code = code;
  }
}
