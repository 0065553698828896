/** Blocks that could not be read: more than are read at once, or the node did not answer for them. */
export class BlockRangeError extends Error {
  readonly code: 'RANGE_TOO_LONG' | 'RANGE_REFUSED' | 'RANGE_TOO_FULL';
  /** Blocks that were asked for, and how many of them had been read. */
  readonly blocks: number;
  readonly done: number;

  constructor(code: BlockRangeError['code'], { blocks, done }: { blocks: number; done: number }, cause?: unknown) {
    super(`${done} of ${blocks} blocks were read (${code})`, { cause });
    this.name = 'BlockRangeError';
    this.code = code;
    this.blocks = blocks;
    this.done = done;
  }
}
