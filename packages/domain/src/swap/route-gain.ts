import { compare, type Fraction, fraction, sub } from '../shared/fraction';
import type { PairState } from '../shared/pair';
import { bestTradeExactIn, bestTradeExactOut } from './best-trade';
import type { Trade } from './trade';

/** Less is not worth a word: one basis point. */
const leastGain = fraction(1n, 10_000n);

/**
 * How much better the price of a route is than that of the two tokens' own pair: 0.01 is 1%. Undefined below 0.01%,
 * and where there is nothing to compare.
 */
export function routeGain(trade: Trade, pairs: readonly PairState[]): Fraction | undefined {
  const { path, amountIn, amountOut } = trade;
  const [tokenIn, tokenOut] = [path[0], path.at(-1)];
  if (path.length < 3 || tokenIn === undefined || tokenOut === undefined) return undefined;
  const route = { pairs, tokenIn, tokenOut, maxHops: 1 } as const;
  const direct =
    trade.kind === 'exactIn' ? bestTradeExactIn({ ...route, amountIn }) : bestTradeExactOut({ ...route, amountOut });
  if (direct === undefined) return undefined;
  const price = fraction(amountOut * direct.amountIn, amountIn * direct.amountOut);
  if (compare(price, fraction(1n)) <= 0) return undefined;
  const gain = sub(price, fraction(1n));
  return compare(gain, leastGain) < 0 ? undefined : gain;
}
