import type { Due, Head } from './keeper-task';

/** However far away the next step is, a reorganisation or somebody else can bring it nearer. */
const longestPauseSeconds = 15;

/** The next look is at the next block. */
export function atNextBlock({ number }: Pick<Head, 'number'>): Due {
  return { block: number + 1n };
}

/** The next look is at `time` (seconds), where it lies ahead, and after a quarter of a minute at the latest. */
export function lookAt(time: number, head: Pick<Head, 'number' | 'time'>): Due {
  return time <= head.time ? atNextBlock(head) : { time: Math.min(time, head.time + longestPauseSeconds) };
}
