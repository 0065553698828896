/** What a token is called, as the index tells it: names and symbols are its contract's own words. */
export const tokenFaceShape = { id: 'address', name: 'text', symbol: 'text', decimals: 'count' } as const;

/** What of a pool is compared with an earlier time. */
const poolSumsShape = {
  totalTransactions: 'count',
  volumeUSD: 'usd',
  untrackedVolumeUSD: 'usd',
  reserveNative: 'usd',
} as const;

/** A pool now. `timestamp` is that of its creation. */
export const infoPoolShape = {
  id: 'address',
  token0: tokenFaceShape,
  token1: tokenFaceShape,
  reserve0: 'units',
  reserve1: 'units',
  timestamp: 'time',
  ...poolSumsShape,
} as const;

/** A pool at an earlier time. */
export const pastPoolShape = {
  timestamp: 'time',
  reserve0: 'units',
  reserve1: 'units',
  ...poolSumsShape,
} as const;
