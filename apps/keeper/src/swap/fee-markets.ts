import type { Address } from '@besc/domain/shared/address';

interface Sides {
  readonly token0: Address;
  readonly token1: Address;
}

/**
 * The markets that a pair's LP is sold in, by the rule of the fee collector: the pair itself, then the pair of each anchor with
 * the one before it. Empty where the LP waits: without an anchor, of LP, or without a pair on the way.
 */
export function feeMarkets<Market extends Sides>(
  pair: Market,
  context: {
    /** MONEY first. */
    readonly anchors: readonly Address[];
    /** The pair of each anchor with the one after it. */
    readonly steps: readonly (Market | undefined)[];
    /** All pairs: as tokens they are LP, which is never sold. */
    readonly lp: ReadonlySet<Address>;
  },
): Market[] {
  const tokens = [pair.token0, pair.token1];
  const place = context.anchors.findIndex((anchor) => tokens.includes(anchor));
  if (place < 0 || tokens.some((token) => context.lp.has(token))) return [];
  const way = [pair, ...context.steps.slice(0, place).toReversed()];
  const markets = way.filter((market) => market !== undefined);
  return markets.length === way.length ? markets : [];
}
