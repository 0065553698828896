/** A reproducible source of numbers in [0, 1): mulberry32. */
export interface SeededRandom {
  next(): number;
  /** Whole number from 0 to below `bound`. */
  below(bound: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** The same seed gives the same numbers. */
export function makeRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    next,
    below,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}
