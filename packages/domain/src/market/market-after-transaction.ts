import type { MarketState, TokenState } from './market-state';
import { noVolume, type TradeVolume } from './trade-volume';

/** One trade, mint or burn: its volume, and the LP tokens that it destroyed. */
export interface MarketTransaction {
  readonly volume?: TradeVolume;
  readonly burned?: bigint;
  /** Whether the account that signed it had not traded before. */
  readonly isFirstTrade?: boolean;
}

/** The market with one more trade, mint or burn in its counts and sums. */
export function marketAfterTransaction(market: MarketState, transaction: MarketTransaction): MarketState {
  const { volume = noVolume, burned = 0n, isFirstTrade = false } = transaction;
  const { pair, totals } = market;
  const traded = (token: TokenState, moved: bigint): TokenState => ({
    ...token,
    tradeVolume: token.tradeVolume + moved,
    tradeVolumeUSD: token.tradeVolumeUSD + volume.trackedUSD,
    untrackedVolumeUSD: token.untrackedVolumeUSD + volume.untrackedUSD,
    totalTransactions: token.totalTransactions + 1,
  });
  return {
    nativePrice: market.nativePrice,
    token0: traded(market.token0, volume.moved0),
    token1: traded(market.token1, volume.moved1),
    pair: {
      ...pair,
      totalSupply: pair.totalSupply - burned,
      volumeToken0: pair.volumeToken0 + volume.moved0,
      volumeToken1: pair.volumeToken1 + volume.moved1,
      volumeUSD: pair.volumeUSD + volume.trackedUSD,
      untrackedVolumeUSD: pair.untrackedVolumeUSD + volume.untrackedUSD,
      totalTransactions: pair.totalTransactions + 1,
    },
    totals: {
      ...totals,
      totalTransactions: totals.totalTransactions + 1,
      totalTraders: totals.totalTraders + (isFirstTrade ? 1 : 0),
      totalVolumeUSD: totals.totalVolumeUSD + volume.trackedUSD,
      totalVolumeNative: totals.totalVolumeNative + volume.trackedNative,
      untrackedVolumeUSD: totals.untrackedVolumeUSD + volume.untrackedUSD,
    },
  };
}
