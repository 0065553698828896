import { blocksPerYear } from '../shared/constants';
import { powerOfTen } from '../shared/fixed-point';
import { type Fraction, fraction, mul } from '../shared/fraction';

/** Smallest units of a token with its decimals and the USD price of one whole token, 10^-18 (0n: nothing trusted prices it). */
export interface PricedAmount {
  readonly amount: bigint;
  readonly decimals: number;
  readonly priceE18: bigint;
}

/** What an amount is worth in USD times 10^18, exactly. */
function worth({ amount, decimals, priceE18 }: PricedAmount): Fraction {
  return fraction(amount * priceE18, powerOfTen(decimals));
}

/**
 * Yearly rewards over what is staked, without compounding: 0.5 is 50%. `rewardPerBlock` is the part of the emission that
 * these stakes share. 0 when nothing is paid; undefined when nothing is staked or one of both has no price, because any
 * figure would be made up.
 */
export function rewardApr(options: {
  readonly rewardPerBlock: PricedAmount;
  readonly staked: PricedAmount;
}): Fraction | undefined {
  const { rewardPerBlock, staked } = options;
  if (rewardPerBlock.amount === 0n) return fraction(0n);
  const paid = worth(rewardPerBlock);
  const held = worth(staked);
  if (paid.numerator === 0n || held.numerator === 0n) return undefined;
  return mul(fraction(paid.numerator * BigInt(blocksPerYear), paid.denominator), {
    numerator: held.denominator,
    denominator: held.numerator,
  });
}

/** The part of an emission per block that goes to a weight, rounded down as the chain pays it; 0n when all weights are zero. */
export function weightedReward(perBlock: bigint, weight: bigint, totalWeight: bigint): bigint {
  return totalWeight === 0n ? 0n : (perBlock * weight) / totalWeight;
}
