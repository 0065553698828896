/** A block as the index or the node knows it. */
export interface BlockMark {
  readonly number: number;
  readonly hash: string;
  readonly timestamp: number;
}

/** What was seen at one look at the index and the node. */
export interface IndexProgress {
  /** Whether the tables could be read; the rest is older when they could not. */
  readonly isReadable: boolean;
  /** Newest block in the tables, undefined before the first. */
  readonly indexed: BlockMark | undefined;
  /** Newest block of the node, undefined when no endpoint answers. */
  readonly head: BlockMark | undefined;
  /** Hash that the node has at the indexed height. */
  readonly nodeHashAtIndexed: string | undefined;
  /** Milliseconds (any clock) of this look, of the last move of the tables, and of the last new head. */
  readonly seenAt: number;
  readonly indexedMovedAt: number;
  readonly headMovedAt: number;
}
