import { addStakeSums, type StakeSums, stakersAfter, tally } from '../shared/stake-sums';
import type { TokenPrice } from '../shared/token-price';

/** MONEY of each block, in wei, until the first change: what the farm master begins with. */
export const firstMoneyPerBlock = 9n * 10n ** 15n;

/** What the index knows of a farm; amounts in smallest units. */
export interface FarmFigures extends StakeSums {
  readonly staked: bigint;
  /** Accounts with a stake. */
  readonly stakers: number;
  readonly transactions: number;
}

/** What the index knows of an account in a farm. */
export interface FarmAccount extends StakeSums {
  readonly staked: bigint;
  /** MONEY that could not be minted when it was due. */
  readonly owed: bigint;
  readonly transactions: number;
}

/** An event of an account in a farm, and the MONEY that was minted for it right before. */
export interface FarmAction {
  readonly kind: 'deposit' | 'withdraw' | 'emergencyWithdraw';
  readonly amount: bigint;
  readonly paid: bigint;
}

/** Farm and account after an action, and what it moved. Whatever is paid pays what was owed first, all of it. */
export function farmAfterAction(
  { farm, account }: { readonly farm: FarmFigures; readonly account: FarmAccount },
  { kind, amount, paid }: FarmAction,
  prices: { readonly staked: TokenPrice; readonly money: TokenPrice },
): { farm: FarmFigures; account: FarmAccount; moved: StakeSums } {
  const [entering, leaving] = kind === 'deposit' ? [amount, 0n] : [0n, amount];
  const staked = account.staked + entering - leaving;
  const moved = {
    deposited: tally(entering, prices.staked),
    withdrawn: tally(leaving, prices.staked),
    harvested: tally(paid, prices.money),
  };
  return {
    moved,
    farm: {
      ...addStakeSums(farm, moved),
      staked: farm.staked + entering - leaving,
      stakers: stakersAfter(farm.stakers, account.staked, staked),
      transactions: farm.transactions + 1,
    },
    account: {
      ...addStakeSums(account, moved),
      staked,
      owed: paid > 0n ? 0n : account.owed,
      transactions: account.transactions + 1,
    },
  };
}
