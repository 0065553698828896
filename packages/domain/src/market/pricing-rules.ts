import type { Address } from '../shared/token';

/** What is trusted for prices, by the index and by the page. Addresses are compared exactly: use one spelling. */
export interface PricingRules {
  readonly wbesc: Address;
  /** The token that counts as one USD. */
  readonly busdc: Address;
  /**
   * Tokens whose pairs may price others, best first; WBESC should lead. A listed token is itself priced only by those
   * before it, so a price never depends on itself.
   */
  readonly whitelist: readonly Address[];
  /** A pair prices a token, and the native coin, only while it is worth this much native coin, both sides together. */
  readonly minimumReserveNativeE18: bigint;
}
