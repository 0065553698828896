/** A pool as a day ended. */
export const poolDayShape = {
  staked: 'amount',
  /** At the prices of the last event of the pool. */
  stakedUSD: 'usd',
  /** Accounts with a stake. */
  stakers: 'count',
} as const;

/** An account in a pool as a day ended. */
export const poolPositionDayShape = { poolId: 'address', staked: 'amount' } as const;

/** What a pool pays a block, and from which block to which: chosen by its owner, up to the largest that 32 bits hold. */
export const poolPayShape = { rewardPerBlock: 'amount', startBlock: 'amount', bonusEndBlock: 'amount' } as const;

/** The vault as a day ended; amounts are wei of MONEY. */
export const vaultDayShape = {
  shares: 'amount',
  /** What all shares are worth, staked or not, without what is still to be collected. */
  assets: 'amount',
  /** At the price of the last event of the vault. */
  assetsUSD: 'usd',
  /** Wei of 10^18 shares. */
  pricePerShare: 'amount',
  /** Accounts with shares. */
  holders: 'count',
} as const;

/** An account in the vault as a day ended: its shares, and what they were worth after the last deposit or withdrawal. */
export const vaultPositionDayShape = { vaultId: 'address', shares: 'amount', worth: 'amount' } as const;
