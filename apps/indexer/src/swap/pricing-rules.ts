import type { PricingRules } from '@besc/domain/market/pricing-rules';
import { indexSettings } from '../shared/index-settings';

let rules: PricingRules | undefined;

/** What this index trusts for prices, from its settings; addresses in lower case. */
export function pricingRules(): PricingRules {
  if (rules === undefined) {
    const { wbesc, stable, whitelist, minimumReserveNative } = indexSettings();
    rules = { wbesc, busdc: stable, whitelist, minimumReserveNativeE18: minimumReserveNative };
  }
  return rules;
}
