/** The vault as its contract tells it, in wei of MONEY; fees in 1/10000 and times in seconds. */
export interface Vault {
  readonly totalShares: bigint;
  /** MONEY of all shares, without what is still to be collected. */
  readonly assets: bigint;
  /** MONEY of 10^18 shares. */
  readonly pricePerShare: bigint;
  /** Earned by the stake and not collected. */
  readonly pending: bigint;
  /** The part of it that the farm could not mint when it was collected: until it is paid nothing can be staked. */
  readonly owed: bigint;
  /** What collecting it pays to the caller, in this block. */
  readonly bounty: bigint;
  readonly performanceFeeBps: bigint;
  readonly callFeeBps: bigint;
  readonly withdrawFeeBps: bigint;
  readonly withdrawFeePeriodSeconds: bigint;
  /** Everything lies in the vault, earns nothing and can be withdrawn. */
  readonly isPulled: boolean;
  /** Nothing can be staked or collected before this time, since 1970. */
  readonly pausedUntil: number;
}

/** An account in the vault; all zero for who never was there. */
export interface VaultHolder {
  readonly shares: bigint;
  readonly lastDepositedTime: bigint;
  /** What its shares were worth after its last action. */
  readonly worthAtLastAction: bigint;
  readonly lastActionTime: bigint;
  /** MONEY that the vault may move. */
  readonly allowance: bigint;
}

/** Farm 0, in which MONEY earns MONEY and the vault is one of those who stake; wei and blocks. */
export interface MoneyFarm {
  /** Its part of the emission, 0n where nothing is emitted in this block. */
  readonly rewardPerBlock: bigint;
  /** The blocks for which anything is emitted: from the first on, up to but without the last. */
  readonly emission: { readonly startBlock: bigint; readonly endBlock: bigint };
  /** It pays in this block, or will, as far as is known; one that is over takes stakes for nothing. */
  readonly isLive: boolean;
  readonly totalStaked: bigint;
  /** Nothing can be staked before this time, in seconds since 1970. */
  readonly pausedUntil: number;
}

/** An account in farm 0, in wei of MONEY. */
export interface MoneyFarmHolder {
  readonly staked: bigint;
  /** All it is paid when it acts in this block. */
  readonly earned: bigint;
  /** The part of `earned` that could not be minted when it was due. */
  readonly owed: bigint;
  /** MONEY that the farm master may move. */
  readonly allowance: bigint;
}
