import type { EarningOperation } from './measure-earning-gas';
import type { GasOperation } from './measure-gas';

/**
 * The most gas that an operation may take, and what PancakeSwap's published source took when it was measured. What has no
 * goal of its own may take what Uniswap v2 takes in this scenario.
 */
export interface GasTarget {
  readonly goal: number;
  readonly pancake?: number;
}

/** For each operation but those of the games. */
export const gasTargets: Readonly<Record<GasOperation | EarningOperation, GasTarget>> = {
  'swap exact in, 1 hop': { goal: 83_500, pancake: 98_066 },
  'swap exact in, 2 hops': { goal: 125_500, pancake: 153_534 },
  'swap exact in, 3 hops': { goal: 167_500, pancake: 209_005 },
  'swap exact out, 1 hop': { goal: 84_500, pancake: 98_146 },
  'native to token': { goal: 87_500, pancake: 101_354 },
  'token to native': { goal: 97_500, pancake: 112_247 },
  'fee-on-transfer variant, 1 hop': { goal: 85_000, pancake: 98_328 },
  'addLiquidity, steady': { goal: 114_500, pancake: 148_197 },
  'addLiquidity, creates the pair': { goal: 1_730_000, pancake: 2_721_372 },
  'removeLiquidity, steady': { goal: 113_000, pancake: 147_790 },
  removeLiquidityETH: { goal: 131_000, pancake: 177_178 },
  removeLiquidityWithPermit: { goal: 145_000, pancake: 181_779 },
  createPair: { goal: 1_545_000, pancake: 2_524_704 },
  'LP token transfer': { goal: 34_360 },
  'LP token approve': { goal: 46_062 },
  'wrapped coin deposit': { goal: 27_766 },
  'wrapped coin withdraw': { goal: 35_128 },
  'wrapped coin transfer': { goal: 34_221 },
  'wrapped coin approve': { goal: 46_019 },
  'farm deposit, again': { goal: 92_000, pancake: 133_403 },
  'farm harvest': { goal: 73_000, pancake: 115_990 },
  'farm withdraw, part': { goal: 90_000, pancake: 131_203 },
  'update of all farms, each further': { goal: 13_000, pancake: 29_700 },
  'vault deposit, again': { goal: 140_000, pancake: 197_343 },
  'vault harvest for the bounty': { goal: 139_000, pancake: 189_638 },
  'vault withdraw, part': { goal: 150_000, pancake: 203_892 },
  'pool deposit, again': { goal: 74_000, pancake: 99_168 },
  'pool harvest': { goal: 60_000, pancake: 81_756 },
  'pool withdraw, part': { goal: 71_500, pancake: 92_448 },
};
