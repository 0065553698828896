import { powerOfTen } from '../shared/fixed-point';
import { parseDecimal } from '../shared/parse-decimal';
import type { Address } from '../shared/token';

/** What is trusted for prices, by the index and by the page. Addresses are compared exactly: use one spelling. */
export interface PricingRules {
  readonly wbesc: Address;
  /** The token that counts as one USD. */
  readonly busdc: Address;
  /**
   * Tokens whose pairs may price others, best first. A listed token is itself priced only by those before it, so a price
   * never depends on itself.
   */
  readonly whitelist: readonly Address[];
  /** A pair prices a token, and the native coin, only while it is worth this much native coin, both sides together. */
  readonly minimumReserveNativeE18: bigint;
}

/**
 * The rules of a deployment: its wrapped coin, what counts as one USD and MONEY are trusted, in this order.
 * `minimumReserveNative` is native coins as decimal text with at most 18 decimals.
 */
export function pricingRules(deployed: {
  readonly wbesc: Address;
  readonly busdc: Address;
  readonly money: Address;
  readonly minimumReserveNative: string;
}): PricingRules {
  const { wbesc, busdc, money, minimumReserveNative } = deployed;
  const minimum = parseDecimal(minimumReserveNative);
  if (minimum === undefined) throw new RangeError(`"${minimumReserveNative}" is no decimal number`);
  return {
    wbesc,
    busdc,
    whitelist: [...new Set([wbesc, busdc, money])],
    minimumReserveNativeE18: (minimum.numerator * powerOfTen(18)) / minimum.denominator,
  };
}
