import { mulE18 } from '../shared/fixed-point';
import type { Hex } from '../shared/hex';
import { derivedNative } from './derived-native';
import type { PricedPair } from './priced-pair';
import type { PricingRules } from './pricing-rules';
import { usdPerNative } from './usd-per-native';

/**
 * USD of one whole token, 10^-18, by what the pairs hold: the native coin by WBESC-BUSDC, other tokens by their pairs with
 * trusted tokens. Undefined when nothing trusted prices the token.
 */
export function usdPriceE18(pricing: {
  token: Hex;
  pairs: readonly PricedPair[];
  rules: PricingRules;
}): bigint | undefined {
  const price = mulE18(derivedNative(pricing), usdPerNative(pricing));
  return price > 0n ? price : undefined;
}
