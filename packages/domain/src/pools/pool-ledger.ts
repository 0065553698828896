import { earnedBy, type ShareAccount } from '../shared/reward-per-share';
import { addStakeSums, noStakeSums, type StakeSums, stakersAfter, tally } from '../shared/stake-sums';
import type { TokenPrice } from '../shared/token-price';
import { type PoolState, poolAt } from './pool-rewards';

/** What the index knows of a pool; `shares` is what is staked, amounts in smallest units. */
export interface PoolFigures extends StakeSums, Omit<PoolState, 'unallocated'> {
  /** Accounts with a stake. */
  readonly stakers: number;
  readonly transactions: number;
}

/** What the index knows of an account in a pool; `shares` is its stake. */
export interface PoolAccount extends StakeSums, ShareAccount {
  /** Reward that could not be paid when it was due. */
  readonly owed: bigint;
  readonly transactions: number;
}

/** An event of an account in a pool. */
export interface PoolAction {
  readonly kind: 'deposit' | 'withdraw' | 'emergencyWithdraw';
  readonly amount: bigint;
  readonly block: bigint;
  /** What the payment of this action left owed, when the chain has told so before. */
  readonly leftOwed?: bigint | undefined;
}

interface Prices {
  readonly staked: TokenPrice;
  readonly reward: TokenPrice;
}

interface PoolAndAccount {
  readonly pool: PoolFigures;
  readonly account: PoolAccount;
}

/**
 * Pool and account after an action, and what it moved. What is paid follows from the contract's own arithmetic, so that no
 * log of a stranger's token counts: what was earned and what was owed, without what is left owed.
 */
export function poolAfterAction(
  { pool, account }: PoolAndAccount,
  { kind, amount, block, leftOwed = 0n }: PoolAction,
  prices: Prices,
): PoolAndAccount & { moved: StakeSums } {
  const isExit = kind === 'emergencyWithdraw';
  const [entering, leaving] = kind === 'deposit' ? [amount, 0n] : [0n, amount];
  const now = poolAhead(pool, block);
  const due = isExit ? 0n : account.owed + earnedBy(account, now.perShare, pool.unit);
  const owed = isExit ? account.owed : leftOwed;
  const shares = account.shares + entering - leaving;
  const moved = {
    deposited: tally(entering, prices.staked),
    withdrawn: tally(leaving, prices.staked),
    harvested: tally(isExit ? 0n : due - leftOwed, prices.reward),
  };
  return {
    moved,
    pool: {
      ...now,
      ...addStakeSums(pool, moved),
      shares: pool.shares + entering - leaving,
      stakers: stakersAfter(pool.stakers, account.shares, shares),
      transactions: pool.transactions + 1,
    },
    account: {
      ...addStakeSums(account, moved),
      shares,
      perShare: now.perShare,
      owed,
      transactions: account.transactions + 1,
    },
  };
}

/** A withdrawal was counted as paid, and then the chain told that `left` of it stays owed: that much was not paid. */
export function poolAfterUnpaid(
  { pool, account }: PoolAndAccount,
  left: bigint,
  reward: TokenPrice,
): PoolAndAccount & { moved: StakeSums } {
  const moved = { ...noStakeSums, harvested: tally(-left, reward) };
  return {
    moved,
    pool: { ...pool, ...addStakeSums(pool, moved) },
    account: { ...account, ...addStakeSums(account, moved), owed: left },
  };
}

/** The pool in a block; unallocated rewards are of no interest here. */
export function poolAhead<Pool extends Omit<PoolState, 'unallocated'>>(pool: Pool, block: bigint): Pool {
  const { perShare, rest, lastRewardBlock } = poolAt({ ...pool, unallocated: 0n }, block);
  return { ...pool, perShare, rest, lastRewardBlock };
}
