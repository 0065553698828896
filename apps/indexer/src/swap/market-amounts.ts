import { e18, tokenAmount } from '../shared/decimal-columns';

/** What events change of the totals. */
export const totalAmounts = {
  totalVolumeUSD: e18,
  totalVolumeNative: e18,
  untrackedVolumeUSD: e18,
  totalLiquidityUSD: e18,
  totalLiquidityNative: e18,
};

/** What events change of a token. */
export const tokenAmounts = {
  tradeVolume: tokenAmount,
  tradeVolumeUSD: e18,
  untrackedVolumeUSD: e18,
  totalLiquidity: tokenAmount,
  /** What counts of a whitelisted token in the liquidity of all pairs: its reserves, twice where the other one is not. */
  trackedLiquidity: tokenAmount,
  derivedNative: e18,
  derivedUSD: e18,
};

/** What events change of a pair. */
export const pairAmounts = {
  reserve0: tokenAmount,
  reserve1: tokenAmount,
  totalSupply: e18,
  reserveNative: e18,
  reserveUSD: e18,
  trackedReserveNative: e18,
  /** Token 0 per token 1. */
  token0Price: e18,
  /** Token 1 per token 0. */
  token1Price: e18,
  volumeToken0: tokenAmount,
  volumeToken1: tokenAmount,
  volumeUSD: e18,
  untrackedVolumeUSD: e18,
};
