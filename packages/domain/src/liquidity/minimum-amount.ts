import { mulDivDown } from '../shared/math';
import { checkedSlippageBps } from '../shared/slippage-bps';

/** Least of an amount that a deposit or withdrawal may come to: floor(amount * (1 - slippage)). Throws `UnexpectedSlippageError`. */
export function minimumAmount(amount: bigint, slippageBps: number): bigint {
  return mulDivDown(amount, 10_000n - checkedSlippageBps(slippageBps), 10_000n);
}
