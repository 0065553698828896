import { pairPeriodShape } from '@besc/domain/market/pair-period-shape';
import { periods } from '../shared/periods';
import { columns } from '../shared/row-columns';
import { pairTokens, totals } from './market-amounts';

/** Hours and days of pairs. */
export const pairPeriods = periods({
  of: 'pair',
  every: { hour: (t) => columns(t, { pairId: 'address' }), day: (t) => columns(t, { pairAddress: 'address' }) },
  fixed: (t) => columns(t, pairTokens),
  lasts: (t) => columns(t, { ...pairPeriodShape, totalSupply: 'value' }),
  sums: (t) =>
    columns(t, {
      Txns: 'count',
      VolumeToken0: 'units',
      VolumeToken1: 'units',
      VolumeUSD: 'value',
      VolumeUntracked: 'value',
    }),
  ranked: 'VolumeUntracked',
});

/** Hours and days of tokens; the last price of a range is `priceUSD`. */
export const tokenPeriods = periods({
  of: 'token',
  every: { hour: (t) => columns(t, { tokenId: 'address' }), day: (t) => columns(t, { tokenId: 'address' }) },
  fixed: (t) => columns(t, { decimals: 'count' }),
  lasts: (t) =>
    columns(t, {
      totalLiquidityToken: 'units',
      totalLiquidityNative: 'value',
      totalLiquidityUSD: 'value',
      derivedNative: 'value',
      priceUSD: 'value',
    }),
  sums: (t) => columns(t, { Txns: 'count', VolumeToken: 'units', VolumeNative: 'value', VolumeUSD: 'value' }),
  ranges: (t) => columns(t, { USD: 'value' }),
  ranked: 'VolumeUSD',
});

const { untrackedVolumeUSD: _, totalPairs: __, ...lasts } = totals;

/** Days of the whole exchange. */
export const exchangePeriods = periods({
  of: 'exchange',
  every: { day: () => ({}) },
  lasts: (t) => columns(t, lasts),
  sums: (t) => columns(t, { Txns: 'count', VolumeUSD: 'value', VolumeNative: 'value', VolumeUntracked: 'value' }),
});
