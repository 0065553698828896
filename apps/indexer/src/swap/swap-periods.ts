import { addressId } from '../shared/address-id';
import { amountColumns, e18, tokenAmount } from '../shared/decimal-columns';
import { periods } from '../shared/periods';
import { totalAmounts } from './market-amounts';

/** Hours and days of pairs. */
export const pairPeriods = periods({
  of: 'pair',
  every: { hour: (t) => ({ pairId: addressId(t).notNull() }), day: (t) => ({ pairAddress: addressId(t).notNull() }) },
  fixed: (t) => ({
    token0Id: addressId(t).notNull(),
    token1Id: addressId(t).notNull(),
    decimals0: t.integer().notNull(),
    decimals1: t.integer().notNull(),
  }),
  lasts: (t) =>
    amountColumns(t, {
      reserve0: tokenAmount,
      reserve1: tokenAmount,
      totalSupply: e18,
      reserveUSD: e18,
      token0DerivedNative: e18,
      token1DerivedNative: e18,
      token0DerivedUSD: e18,
      token1DerivedUSD: e18,
    }),
  sums: (t) => ({
    Txns: t.integer().notNull(),
    ...amountColumns(t, { VolumeToken0: tokenAmount, VolumeToken1: tokenAmount, VolumeUSD: e18, VolumeUntracked: e18 }),
  }),
});

/** Hours and days of tokens; the last price of a range is `priceUSD`. */
export const tokenPeriods = periods({
  of: 'token',
  every: { hour: (t) => ({ tokenId: addressId(t).notNull() }), day: (t) => ({ tokenId: addressId(t).notNull() }) },
  fixed: (t) => ({ decimals: t.integer().notNull() }),
  lasts: (t) =>
    amountColumns(t, {
      totalLiquidityToken: tokenAmount,
      totalLiquidityNative: e18,
      totalLiquidityUSD: e18,
      derivedNative: e18,
      priceUSD: e18,
    }),
  sums: (t) => ({
    Txns: t.integer().notNull(),
    ...amountColumns(t, { VolumeToken: tokenAmount, VolumeNative: e18, VolumeUSD: e18 }),
  }),
  ranges: (t) => amountColumns(t, { USD: e18 }),
});

const { untrackedVolumeUSD: _, ...totals } = totalAmounts;

/** Days of the whole exchange. */
export const exchangePeriods = periods({
  of: 'exchange',
  every: { day: () => ({}) },
  lasts: (t) => ({
    ...amountColumns(t, totals),
    totalTransactions: t.integer().notNull(),
    /** Accounts that have signed a trade. */
    totalTraders: t.integer().notNull(),
  }),
  sums: (t) => ({
    Txns: t.integer().notNull(),
    ...amountColumns(t, { VolumeUSD: e18, VolumeNative: e18, VolumeUntracked: e18 }),
  }),
});
