import { periods } from '../shared/periods';

/** Hours and days of pairs. */
export const pairPeriods = periods({
  of: 'pair',
  owner: { hour: 'pairId', day: 'pairAddress' },
  links: ['token0Id', 'token1Id'],
  lasts: [
    'reserve0',
    'reserve1',
    'totalSupply',
    'reserveUSD',
    'token0DerivedNative',
    'token1DerivedNative',
    'token0DerivedUSD',
    'token1DerivedUSD',
  ],
  sums: ['VolumeToken0', 'VolumeToken1', 'VolumeUSD'],
  ranges: [],
});

/** Hours and days of tokens; the last price of a range is `priceUSD`. */
export const tokenPeriods = periods({
  of: 'token',
  owner: { hour: 'tokenId', day: 'tokenId' },
  links: [],
  lasts: ['totalLiquidityToken', 'totalLiquidityNative', 'totalLiquidityUSD', 'derivedNative', 'priceUSD'],
  sums: ['VolumeToken', 'VolumeNative', 'VolumeUSD'],
  ranges: ['USD'],
});
