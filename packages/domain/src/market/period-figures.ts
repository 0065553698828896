import { mulE18 } from '../shared/fixed-point';
import { type MarketState, nativeWorth, type TokenState } from './market-state';
import type { TradeVolume } from './trade-volume';

/** What an event leaves in the hour and the day of its pair: the state at its end, and what it adds to the sums. */
export function pairPeriod({ pair, token0, token1 }: MarketState, volume: TradeVolume) {
  const { reserve0, reserve1, totalSupply, reserveUSD } = pair;
  return {
    lasts: {
      reserve0,
      reserve1,
      totalSupply,
      reserveUSD,
      token0DerivedNative: token0.derivedNative,
      token1DerivedNative: token1.derivedNative,
      token0DerivedUSD: token0.derivedUSD,
      token1DerivedUSD: token1.derivedUSD,
    },
    sums: {
      VolumeToken0: volume.moved0,
      VolumeToken1: volume.moved1,
      VolumeUSD: volume.trackedUSD,
      VolumeUntracked: volume.untrackedUSD,
    },
  };
}

/** What an event that moved `moved` smallest units leaves in the hour and the day of a token. */
export function tokenPeriod(token: TokenState, nativePrice: bigint, moved: bigint) {
  const movedNative = nativeWorth(token, moved);
  const liquidityNative = nativeWorth(token, token.totalLiquidity);
  return {
    lasts: {
      totalLiquidityToken: token.totalLiquidity,
      totalLiquidityNative: liquidityNative,
      totalLiquidityUSD: mulE18(liquidityNative, nativePrice),
      derivedNative: token.derivedNative,
      priceUSD: token.derivedUSD,
    },
    sums: { VolumeToken: moved, VolumeNative: movedNative, VolumeUSD: mulE18(movedNative, nativePrice) },
    ranges: { USD: token.derivedUSD },
  };
}

/** What an event leaves in the day of the whole exchange. */
export function exchangePeriod({ totals }: MarketState, volume: TradeVolume) {
  const { untrackedVolumeUSD: _, ...lasts } = totals;
  return {
    lasts,
    sums: { VolumeUSD: volume.trackedUSD, VolumeNative: volume.trackedNative, VolumeUntracked: volume.untrackedUSD },
  };
}
