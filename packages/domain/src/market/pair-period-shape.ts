/** A pair at the end of an hour or a day: prices in native coin and in USD of one whole token. */
export const pairPeriodShape = {
  reserve0: 'units',
  reserve1: 'units',
  reserveUSD: 'value',
  token0DerivedNative: 'value',
  token1DerivedNative: 'value',
  token0DerivedUSD: 'value',
  token1DerivedUSD: 'value',
} as const;
