import { afterReward, type SharedRewards } from '../shared/reward-per-share';

/** Parts of a wei that the farm master counts in. */
export const farmRewardUnit = 2n ** 64n;

/** How much MONEY each block brings, and for which blocks. */
export interface FarmEmission {
  /** Wei a block, for all farms. */
  readonly moneyPerBlock: bigint;
  readonly totalAllocPoint: bigint;
  readonly startBlock: bigint;
  readonly endBlock: bigint;
}

/** The blocks that are paid for: from the first on, up to but without the last. */
export type EmissionBlocks = Pick<FarmEmission, 'startBlock' | 'endBlock'>;

/** One farm as the farm master keeps it. Amounts are in wei. */
export interface FarmState extends SharedRewards {
  readonly allocPoint: bigint;
  readonly lastRewardBlock: bigint;
}

/** How many blocks from `from` up to `to` are paid for. */
export function paidBlocks({ startBlock, endBlock }: EmissionBlocks, from: bigint, to: bigint): bigint {
  const first = from > startBlock ? from : startBlock;
  const last = to < endBlock ? to : endBlock;
  return last > first ? last - first : 0n;
}

/** Whether MONEY is paid after block `block`, for the next one. */
export function isEmitting(emission: EmissionBlocks, block: bigint): boolean {
  return paidBlocks(emission, block, block + 1n) > 0n;
}

/** The farm in block `block`. Without a stake or without points it pays nothing, and the blocks pass. */
export function farmAt(farm: FarmState, emission: FarmEmission, block: bigint): FarmState {
  if (block <= farm.lastRewardBlock) return farm;
  const moved = { ...farm, lastRewardBlock: block };
  if (farm.shares === 0n || farm.allocPoint === 0n) return moved;
  const blocks = paidBlocks(emission, farm.lastRewardBlock, block);
  const amount = (blocks * emission.moneyPerBlock * farm.allocPoint) / emission.totalAllocPoint;
  return { ...moved, ...afterReward(farm, amount, farmRewardUnit), lastRewardBlock: block };
}
