import type { Address } from '../shared/token';

/** One in the fixed-point scale of this file: every value whose name ends in E18 is a multiple of 10^-18, rounded down. */
export const oneE18 = 10n ** 18n;

/** What the index trusts for prices. Addresses are compared exactly: use one spelling (the index: lower case). */
export interface PricingRules {
  readonly wbesc: Address;
  readonly busdc: Address;
  /**
   * Tokens whose pairs may price others, best first; WBESC should lead. A listed token is itself priced only by those
   * before it, so a price never depends on itself.
   */
  readonly whitelist: readonly Address[];
  /** A pair prices a token only while it is worth at least this much native coin, both sides together. */
  readonly minimumReserveNativeE18: bigint;
}

/** Reserves in smallest units with the decimals (0..24) of both tokens. */
export interface PricedPair {
  readonly token0: Address;
  readonly token1: Address;
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  readonly decimals0: number;
  readonly decimals1: number;
}

/** An amount in smallest units as fixed point: floor(amount * 10^18 / 10^decimals). */
export function toE18(amount: bigint, decimals: number): bigint {
  return decimals <= 18 ? amount * 10n ** BigInt(18 - decimals) : amount / 10n ** BigInt(decimals - 18);
}

/** Product of two fixed-point values, rounded down. */
export function mulE18(a: bigint, b: bigint): bigint {
  return (a * b) / oneE18;
}

/** USD of one BESC: BUSDC reserve over WBESC reserve of their pair. 0n when the pair is missing or empty. */
export function usdPerNative(pricing: { pairs: readonly PricedPair[]; rules: PricingRules }): bigint {
  const { wbesc, busdc } = pricing.rules;
  const view = pairView(pricing.pairs, wbesc, busdc);
  return view === undefined ? 0n : priceE18(view);
}

/**
 * Native coin per one whole `token`, by the first whitelisted token it has a large enough pair with. 1 for WBESC; 0n when
 * nothing trusted prices it. `pairs` needs to hold only the pairs of the token and of whitelisted tokens.
 */
export function derivedNative(pricing: { token: Address; pairs: readonly PricedPair[]; rules: PricingRules }): bigint {
  const { token, pairs, rules } = pricing;
  if (token === rules.wbesc) return oneE18;
  for (const trusted of rules.whitelist) {
    if (trusted === token) return 0n;
    const view = pairView(pairs, token, trusted);
    if (view === undefined) continue;
    const trustedNativeE18 = derivedNative({ token: trusted, pairs, rules });
    const worthE18 = 2n * mulE18(toE18(view.reserveOther, view.decimalsOther), trustedNativeE18);
    if (worthE18 === 0n || worthE18 < rules.minimumReserveNativeE18) continue;
    return priceE18({ ...view, reserveOther: view.reserveOther * trustedNativeE18 }) / oneE18;
  }
  return 0n;
}

/** What both sides of a pair or a trade are worth, before the whitelist is asked. */
export interface TwoSides {
  readonly token0: Address;
  readonly token1: Address;
  /** Amounts or reserves in smallest units; for a trade what went in plus what came out, per token. */
  readonly amount0: bigint;
  readonly amount1: bigint;
  readonly decimals0: number;
  readonly decimals1: number;
  readonly derivedNative0E18: bigint;
  readonly derivedNative1E18: bigint;
}

/** Trade volume in USD that counts: mean of both sides if both tokens are whitelisted, the listed side alone, else 0n. */
export function trackedVolumeUsd(trade: { sides: TwoSides; usdPerNativeE18: bigint; rules: PricingRules }): bigint {
  const { listed0, listed1, native0, native1 } = valued(trade.sides, trade.rules);
  const native = listed0 && listed1 ? (native0 + native1) / 2n : listed0 ? native0 : listed1 ? native1 : 0n;
  return mulE18(native, trade.usdPerNativeE18);
}

/** Trade volume in USD without regard to the whitelist: mean of both sides. */
export function untrackedVolumeUsd(trade: { sides: TwoSides; usdPerNativeE18: bigint }): bigint {
  return mulE18(reserveNative(trade.sides) / 2n, trade.usdPerNativeE18);
}

/** Liquidity in native coin that counts: both sides if both are whitelisted, twice the listed side, else 0n. */
export function trackedReserveNative(pool: { sides: TwoSides; rules: PricingRules }): bigint {
  const { listed0, listed1, native0, native1 } = valued(pool.sides, pool.rules);
  return listed0 && listed1 ? native0 + native1 : listed0 ? native0 * 2n : listed1 ? native1 * 2n : 0n;
}

/** Liquidity in USD that counts, by the rule of `trackedReserveNative`. */
export function trackedReserveUsd(pool: { sides: TwoSides; usdPerNativeE18: bigint; rules: PricingRules }): bigint {
  return mulE18(trackedReserveNative(pool), pool.usdPerNativeE18);
}

/** Both sides in native coin, without regard to the whitelist; a side without a price counts as nothing. */
export function reserveNative(sides: TwoSides): bigint {
  return (
    mulE18(toE18(sides.amount0, sides.decimals0), sides.derivedNative0E18) +
    mulE18(toE18(sides.amount1, sides.decimals1), sides.derivedNative1E18)
  );
}

function valued(sides: TwoSides, rules: PricingRules) {
  return {
    listed0: rules.whitelist.includes(sides.token0),
    listed1: rules.whitelist.includes(sides.token1),
    native0: mulE18(toE18(sides.amount0, sides.decimals0), sides.derivedNative0E18),
    native1: mulE18(toE18(sides.amount1, sides.decimals1), sides.derivedNative1E18),
  };
}

interface PairView {
  reserveToken: bigint;
  decimalsToken: number;
  reserveOther: bigint;
  decimalsOther: number;
}

/** The largest pair of the two tokens, seen from `token`; pairs with an empty side do not count. */
function pairView(pairs: readonly PricedPair[], token: Address, other: Address): PairView | undefined {
  let best: PairView | undefined;
  for (const pair of pairs) {
    const straight = pair.token0 === token && pair.token1 === other;
    if (!straight && !(pair.token1 === token && pair.token0 === other)) continue;
    if (pair.reserve0 <= 0n || pair.reserve1 <= 0n) continue;
    const [reserveToken, reserveOther] = straight ? [pair.reserve0, pair.reserve1] : [pair.reserve1, pair.reserve0];
    const [decimalsToken, decimalsOther] = straight
      ? [pair.decimals0, pair.decimals1]
      : [pair.decimals1, pair.decimals0];
    if (best === undefined || reserveOther > best.reserveOther) {
      best = { reserveToken, decimalsToken, reserveOther, decimalsOther };
    }
  }
  return best;
}

/** Other tokens per one whole token: reserveOther/10^dOther over reserveToken/10^dToken, in one division. */
function priceE18(view: PairView): bigint {
  return (
    (view.reserveOther * oneE18 * 10n ** BigInt(view.decimalsToken)) /
    (view.reserveToken * 10n ** BigInt(view.decimalsOther))
  );
}
