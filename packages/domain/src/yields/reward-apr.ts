import { blocksPerYear } from '../shared/constants';
import { div, type Fraction, fraction, mul } from '../shared/fraction';
import { type TokenPrice, usdValue } from '../shared/token-price';

/** Smallest units of a token, undefined where they are not known, with what a whole one costs. */
export interface PricedAmount extends TokenPrice {
  readonly amount: bigint | undefined;
}

/**
 * Yearly rewards over what is staked, without compounding: 0.5 is 50%. `rewardPerBlock` is the part of the emission that
 * these stakes share. 0 when nothing is paid; undefined when nothing is staked, or one of both is not known or has no price,
 * because any figure would be made up.
 */
export function rewardApr(options: {
  readonly rewardPerBlock: PricedAmount;
  readonly staked: PricedAmount;
}): Fraction | undefined {
  const { rewardPerBlock, staked } = options;
  if (rewardPerBlock.amount === 0n) return fraction(0n);
  const paid = usdValue(rewardPerBlock.amount, rewardPerBlock);
  const held = usdValue(staked.amount, staked);
  if (paid === undefined || held === undefined || held.numerator === 0n) return undefined;
  return div(mul(paid, fraction(BigInt(blocksPerYear))), held);
}

/** The part of an emission per block that goes to a weight, rounded down as the chain pays it; 0n when all weights are zero. */
export function weightedReward(perBlock: bigint, weight: bigint, totalWeight: bigint): bigint {
  return totalWeight === 0n ? 0n : (perBlock * weight) / totalWeight;
}
