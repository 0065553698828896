import { zeroAddress } from '../shared/address';
import { type Fraction, fraction, sub } from '../shared/fraction';
import { midPrice } from './mid-price';
import type { Trade } from './trade';

/**
 * How much less a trade gives than the mid price would, price impact and trade fee together: 0.15 is 15%. Exact; above
 * 0 and below 1. Source: 1 - out/(in * mid).
 */
export function marketShortfall(trade: Trade): Fraction {
  const mid = midPrice(trade.pairs, trade.path[0] ?? zeroAddress);
  return sub(fraction(1n), fraction(trade.amountOut * mid.denominator, trade.amountIn * mid.numerator));
}
