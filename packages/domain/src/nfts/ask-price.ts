/** What the market lets an item be offered for, in wei. */
export interface AskLimits {
  readonly minimum: bigint;
  readonly maximum: bigint;
}

/** Why an item cannot be offered for a price; undefined when it can. */
export function askProblem(price: bigint, { minimum, maximum }: AskLimits): 'too-low' | 'too-high' | undefined {
  if (price < minimum) return 'too-low';
  return price > maximum ? 'too-high' : undefined;
}

/** A price by the floor: a share of it in percent, within the limits. */
export function priceByFloor(floor: bigint, percent: number, { minimum, maximum }: AskLimits): bigint {
  const price = (floor * BigInt(percent)) / 100n;
  return price < minimum ? minimum : price > maximum ? maximum : price;
}

/** What the seller gets of a price, and what is kept of it. Fees are hundredths of a percent, rounded as the market rounds. */
export function askProceeds(
  price: bigint,
  { tradingFee, creatorFee }: { readonly tradingFee: number; readonly creatorFee: number },
): { readonly net: bigint; readonly trading: bigint; readonly creator: bigint } {
  const trading = (price * BigInt(tradingFee)) / 10_000n;
  const creator = (price * BigInt(creatorFee)) / 10_000n;
  return { net: price - trading - creator, trading, creator };
}
