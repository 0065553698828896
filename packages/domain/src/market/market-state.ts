import { mulE18, powerOfTen } from '../shared/fixed-point';
import type { IndexId } from '../shared/index-id';

/** A token's figures: amounts in smallest units, native and USD figures in 10^-18. */
export interface TokenState {
  readonly id: IndexId;
  readonly decimals: number;
  readonly tradeVolume: bigint;
  readonly tradeVolumeUSD: bigint;
  readonly untrackedVolumeUSD: bigint;
  readonly totalTransactions: number;
  readonly totalLiquidity: bigint;
  /**
   * What counts of it in the exchange's liquidity: its reserve in each pair, twice where the other token is not whitelisted;
   * 0n of a token that is not whitelisted itself.
   */
  readonly trackedLiquidity: bigint;
  readonly derivedNative: bigint;
  readonly derivedUSD: bigint;
}

/** A pair's figures: reserves, volumes and supply in smallest units, prices, native and USD figures in 10^-18. */
export interface PairFigures {
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  readonly totalSupply: bigint;
  readonly reserveNative: bigint;
  readonly reserveUSD: bigint;
  readonly trackedReserveNative: bigint;
  /** Token 0 per token 1. */
  readonly token0Price: bigint;
  /** Token 1 per token 0. */
  readonly token1Price: bigint;
  readonly volumeToken0: bigint;
  readonly volumeToken1: bigint;
  readonly volumeUSD: bigint;
  readonly untrackedVolumeUSD: bigint;
  readonly totalTransactions: number;
}

/** Sums over the whole exchange, 10^-18. */
export interface ExchangeTotals {
  readonly totalTransactions: number;
  /** Accounts that have signed a trade. */
  readonly totalTraders: number;
  readonly totalVolumeUSD: bigint;
  readonly totalVolumeNative: bigint;
  readonly untrackedVolumeUSD: bigint;
  readonly totalLiquidityUSD: bigint;
  readonly totalLiquidityNative: bigint;
}

/** All that one event of a pair may change. */
export interface MarketState {
  readonly pair: PairFigures;
  readonly token0: TokenState;
  readonly token1: TokenState;
  readonly totals: ExchangeTotals;
  /** USD of one native coin, 10^-18. */
  readonly nativePrice: bigint;
}

/** An amount of each token of a pair, smallest units. */
export interface TokenAmounts {
  readonly amount0: bigint;
  readonly amount1: bigint;
}

/**
 * What an amount (smallest units) of a token is worth in native coin, 10^-18, rounded down once, as `usdValueE18`; 0n without a
 * price.
 */
export function nativeWorth(
  { decimals, derivedNative }: Pick<TokenState, 'decimals' | 'derivedNative'>,
  amount: bigint,
): bigint {
  return (amount * derivedNative) / powerOfTen(decimals);
}

/** USD worth of two amounts at the prices of a market, 10^-18; a side without a price counts as nothing. */
export function usdWorth({ token0, token1, nativePrice }: MarketState, { amount0, amount1 }: TokenAmounts): bigint {
  return mulE18(nativeWorth(token0, amount0) + nativeWorth(token1, amount1), nativePrice);
}
