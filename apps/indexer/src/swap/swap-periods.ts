import { e18, tokenAmount } from '../shared/decimal-columns';
import { periods } from '../shared/periods';

/** Hours and days of pairs. */
export const pairPeriods = periods({
  of: 'pair',
  owner: { hour: 'pairId', day: 'pairAddress' },
  links: ['token0Id', 'token1Id'],
  decimals: ['decimals0', 'decimals1'],
  lasts: {
    reserve0: tokenAmount,
    reserve1: tokenAmount,
    totalSupply: e18,
    reserveUSD: e18,
    token0DerivedNative: e18,
    token1DerivedNative: e18,
    token0DerivedUSD: e18,
    token1DerivedUSD: e18,
  },
  sums: { VolumeToken0: tokenAmount, VolumeToken1: tokenAmount, VolumeUSD: e18 },
  ranges: {},
});

/** Hours and days of tokens; the last price of a range is `priceUSD`. */
export const tokenPeriods = periods({
  of: 'token',
  owner: { hour: 'tokenId', day: 'tokenId' },
  links: [],
  decimals: ['decimals'],
  lasts: {
    totalLiquidityToken: tokenAmount,
    totalLiquidityNative: e18,
    totalLiquidityUSD: e18,
    derivedNative: e18,
    priceUSD: e18,
  },
  sums: { VolumeToken: tokenAmount, VolumeNative: e18, VolumeUSD: e18 },
  ranges: { USD: e18 },
});
