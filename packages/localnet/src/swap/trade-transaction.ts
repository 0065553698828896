import { routerAbi } from '@besc/contracts/abi/router';
import type { Address } from '@besc/domain/shared/address';
import { encodeFunctionData, maxUint256 } from 'viem';
import type { HistoryTransaction } from '../history/block-writer';
import type { TradePlan } from './trade-plan';

/** A plan as a router transaction of `from`, paying or receiving the native coin where asked. */
export function tradeTransaction(options: {
  plan: TradePlan;
  router: Address;
  from: Address;
  payNative: boolean;
  receiveNative: boolean;
}): HistoryTransaction {
  const { plan, router, from, payNative, receiveNative } = options;
  const { data, value } = plan.kind === 'exactIn' ? exactInput() : exactOutput();
  const hops = BigInt(plan.path.length - 1);
  const gas = 160_000n + 130_000n * hops + (plan.taxed ? 200_000n : 0n);
  return { from, to: router, data, gas, ...(value > 0n ? { value } : {}) };

  function exactInput() {
    // Other trades of the same block come first: the planned amounts hold up to a slippage.
    const minimum = (plan.amountOut * (plan.taxed ? 70n : 97n)) / 100n;
    const path = [...plan.path];
    const tail = [path, from, maxUint256] as const;
    const call = (
      functionName:
        | 'swapExactTokensForTokens'
        | 'swapExactTokensForETH'
        | 'swapExactTokensForTokensSupportingFeeOnTransferTokens'
        | 'swapExactTokensForETHSupportingFeeOnTransferTokens',
    ) => ({
      data: encodeFunctionData({ abi: routerAbi, functionName, args: [plan.amountIn, minimum, ...tail] }),
      value: 0n,
    });
    if (payNative) {
      const functionName = plan.taxed ? 'swapExactETHForTokensSupportingFeeOnTransferTokens' : 'swapExactETHForTokens';
      return {
        data: encodeFunctionData({ abi: routerAbi, functionName, args: [minimum, ...tail] }),
        value: plan.amountIn,
      };
    }
    if (receiveNative) {
      return call(plan.taxed ? 'swapExactTokensForETHSupportingFeeOnTransferTokens' : 'swapExactTokensForETH');
    }
    return call(plan.taxed ? 'swapExactTokensForTokensSupportingFeeOnTransferTokens' : 'swapExactTokensForTokens');
  }

  function exactOutput() {
    const maximum = (plan.amountIn * 103n) / 100n;
    const tail = [[...plan.path], from, maxUint256] as const;
    if (payNative) {
      const args = [plan.amountOut, ...tail] as const;
      return {
        data: encodeFunctionData({ abi: routerAbi, functionName: 'swapETHForExactTokens', args }),
        value: maximum,
      };
    }
    const functionName = receiveNative ? 'swapTokensForExactETH' : 'swapTokensForExactTokens';
    const args = [plan.amountOut, maximum, ...tail] as const;
    return { data: encodeFunctionData({ abi: routerAbi, functionName, args }), value: 0n };
  }
}
