/**
 * Rewards shared by stakes without a loop over accounts, as the contracts compute them (`RewardPerShare.sol`): `perShare` in
 * parts of a wei, `unit` parts each; every division is rounded down.
 */
export interface SharedRewards {
  readonly perShare: bigint;
  /** All shares, in wei of what is staked. */
  readonly shares: bigint;
  /** Wei of reward that rounding left, for the next time. */
  readonly rest: bigint;
}

/** An account's shares, and the rewards of a share when it was looked at last. */
export interface ShareAccount {
  readonly shares: bigint;
  readonly perShare: bigint;
}

export const noShares: ShareAccount = { shares: 0n, perShare: 0n };

/** Rewards after `amount` has arrived for all shares; there must be some. */
export function afterReward(rewards: SharedRewards, amount: bigint, unit: bigint): SharedRewards {
  const total = amount + rewards.rest;
  const growth = (total * unit) / rewards.shares;
  const shared = (growth * rewards.shares + unit - 1n) / unit;
  return { ...rewards, perShare: rewards.perShare + growth, rest: total - shared };
}

/** What an account has earned since it was looked at last, in wei. */
export function earnedBy(account: ShareAccount, perShare: bigint, unit: bigint): bigint {
  return (account.shares * (perShare - account.perShare)) / unit;
}
