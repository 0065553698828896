import { oneE18, powerOfTen } from '../shared/fixed-point';
import type { Hex } from '../shared/hex';

/** Reserves in smallest units with the decimals of both tokens. */
export interface PricedPair {
  readonly token0: Hex;
  readonly token1: Hex;
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  readonly decimals0: number;
  readonly decimals1: number;
}

/** A pair of two tokens as seen from one of them; both reserves are above zero. */
export interface PairView {
  readonly reserveToken: bigint;
  readonly decimalsToken: number;
  readonly reserveOther: bigint;
  readonly decimalsOther: number;
}

/** The largest pair of the two tokens, seen from `token`; pairs with an empty side do not count. */
export function pairView(pairs: readonly PricedPair[], token: Hex, other: Hex): PairView | undefined {
  let best: PairView | undefined;
  for (const pair of pairs) {
    const straight = pair.token0 === token && pair.token1 === other;
    if (!straight && !(pair.token1 === token && pair.token0 === other)) continue;
    if (pair.reserve0 <= 0n || pair.reserve1 <= 0n) continue;
    const view = straight
      ? {
          reserveToken: pair.reserve0,
          decimalsToken: pair.decimals0,
          reserveOther: pair.reserve1,
          decimalsOther: pair.decimals1,
        }
      : {
          reserveToken: pair.reserve1,
          decimalsToken: pair.decimals1,
          reserveOther: pair.reserve0,
          decimalsOther: pair.decimals0,
        };
    if (best === undefined || view.reserveOther > best.reserveOther) best = view;
  }
  return best;
}

/** Whole other tokens for one whole token, 10^-18, rounded down in one division. */
export function pairPriceE18({ reserveToken, decimalsToken, reserveOther, decimalsOther }: PairView): bigint {
  return (reserveOther * oneE18 * powerOfTen(decimalsToken)) / (reserveToken * powerOfTen(decimalsOther));
}
