import { routerAbi } from '@besc/contracts/abi/router';
import { zeroAddress } from '@besc/domain/shared/address-shape';
import { maxUint256 } from '@besc/domain/shared/math';
import { wrapped } from '@besc/domain/shared/wrapped';
import { isForbiddenRecipient } from '@besc/domain/swap/recipient';
import { tradeLimits } from '@besc/domain/swap/trade-limits';
import { encodeFunctionData } from 'viem';
import type { UnsentTransaction } from '../shared/unsent-transaction';
import { type SwapRequest, SwapRequestError } from './swap-request';

/** How the router measures an exact-input swap: `fee-on-transfer` by what arrives, for tokens that take a tax. */
export type SwapVariant = 'plain' | 'fee-on-transfer';

/**
 * The router call for a trade. Its limits are the domain's minimum received and maximum sold, so the number shown is the
 * number sent. The fee-on-transfer variant exists for exact input only. Throws SwapRequestError, UnexpectedSlippageError.
 */
export function buildSwap(request: SwapRequest, variant: SwapVariant = 'plain'): UnsentTransaction {
  requireSound(request);
  const { router, trade, input, output, slippageBps, recipient, deadlineSeconds } = request;
  const { maximumIn, minimumOut } = tradeLimits(trade, slippageBps);
  if (minimumOut <= 0n) throw new SwapRequestError('SWAP_AMOUNT', 'The least amount received would be nothing');
  if (maximumIn > maxUint256) throw new SwapRequestError('SWAP_AMOUNT', 'The amount is too large');
  const tail = [[...trade.path], recipient, deadlineSeconds] as const;
  const value = input.kind === 'native' ? maximumIn : 0n;
  const { functionName, args } = swapCall(trade.kind, variant, {
    isNativeIn: input.kind === 'native',
    isNativeOut: output.kind === 'native',
    maximumIn,
    minimumOut,
    tail,
  });
  return { to: router, data: encodeFunctionData({ abi: routerAbi, functionName, args }), value, functionName, args };
}

interface SwapAmounts {
  readonly isNativeIn: boolean;
  readonly isNativeOut: boolean;
  readonly maximumIn: bigint;
  readonly minimumOut: bigint;
  readonly tail: readonly [SwapRequest['trade']['path'], SwapRequest['recipient'], bigint];
}

function swapCall(kind: SwapRequest['trade']['kind'], variant: SwapVariant, amounts: SwapAmounts) {
  const { isNativeIn, isNativeOut, maximumIn, minimumOut, tail } = amounts;
  if (kind === 'exactOut') {
    if (variant !== 'plain') throw new SwapRequestError('SWAP_PATH', 'A fixed output has no fee-on-transfer variant');
    if (isNativeIn) return { functionName: 'swapETHForExactTokens', args: [minimumOut, ...tail] } as const;
    const functionName = isNativeOut ? 'swapTokensForExactETH' : 'swapTokensForExactTokens';
    return { functionName, args: [minimumOut, maximumIn, ...tail] } as const;
  }
  const plain = variant === 'plain';
  if (isNativeIn) {
    const functionName = plain ? 'swapExactETHForTokens' : 'swapExactETHForTokensSupportingFeeOnTransferTokens';
    return { functionName, args: [minimumOut, ...tail] } as const;
  }
  const args = [maximumIn, minimumOut, ...tail] as const;
  if (isNativeOut) {
    const functionName = plain ? 'swapExactTokensForETH' : 'swapExactTokensForETHSupportingFeeOnTransferTokens';
    return { functionName, args } as const;
  }
  const functionName = plain ? 'swapExactTokensForTokens' : 'swapExactTokensForTokensSupportingFeeOnTransferTokens';
  return { functionName, args } as const;
}

/** A contradiction here would move money somewhere else than shown, so nothing is built from it. */
function requireSound(request: SwapRequest): void {
  const { router, wbesc, trade, input, output, recipient, deadlineSeconds } = request;
  const { path, amountIn, amountOut, pairs } = trade;
  if (input.kind === 'native' && output.kind === 'native') throw new SwapRequestError('SWAP_PATH', 'Nothing to swap');
  const isWhole = path.length >= 2 && path.length === pairs.length + 1 && new Set(path).size === path.length;
  if (!isWhole || path[0] !== wrapped(input, wbesc).address || path.at(-1) !== wrapped(output, wbesc).address) {
    throw new SwapRequestError('SWAP_PATH', 'The route does not lead from the one token to the other');
  }
  if (amountIn <= 0n || amountOut <= 0n) throw new SwapRequestError('SWAP_AMOUNT', 'The amounts must be above zero');
  if (
    recipient.toLowerCase() === zeroAddress ||
    isForbiddenRecipient({ recipient, blockedRecipients: [router], trade })
  ) {
    throw new SwapRequestError('SWAP_RECIPIENT', 'Invalid recipient');
  }
  if (deadlineSeconds <= 0n) throw new SwapRequestError('SWAP_DEADLINE', 'The deadline has passed');
}
