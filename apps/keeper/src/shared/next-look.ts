import type { Due, Head } from './keeper-task';

/**
 * However far away the next step is, a reorganisation or somebody else can bring it nearer: at the multiples of so many seconds all
 * tasks look, so that what they read travels together.
 */
const looksEverySeconds = 15;

/** The next look is at the next block. */
export function atNextBlock({ number }: Pick<Head, 'number'>): Due {
  return { block: number + 1n };
}

/** The next look is with those of all tasks, a quarter of a minute away at most, or with every so many of them. */
export function atNextLook({ time }: Pick<Head, 'time'>, every = 1): Due {
  const seconds = every * looksEverySeconds;
  return { time: (Math.floor(time / seconds) + 1) * seconds };
}

/** The next look is at `time` (seconds), where it lies ahead, and with those of all tasks at the latest. */
export function lookAt(time: number, head: Pick<Head, 'number' | 'time'>): Due {
  if (time <= head.time) return atNextBlock(head);
  const next = atNextLook(head);
  return 'time' in next && time < next.time ? { time } : next;
}
