import { mulE18 } from '../shared/fixed-point';
import type { Hex } from '../shared/hex';
import { derivedNative } from './derived-native';
import { nativeWorth } from './market-state';
import type { PricedPair } from './priced-pair';
import type { PricingRules } from './pricing-rules';
import { type TradeAmounts, tradeVolume } from './trade-volume';
import { usdPerNative } from './usd-per-native';

/** What a pair says: its new reserves, or a trade, whose reserves it said before. */
export type MarketEvent<Id extends Hex> =
  | { readonly kind: 'sync'; readonly pair: Id; readonly reserve0: bigint; readonly reserve1: bigint }
  | ({ readonly kind: 'swap'; readonly pair: Id } & TradeAmounts);

export interface PlacedPair<Id extends Hex> extends PricedPair {
  readonly address: Id;
}

/** What became of a pair over some events. USD and native coin in 10^-18. */
export interface ReplayedMarket {
  readonly trades: number;
  readonly trackedUSD: bigint;
  readonly untrackedUSD: bigint;
  /** What it holds, at the prices of its last reserves; undefined where it said none. */
  readonly reserveNativeE18: bigint | undefined;
  /** USD of one native coin after all. */
  readonly nativeE18: bigint;
}

/**
 * Counts a pair's trades again from raw events, in their order on the chain, at the prices after each. `pairs` are as before
 * the first of them: the pair, and all that price its tokens.
 */
export function replayedMarket<Id extends Hex>(replay: {
  readonly pair: Id;
  readonly pairs: readonly PlacedPair<Id>[];
  readonly events: readonly MarketEvent<Id>[];
  readonly rules: PricingRules;
}): ReplayedMarket {
  const { rules, events } = replay;
  const pairs = new Map(replay.pairs.map((pair) => [pair.address, pair]));
  const sums = { trades: 0, trackedUSD: 0n, untrackedUSD: 0n };
  let reserveNativeE18: bigint | undefined;
  const nativePrice = () => usdPerNative({ pairs: [...pairs.values()], rules });
  const priced = ({ token, decimals }: { readonly token: Hex; readonly decimals: number }) => ({
    decimals,
    derivedNative: derivedNative({ token, pairs: [...pairs.values()], rules }),
  });
  for (const event of events) {
    const known = pairs.get(event.pair);
    if (known === undefined) continue;
    const pair = event.kind === 'sync' ? { ...known, reserve0: event.reserve0, reserve1: event.reserve1 } : known;
    pairs.set(event.pair, pair);
    if (event.pair !== replay.pair) continue;
    const token0 = { id: pair.token0, ...priced({ token: pair.token0, decimals: pair.decimals0 }) };
    const token1 = { id: pair.token1, ...priced({ token: pair.token1, decimals: pair.decimals1 }) };
    if (event.kind === 'sync') {
      reserveNativeE18 = nativeWorth(token0, pair.reserve0) + nativeWorth(token1, pair.reserve1);
      continue;
    }
    const volume = tradeVolume({ token0, token1, nativePrice: nativePrice() }, event, rules);
    sums.trades += 1;
    sums.trackedUSD += volume.trackedUSD;
    sums.untrackedUSD += volume.untrackedUSD;
  }
  return { ...sums, reserveNativeE18, nativeE18: nativePrice() };
}

/** USD that a pair holds, 10^-18; undefined where nothing prices it, or it has said no reserves. */
export function replayedLiquidity({ reserveNativeE18, nativeE18 }: ReplayedMarket): bigint | undefined {
  return mulE18(reserveNativeE18 ?? 0n, nativeE18) || undefined;
}
