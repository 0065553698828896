import { compareTrades } from './compare-trades';
import type { Trade } from './trade';

/** By how much more hops must beat fewer hops, in basis points. */
export const fewerHopsThresholdBps = 50;

/**
 * Picks among the best trades for 1, 2 and 3 hops (in that order, `undefined` where there is none): a longer one wins only
 * if its price is better by at least `thresholdBps`, since every hop costs gas. This is a product preference on top of the
 * wei-exact search. Throws `TradesNotComparableError`.
 */
export function preferFewerHops(
  trades: readonly (Trade | undefined)[],
  thresholdBps = fewerHopsThresholdBps,
): Trade | undefined {
  let best: Trade | undefined;
  for (const trade of trades) {
    if (trade === undefined) continue;
    if (
      best === undefined ||
      (compareTrades({ current: best, candidate: trade, thresholdBps }) >= 0 && trade.pairs.length > best.pairs.length)
    ) {
      best = trade;
    }
  }
  return best;
}
