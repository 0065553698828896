/** First, highest and lowest price of a period, 10^-18; 0n while there was none. */
export interface PriceRange {
  readonly open: bigint;
  readonly high: bigint;
  readonly low: bigint;
}

/** The range with one more price in it. 0n means that nothing trusted priced the token, which is neither a low nor a start. */
export function widenedRange(range: PriceRange, price: bigint): PriceRange {
  if (price === 0n) return range;
  return {
    open: range.open === 0n ? price : range.open,
    high: price > range.high ? price : range.high,
    low: range.low === 0n || price < range.low ? price : range.low,
  };
}
