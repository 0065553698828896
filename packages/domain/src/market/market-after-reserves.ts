import { mulE18 } from '../shared/fixed-point';
import { derivedNative } from './derived-native';
import { type MarketState, nativeWorth, type TokenState } from './market-state';
import { type PricedPair, pairPriceE18 } from './priced-pair';
import type { PricingRules } from './pricing-rules';
import { usdPerNative } from './usd-per-native';

/** New reserves of a pair, and what prices its tokens now. */
export interface NewReserves {
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  /** The whitelisted tokens as they were before. */
  readonly trusted: readonly TrustedToken[];
  /** With the pair itself and its new reserves. */
  readonly pairs: readonly PricedPair[];
  readonly rules: PricingRules;
}

/** A whitelisted token, and what counts of it in the exchange's liquidity. */
export type TrustedToken = Pick<TokenState, 'id' | 'decimals' | 'trackedLiquidity'>;

/** The market with new reserves and everything that follows from them: prices, liquidity, totals. */
export function marketAfterReserves(market: MarketState, after: NewReserves): MarketState {
  const { reserve0, reserve1, pairs, rules } = after;
  const nativePrice = usdPerNative({ pairs, rules });
  const [weight0, weight1] = sideWeights(market, rules);
  const withPrice = (token: TokenState, change: bigint, weight: bigint): TokenState => {
    const native = derivedNative({ token: token.id, pairs, rules });
    const totalLiquidity = token.totalLiquidity + change;
    const trackedLiquidity = token.trackedLiquidity + weight * change;
    const prices = { derivedNative: native, derivedUSD: mulE18(native, nativePrice) };
    return { ...token, totalLiquidity, trackedLiquidity, ...prices };
  };
  const token0 = withPrice(market.token0, reserve0 - market.pair.reserve0, weight0);
  const token1 = withPrice(market.token1, reserve1 - market.pair.reserve1, weight1);
  const [native0, native1] = [nativeWorth(token0, reserve0), nativeWorth(token1, reserve1)];
  const trusted = after.trusted.map((one) => [token0, token1].find(({ id }) => id === one.id) ?? one);
  const totalNative = trackedNative(trusted, after);
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
      trackedReserveNative: weight0 * native0 + weight1 * native1,
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

/** How often each side of a pair counts as liquidity: both once if both tokens are whitelisted, else the listed one twice. */
function sideWeights(
  { token0, token1 }: Pick<MarketState, 'token0' | 'token1'>,
  { whitelist }: PricingRules,
): readonly [bigint, bigint] {
  const [listed0, listed1] = [whitelist.includes(token0.id), whitelist.includes(token1.id)];
  if (listed0 && listed1) return [1n, 1n];
  return [listed0 ? 2n : 0n, listed1 ? 2n : 0n];
}

/** Native coin that the liquidity of all pairs is worth now, whenever each pair had its last event. */
function trackedNative(trusted: readonly TrustedToken[], { pairs, rules }: NewReserves): bigint {
  return trusted.reduce((sum, { id, decimals, trackedLiquidity }) => {
    const price = { decimals, derivedNative: derivedNative({ token: id, pairs, rules }) };
    return sum + nativeWorth(price, trackedLiquidity);
  }, 0n);
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
