import { type Fraction, fraction, sub } from '../shared/fraction';
import { tradeFeeBps } from '../shared/trading-fee';
import { marketShortfall } from './market-shortfall';
import type { Trade } from './trade';

/**
 * How much worse than the mid price a trade is because of its size, the trade fee not counted: the whole shortfall minus
 * what 0.25% per hop takes. 0.03 is 3%. Exact, never negative. Source: 1 - out/(in * mid) - (1 - 0.9975^hops).
 */
export function priceImpact(trade: Trade): Fraction {
  const hops = BigInt(trade.pairs.length);
  const feeShare = sub(fraction(1n), fraction((10_000n - tradeFeeBps) ** hops, 10_000n ** hops));
  return sub(marketShortfall(trade), feeShare);
}
