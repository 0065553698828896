import { max, min } from './math';

/** What one account has and may have in a pool, in smallest units of what is staked. */
export interface StakeRoom {
  readonly balance: bigint;
  readonly staked: bigint;
  /** Most that one account may have staked; 0n means no limit. */
  readonly limit: bigint;
  /** Least that is taken at once; any amount when left out. */
  readonly minimum?: bigint | undefined;
}

/** The most that can be staked now: the lesser of the balance and what is left of the limit. */
export function maxStake({ balance, staked, limit }: StakeRoom): bigint {
  return limit === 0n ? balance : min(balance, max(limit - staked, 0n));
}

/** Whether an account has all it may have; also after a limit was lowered under its stake. */
export function isAtStakeLimit({ staked, limit }: Pick<StakeRoom, 'staked' | 'limit'>): boolean {
  return limit > 0n && staked >= limit;
}

/** Why an amount cannot be staked. */
export type StakeError = 'no-amount' | 'insufficient-balance' | 'under-minimum' | 'over-limit';

/** Why an amount (smallest units; undefined: none typed) cannot be staked now; undefined when it can. */
export function stakeError(amount: bigint | undefined, room: StakeRoom): StakeError | undefined {
  if (amount === undefined || amount === 0n) return 'no-amount';
  if (amount > room.balance) return 'insufficient-balance';
  if (amount < (room.minimum ?? 0n)) return 'under-minimum';
  return room.limit > 0n && amount + room.staked > room.limit ? 'over-limit' : undefined;
}

/** Why an amount cannot be unstaked. */
export type UnstakeError = 'no-amount' | 'insufficient-stake';

/** Why an amount cannot be unstaked now; undefined when it can. */
export function unstakeError(amount: bigint | undefined, staked: bigint): UnstakeError | undefined {
  if (amount === undefined || amount === 0n) return 'no-amount';
  return amount > staked ? 'insufficient-stake' : undefined;
}

/**
 * Part of the most as whole percent for the slider: to the nearest, so that 25% of an odd amount is 25, but 100 only for all of
 * it; 0 where there is nothing to take from.
 */
export function stakePercent(amount: bigint, most: bigint): number {
  if (most === 0n) return 0;
  return amount >= most ? 100 : Number(min((amount * 200n + most) / (2n * most), 99n));
}

/** The amount of a whole percent from 0 to 100: rounded down, and all of it at 100. */
export function percentOf(most: bigint, percent: number): bigint {
  return (most * BigInt(percent)) / 100n;
}
