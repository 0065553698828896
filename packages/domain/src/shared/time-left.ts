import { blockSeconds } from './constants';

/** A moment to come: a block by its number, or a time of the chain in seconds since 1970. */
export type Moment =
  | { readonly kind: 'block'; readonly block: bigint }
  | { readonly kind: 'time'; readonly seconds: bigint };

/** The newest block of a chain and its own time, in seconds since 1970. */
export interface ChainHead {
  readonly block: bigint;
  readonly seconds: bigint;
}

/** How long until a moment: whole seconds, never below 0. Only a block ends it, so it can be 0 and not over yet. */
export interface TimeLeft {
  readonly seconds: number;
  readonly isOver: boolean;
  /** Counted in blocks, whose pace is only known about. */
  readonly isAbout: boolean;
}

/**
 * The chain's own seconds that have surely passed since its head was first seen: a chain that makes no blocks, or does not
 * answer, does not go on, so no more than two blocks' time counts.
 */
export function passedSinceHead(sinceHeadSeconds: number): number {
  return Math.min(Math.max(0, sinceHeadSeconds), 2 * blockSeconds);
}

/** What is left until a moment. `sinceHeadSeconds`: how long ago the head was first seen (`passedSinceHead`). */
export function timeLeft(options: {
  readonly until: Moment;
  readonly head: ChainHead;
  readonly sinceHeadSeconds: number;
}): TimeLeft {
  const { until, head } = options;
  const isAbout = until.kind === 'block';
  const missing = isAbout ? Number(until.block - head.block) * blockSeconds : Number(until.seconds - head.seconds);
  if (missing <= 0) return { seconds: 0, isOver: true, isAbout };
  const passed = passedSinceHead(options.sinceHeadSeconds);
  return { seconds: Math.max(0, Math.ceil(missing - passed)), isOver: false, isAbout };
}
