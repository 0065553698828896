export interface VectorRandom {
  below(limit: bigint): bigint;
  amount(bits: bigint): bigint;
}

/** A seeded generator (xorshift64*): the same cases on every run. */
export function makeRandom(seed: bigint): VectorRandom {
  let state = seed;
  const word = (): bigint => {
    state ^= state >> 12n;
    state = (state ^ (state << 25n)) & (2n ** 64n - 1n);
    state ^= state >> 27n;
    return (state * 0x2545f4914f6cdd1dn) & (2n ** 64n - 1n);
  };
  const below = (limit: bigint) => ((word() << 64n) | word()) % limit;
  // Every magnitude equally often: dust and whole reserves meet.
  return { below, amount: (bits) => 1n + below(2n ** (1n + below(bits))) };
}
