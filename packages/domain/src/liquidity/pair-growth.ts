import { sqrt } from '../shared/math';

/** What a pair holds, and how much LP shares in it. */
export interface SharedReserves {
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  readonly totalSupply: bigint;
}

/** One in the fixed point of growth: 2^-128. */
export const oneX128 = 1n << 128n;

/** sqrt(k) that one wei of LP stands for, in 2^-128 and rounded down. Trades alone let it grow; adding and removing do not. */
export function pairGrowthX128({ reserve0, reserve1, totalSupply }: SharedReserves): bigint {
  if (totalSupply === 0n) return 0n;
  return sqrt((reserve0 * reserve1 * oneX128 * oneX128) / totalSupply ** 2n);
}
