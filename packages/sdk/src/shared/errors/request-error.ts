/**
 * A write cannot be made from what was asked for, because its parts contradict each other. `code` names the part, as in
 * `SWAP_RECIPIENT`; the message is safe to show.
 */
export class RequestError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'RequestError';
    this.code = code;
  }
}
