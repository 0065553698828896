import { afterReward, type SharedRewards } from '../shared/reward-per-share';

/** One pool as its contract keeps it. Amounts are in wei. */
export interface PoolState extends SharedRewards {
  /** Parts of a wei that the pool counts in, its `PRECISION_FACTOR`. */
  readonly unit: bigint;
  readonly rewardPerBlock: bigint;
  readonly lastRewardBlock: bigint;
  readonly bonusEndBlock: bigint;
  /** Reward that no stake has earned or can earn. */
  readonly unallocated: bigint;
}

/** As many parts a wei of reward has as fit beside a pool's shares. */
export function poolRewardUnit(totalReward: bigint): bigint {
  return (2n ** 144n - 1n) / totalReward;
}

/** The pool in block `block`. While nothing is staked, what would have been paid is free again. */
export function poolAt(pool: PoolState, block: bigint): PoolState {
  const last = block < pool.bonusEndBlock ? block : pool.bonusEndBlock;
  if (last <= pool.lastRewardBlock) return pool;
  const amount = (last - pool.lastRewardBlock) * pool.rewardPerBlock;
  if (pool.shares === 0n) {
    return { ...pool, lastRewardBlock: last, rest: 0n, unallocated: pool.unallocated + amount + pool.rest };
  }
  return { ...pool, ...afterReward(pool, amount, pool.unit), lastRewardBlock: last };
}
