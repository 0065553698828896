import { type Fraction, fraction } from '../shared/fraction';

/**
 * Price of a trade in whole tokens: output tokens per one input token, fee and price impact included. `invert` of
 * shared/fraction gives the other direction. Throws `IntegerMathError` when the input is zero.
 */
export function executionPrice(trade: {
  amountIn: bigint;
  amountOut: bigint;
  decimalsIn: number;
  decimalsOut: number;
}): Fraction {
  return fraction(trade.amountOut * 10n ** BigInt(trade.decimalsIn), trade.amountIn * 10n ** BigInt(trade.decimalsOut));
}
