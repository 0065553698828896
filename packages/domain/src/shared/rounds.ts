/** Rounds of equal length, one after the other: of blocks (block numbers) or of time (seconds). Counted from 0. */
export interface Rounds {
  /** The first moment of round 0. */
  readonly start: bigint;
  /** Moments in a round; at least 1. */
  readonly length: bigint;
}

/** A round with its first moment and the first one after it. */
export interface Round {
  readonly index: bigint;
  readonly start: bigint;
  readonly end: bigint;
}

/** The round of an index. */
export function roundOf({ start, length }: Rounds, index: bigint): Round {
  return { index, start: start + index * length, end: start + (index + 1n) * length };
}

/** The round that runs at a moment; undefined before the first. */
export function roundAt(rounds: Rounds, now: bigint): Round | undefined {
  return now < rounds.start ? undefined : roundOf(rounds, (now - rounds.start) / rounds.length);
}
