/** What gives an account its voting power, in smallest units: MONEY, shares of the vault, LP as `liquidityText` writes it. */
export const holdingShape = {
  wallet: 'amount',
  vaultShares: 'amount',
  /** Staked in farm 0. */
  farm: 'amount',
  /** Staked in pools of MONEY. */
  pools: 'amount',
  liquidity: 'text',
} as const;
