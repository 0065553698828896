import { maximumSold, minimumReceived } from './slippage';
import type { Trade } from './trade';

/**
 * The two amounts that go into the transaction: for a fixed input the whole input and the minimum received, for a fixed
 * output the maximum sold and the whole output. Throws `UnexpectedSlippageError`.
 */
export function tradeLimits(trade: Trade, slippageBps: number): { maximumIn: bigint; minimumOut: bigint } {
  return trade.kind === 'exactIn'
    ? { maximumIn: trade.amountIn, minimumOut: minimumReceived(trade.amountOut, slippageBps) }
    : { maximumIn: maximumSold(trade.amountIn, slippageBps), minimumOut: trade.amountOut };
}
