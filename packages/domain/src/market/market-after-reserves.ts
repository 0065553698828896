import { mulE18 } from '../shared/fixed-point';
import { derivedNative } from './derived-native';
import { type MarketState, nativeWorth, type TokenState } from './market-state';
import { type PricedPair, pairPriceE18 } from './priced-pair';
import type { PricingRules } from './pricing-rules';
import { usdPerNative } from './usd-per-native';

/** New reserves of a pair, and what prices its tokens now: `pairs` holds the pair itself with the new reserves. */
export interface NewReserves {
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  readonly pairs: readonly PricedPair[];
  readonly rules: PricingRules;
}

/** The market with new reserves and everything that follows from them: prices, liquidity, totals. */
export function marketAfterReserves(market: MarketState, after: NewReserves): MarketState {
  const { reserve0, reserve1, pairs, rules } = after;
  const nativePrice = usdPerNative({ pairs, rules });
  const withPrice = (token: TokenState, change: bigint): TokenState => {
    const native = derivedNative({ token: token.id, pairs, rules });
    const totalLiquidity = token.totalLiquidity + change;
    return { ...token, totalLiquidity, derivedNative: native, derivedUSD: mulE18(native, nativePrice) };
  };
  const token0 = withPrice(market.token0, reserve0 - market.pair.reserve0);
  const token1 = withPrice(market.token1, reserve1 - market.pair.reserve1);
  const [native0, native1] = [nativeWorth(token0, reserve0), nativeWorth(token1, reserve1)];
  const tracked = trackedReserve({ token0, token1, native0, native1 }, rules);
  const totalNative = market.totals.totalLiquidityNative + tracked - market.pair.trackedReserveNative;
  return {
    nativePrice,
    token0,
    token1,
    pair: {
      ...market.pair,
      reserve0,
      reserve1,
      reserveNative: native0 + native1,
      reserveUSD: mulE18(native0 + native1, nativePrice),
      trackedReserveNative: tracked,
      token0Price: ratio(reserve0, token0, reserve1, token1),
      token1Price: ratio(reserve1, token1, reserve0, token0),
    },
    totals: {
      ...market.totals,
      totalLiquidityNative: totalNative,
      totalLiquidityUSD: mulE18(totalNative, nativePrice),
    },
  };
}

/** Liquidity in native coin that counts: both sides if both tokens are whitelisted, twice the listed side, else 0n. */
function trackedReserve(
  sides: { token0: TokenState; token1: TokenState; native0: bigint; native1: bigint },
  { whitelist }: PricingRules,
): bigint {
  const [listed0, listed1] = [whitelist.includes(sides.token0.id), whitelist.includes(sides.token1.id)];
  if (listed0 && listed1) return sides.native0 + sides.native1;
  return listed0 ? 2n * sides.native0 : listed1 ? 2n * sides.native1 : 0n;
}

/** Whole units of `a` for one whole unit of `b`, 10^-18; 0n for an empty pair. */
function ratio(reserveA: bigint, a: TokenState, reserveB: bigint, b: TokenState): bigint {
  if (reserveB === 0n) return 0n;
  return pairPriceE18({
    reserveToken: reserveB,
    decimalsToken: b.decimals,
    reserveOther: reserveA,
    decimalsOther: a.decimals,
  });
}
