/** Blocks of a pool's life; undefined where they could not be read. */
export interface PoolLife {
  /** Ended by its owner or flagged in the registry. */
  readonly isFlaggedFinished: boolean;
  readonly startBlock: bigint | undefined;
  readonly endBlock: bigint | undefined;
}

/** Where a pool stands; `until` is the block at which the next phase begins. */
export type PoolPhase =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'upcoming'; readonly until: bigint }
  | { readonly kind: 'live'; readonly until: bigint }
  | { readonly kind: 'finished' };

/** Blocks from `block` until another one, 0 when that is there: until a pool starts, until it ends. */
export function blocksUntil(until: bigint, block: bigint): bigint {
  return until > block ? until - block : 0n;
}

/** The phase at a block: finished when flagged or when the block is beyond the end; without both blocks it is unknown. */
export function poolPhase({ isFlaggedFinished, startBlock, endBlock }: PoolLife, block: bigint): PoolPhase {
  if (isFlaggedFinished || (endBlock !== undefined && block > endBlock)) return { kind: 'finished' };
  if (startBlock === undefined || endBlock === undefined) return { kind: 'unknown' };
  return block < startBlock ? { kind: 'upcoming', until: startBlock } : { kind: 'live', until: endBlock };
}
