/** A node refused a call. `details` is enumerable: the engine reads range limits out of the serialised error. */
export class RpcRefusedError extends Error {
  readonly code: number;
  readonly details: string;

  constructor({ code, message }: { readonly code: number; readonly message: string }) {
    super(message);
    this.name = 'RpcRefusedError';
    this.code = code;
    this.details = message;
  }
}
