/**
 * What a pair's first write of a second may cost more than a later one: its two price accumulators (twice 22 100 gas
 * when they are written for the first time). Nodes estimate for the second of the newest block, so an estimate made
 * right after somebody's trade lacks it, and 10% of a cheap swap is less.
 */
export const pairWriteGas = 50_000n;
