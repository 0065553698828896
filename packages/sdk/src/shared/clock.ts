/** Time as the sdk sees it; tests hand in their own. `after` runs something later and answers how to call it off. */
export interface Clock {
  now(): number;
  after(milliseconds: number, run: () => void): () => void;
}

/** The host's clock, in milliseconds. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
