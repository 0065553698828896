import { MethodNotSupportedRpcError } from 'viem';

/** What was asked for belongs to a block that is no longer part of the chain: asking again cannot help, a newer head can. */
export class BlockReplacedError extends Error {
  /** What the engine does not ask for again: it takes "not supported" as final. */
  readonly code = MethodNotSupportedRpcError.code;

  constructor(hash: string) {
    super(`Block ${hash} is no longer part of the chain`);
    this.name = 'BlockReplacedError';
  }
}
