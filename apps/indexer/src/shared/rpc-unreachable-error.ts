/** No endpoint gave a usable answer; what was being indexed is tried again from the last safe point. */
export class RpcUnreachableError extends Error {
  readonly code = 'RPC_UNREACHABLE';

  constructor(cause: unknown) {
    super(`No RPC endpoint answered: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'RpcUnreachableError';
  }
}
