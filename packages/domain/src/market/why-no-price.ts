import { mulE18, toE18 } from '../shared/fixed-point';
import type { Hex } from '../shared/hex';
import { derivedNative } from './derived-native';
import { type PricedPair, pairView } from './priced-pair';
import type { PricingRules } from './pricing-rules';
import { usdPerNative } from './usd-per-native';

/** What a token's pair with a trusted token lacks to price it. */
export type PriceObstacle<Id extends Hex> =
  /** There is no such pair, or it is empty. */
  | { readonly kind: 'no liquidity'; readonly trusted: Id }
  /** Nothing prices the trusted token itself. */
  | { readonly kind: 'trusted unpriced'; readonly trusted: Id }
  /** Both sides together are worth less than the minimum, in native coin, 10^-18. */
  | { readonly kind: 'too small'; readonly trusted: Id; readonly worthE18: bigint; readonly minimumE18: bigint };

/** Why a token has no price in USD. */
export type NoPrice<Id extends Hex> =
  /** Without a price of the native coin nothing has one. */
  | { readonly kind: 'native unpriced' }
  | { readonly kind: 'obstacles'; readonly obstacles: readonly PriceObstacle<Id>[] };

/** The rule that each pair of a token fails, one for each trusted token; undefined for a token that has a price. */
export function whyNoPrice<Id extends Hex>(pricing: {
  readonly token: Id;
  readonly pairs: readonly PricedPair[];
  readonly rules: PricingRules<Id>;
}): NoPrice<Id> | undefined {
  const { token, pairs, rules } = pricing;
  if (usdPerNative({ pairs, rules }) === 0n) return { kind: 'native unpriced' };
  if (derivedNative(pricing) > 0n) return undefined;
  const own = rules.whitelist.indexOf(token);
  // A trusted token is priced by those before it alone.
  const trusted = own < 0 ? rules.whitelist : rules.whitelist.slice(0, own);
  const obstacles = trusted.map((one): PriceObstacle<Id> => {
    const view = pairView(pairs, token, one);
    if (view === undefined) return { kind: 'no liquidity', trusted: one };
    const nativeE18 = derivedNative({ token: one, pairs, rules });
    if (nativeE18 === 0n) return { kind: 'trusted unpriced', trusted: one };
    const worthE18 = 2n * mulE18(toE18(view.reserveOther, view.decimalsOther), nativeE18);
    return { kind: 'too small', trusted: one, worthE18, minimumE18: rules.minimumReserveNativeE18 };
  });
  return { kind: 'obstacles', obstacles };
}
