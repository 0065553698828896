/** What was asked for belongs to a block that is no longer part of the chain: asking again cannot help, a newer head can. */
export class BlockReplacedError extends Error {
  /** The engine's change "shouldRetry" knows it by this code. */
  readonly code = 'BLOCK_REPLACED';

  constructor(hash: string) {
    super(`Block ${hash} is no longer part of the chain`);
    this.name = 'BlockReplacedError';
  }
}
