import { oneE18 } from '../shared/fixed-point';
import type { Fraction } from '../shared/fraction';
import { rewardApr } from './reward-apr';

/** A day of a stake: what was locked as it ended (USD, 10^-18) and the reward a block that all of it shared. */
export interface StakeDay {
  /** When it began, unix seconds. */
  readonly time: number;
  readonly stakedUsdE18: bigint | undefined;
  /** Smallest units of the reward; undefined where it is not known. */
  readonly rewardPerBlock: bigint | undefined;
}

/**
 * Yearly rewards over what was locked, without compounding, day by day: the reward of a block of that day x blocks of a year
 * x the reward's price of the same day / value locked. `prices` are USD of one whole (10^-18) by the start of the day. A day
 * without a price, a value or a reward has no figure.
 */
export function pastAprs(options: {
  readonly days: readonly StakeDay[];
  readonly rewardDecimals: number;
  readonly prices: ReadonlyMap<number, bigint>;
}): { readonly time: number; readonly apr: Fraction }[] {
  const { days, rewardDecimals, prices } = options;
  return days.flatMap(({ time, stakedUsdE18, rewardPerBlock }) => {
    const priceE18 = prices.get(time);
    if (priceE18 === undefined || stakedUsdE18 === undefined || rewardPerBlock === undefined) return [];
    const apr = rewardApr({
      rewardPerBlock: { amount: rewardPerBlock, decimals: rewardDecimals, priceE18 },
      staked: { amount: stakedUsdE18, decimals: 18, priceE18: oneE18 },
    });
    return apr === undefined ? [] : [{ time, apr }];
  });
}
