/**
 * Time as the sdk sees it, in milliseconds since some moment: no date. Tests hand in their own. `after` runs something later
 * and answers how to call it off.
 */
export interface Clock {
  now(): number;
  after(milliseconds: number, run: () => void): () => void;
}

/** The host's, which goes on whatever becomes of the clock that tells the date. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
