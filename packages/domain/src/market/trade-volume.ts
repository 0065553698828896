import { mulE18 } from '../shared/fixed-point';
import type { Hex } from '../shared/hex';
import { nativeWorth, type TokenAmounts, type TokenState } from './market-state';
import type { PricingRules } from './pricing-rules';

/** What went into a pair and what came out of it, smallest units. */
export interface TradeAmounts {
  readonly amount0In: bigint;
  readonly amount1In: bigint;
  readonly amount0Out: bigint;
  readonly amount1Out: bigint;
}

/** What one event adds to the sums: token amounts in smallest units, the rest in 10^-18. */
export interface TradeVolume {
  readonly moved0: bigint;
  readonly moved1: bigint;
  readonly trackedNative: bigint;
  readonly trackedUSD: bigint;
  readonly untrackedUSD: bigint;
}

/** What values a trade. */
export interface TradedMarket {
  readonly token0: PricedToken;
  readonly token1: PricedToken;
  /** USD of one native coin, 10^-18. */
  readonly nativePrice: bigint;
}

type PricedToken = Pick<TokenState, 'decimals' | 'derivedNative'> & { readonly id: Hex };

/** The volume of an event that is not a trade. */
export const noVolume: TradeVolume = { moved0: 0n, moved1: 0n, trackedNative: 0n, trackedUSD: 0n, untrackedUSD: 0n };

/**
 * What a trade adds to the sums, at the prices of the market. Flash swaps, and tokens that pay their holders, have the same
 * token on both sides: its volume is then the larger of the two, not both. In native coin and USD the mean of what went in
 * and came out counts when both tokens are whitelisted, else the listed side alone, else nothing. The untracked figure is
 * the mean without regard to the whitelist.
 */
export function tradeVolume(market: TradedMarket, trade: TradeAmounts, { whitelist }: PricingRules): TradeVolume {
  const { token0, token1, nativePrice } = market;
  const moved0 = larger(trade.amount0In, trade.amount0Out);
  const moved1 = larger(trade.amount1In, trade.amount1Out);
  const mean = nativeMean(market, {
    amount0: trade.amount0In + trade.amount0Out,
    amount1: trade.amount1In + trade.amount1Out,
  });
  const [listed0, listed1] = [whitelist.includes(token0.id), whitelist.includes(token1.id)];
  const trackedNative =
    listed0 && listed1 ? mean : listed0 ? nativeWorth(token0, moved0) : listed1 ? nativeWorth(token1, moved1) : 0n;
  return {
    moved0,
    moved1,
    trackedNative,
    trackedUSD: mulE18(trackedNative, nativePrice),
    untrackedUSD: mulE18(mean, nativePrice),
  };
}

function nativeMean({ token0, token1 }: TradedMarket, { amount0, amount1 }: TokenAmounts): bigint {
  return (nativeWorth(token0, amount0) + nativeWorth(token1, amount1)) / 2n;
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
