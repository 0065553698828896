import type { Hex } from '@besc/domain/shared/hex';
import { sha256Stream } from '@besc/wire/shared/sha256-stream';

/** Portraits that are drawn before the page may do something else. */
const atOnce = 4;

/**
 * Draws portraits 0 to `count` - 1 in this browser and hashes them in their order, as the archive does. `onDone` is told how many
 * are done. Undefined once it was stopped.
 */
export async function hashPictures(options: {
  readonly count: number;
  readonly draw: (id: number) => string | undefined;
  readonly onDone: (done: number) => void;
  readonly signal: AbortSignal;
}): Promise<Hex | undefined> {
  const { count, draw, onDone, signal } = options;
  const hash = sha256Stream();
  for (let id = 0; id < count; id += 1) {
    if (signal.aborted) return undefined;
    const svg = draw(id);
    if (svg === undefined) throw new RangeError(`there is no portrait ${id}`);
    hash.add(svg);
    if (id % atOnce === atOnce - 1) {
      onDone(id + 1);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  onDone(count);
  return hash.digest();
}
