import { powerOfTen } from '../shared/fixed-point';
import type { Hex } from '../shared/hex';
import { parseDecimal } from '../shared/parse-decimal';

/** What is trusted for prices, by the index and by the page. Tokens are compared as they stand: the index gives its ids, the page addresses. */
export interface PricingRules<Id extends Hex = Hex> {
  readonly wbesc: Id;
  /** The token that counts as one USD. */
  readonly stable: Id;
  /**
   * Tokens whose pairs may price others, best first. A listed token is itself priced only by those before it, so a price
   * never depends on itself.
   */
  readonly whitelist: readonly Id[];
  /** A pair prices a token, and the native coin, only while it is worth this much native coin, both sides together. */
  readonly minimumReserveNativeE18: bigint;
}

/**
 * The rules of a deployment: its wrapped coin, what counts as one USD and MONEY are trusted, in this order.
 * `minimumReserveNative` is native coins as decimal text with at most 18 decimals.
 */
export function pricingRules<Id extends Hex>(deployed: {
  readonly wbesc: Id;
  readonly stable: Id;
  readonly money: Id;
  readonly minimumReserveNative: string;
}): PricingRules<Id> {
  const { wbesc, stable, money, minimumReserveNative } = deployed;
  const minimum = parseDecimal(minimumReserveNative);
  if (minimum === undefined) throw new RangeError(`"${minimumReserveNative}" is no decimal number`);
  return {
    wbesc,
    stable,
    whitelist: [...new Set([wbesc, stable, money])],
    minimumReserveNativeE18: (minimum.numerator * powerOfTen(18)) / minimum.denominator,
  };
}
