import { mulDivDown, mulDivUp } from '../shared/math';
import { checkedSlippageBps } from '../shared/slippage-bps';

/** Least output a trade with a fixed input may pay: floor(out / (1 + slippage)). The number shown is the number sent. */
export function minimumReceived(amountOut: bigint, slippageBps: number): bigint {
  return mulDivDown(amountOut, 10_000n, 10_000n + checkedSlippageBps(slippageBps));
}

/** Most input a trade with a fixed output may cost: ceil(in * (1 + slippage)). The number shown is the number sent. */
export function maximumSold(amountIn: bigint, slippageBps: number): bigint {
  return mulDivUp(amountIn, 10_000n + checkedSlippageBps(slippageBps), 10_000n);
}
