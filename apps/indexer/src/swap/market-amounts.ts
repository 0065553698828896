/** What events change of the totals. */
export const totalAmounts = {
  totalVolumeUSD: 'value',
  totalVolumeNative: 'value',
  untrackedVolumeUSD: 'value',
  totalLiquidityUSD: 'value',
  totalLiquidityNative: 'value',
} as const;

/** The totals of the exchange. */
export const totals = {
  totalPairs: 'count',
  totalTransactions: 'count',
  /** Accounts that have signed a trade. */
  totalTraders: 'count',
  ...totalAmounts,
} as const;

/** The tokens of a pair, and what amounts of them are in. */
export const pairTokens = {
  token0Id: 'address',
  token1Id: 'address',
  decimals0: 'count',
  decimals1: 'count',
} as const;

/** What events change of a token. */
export const tokenAmounts = {
  tradeVolume: 'units',
  tradeVolumeUSD: 'value',
  untrackedVolumeUSD: 'value',
  totalLiquidity: 'units',
  /** What counts of a whitelisted token in the liquidity of all pairs: its reserves, twice where the other one is not. */
  trackedLiquidity: 'units',
  derivedNative: 'value',
  derivedUSD: 'value',
} as const;

/** What events change of a pair. */
export const pairAmounts = {
  reserve0: 'units',
  reserve1: 'units',
  totalSupply: 'value',
  reserveNative: 'value',
  reserveUSD: 'value',
  trackedReserveNative: 'value',
  /** Token 0 per token 1. */
  token0Price: 'value',
  /** Token 1 per token 0. */
  token1Price: 'value',
  volumeToken0: 'units',
  volumeToken1: 'units',
  volumeUSD: 'value',
  untrackedVolumeUSD: 'value',
} as const;
