import { toE18 } from '../shared/fixed-point';
import { type PricedPair, pairPriceE18, pairView } from './priced-pair';
import type { PricingRules } from './pricing-rules';

/**
 * USD of one native coin, 10^-18: BUSDC reserve over WBESC reserve of their pair. 0n when the pair is missing, empty, or
 * below the minimum reserve that every pricing pair needs.
 */
export function usdPerNative({ pairs, rules }: { pairs: readonly PricedPair[]; rules: PricingRules }): bigint {
  const view = pairView(pairs, rules.wbesc, rules.stable);
  if (view === undefined) return 0n;
  const isLarge = 2n * toE18(view.reserveToken, view.decimalsToken) >= rules.minimumReserveNativeE18;
  return isLarge ? pairPriceE18(view) : 0n;
}
