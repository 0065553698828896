import { mulE18, oneE18, toE18 } from '../shared/fixed-point';
import type { Hex } from '../shared/hex';
import { type PricedPair, pairPriceE18, pairView } from './priced-pair';
import type { PricingRules } from './pricing-rules';

/**
 * Native coin per one whole `token`, 10^-18, by the first whitelisted token it has a large enough pair with. 1 for WBESC;
 * 0n when nothing trusted prices it. `pairs` needs to hold only the pairs of the token and of whitelisted tokens.
 */
export function derivedNative(pricing: { token: Hex; pairs: readonly PricedPair[]; rules: PricingRules }): bigint {
  const { token, pairs, rules } = pricing;
  if (token === rules.wbesc) return oneE18;
  for (const trusted of rules.whitelist) {
    if (trusted === token) return 0n;
    const view = pairView(pairs, token, trusted);
    if (view === undefined) continue;
    const trustedNativeE18 = derivedNative({ token: trusted, pairs, rules });
    const worthE18 = 2n * mulE18(toE18(view.reserveOther, view.decimalsOther), trustedNativeE18);
    if (worthE18 === 0n || worthE18 < rules.minimumReserveNativeE18) continue;
    return pairPriceE18({ ...view, reserveOther: view.reserveOther * trustedNativeE18 }) / oneE18;
  }
  return 0n;
}
