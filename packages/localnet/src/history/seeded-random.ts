/** Random numbers that are the same for the same seed on every machine. */
export interface SeededRandom {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform in [low, high). */
  between(low: number, high: number): number;
  /** A whole number in [0, limit). */
  below(limit: number): number;
  /** Standard normal. */
  normal(): number;
  /** One entry of a list that is not empty. */
  pick<Entry>(list: readonly Entry[]): Entry;
}

/** A generator for a text seed: xmur3 spreads the text over 128 bits, sfc32 walks on from there. */
export function seededRandom(seed: string): SeededRandom {
  const word = wordsOf(seed);
  let a = word();
  let b = word();
  let c = word();
  let counter = word();
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 16; i += 1) next();
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    below,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: (list) => {
      const entry = list[below(list.length)];
      if (entry === undefined) throw new RangeError('Nothing to pick from');
      return entry;
    },
  };
}

function wordsOf(text: string): () => number {
  let hash = 1_779_033_703 ^ text.length;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 3_432_918_353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
    hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
    hash ^= hash >>> 16;
    return hash | 0;
  };
}
