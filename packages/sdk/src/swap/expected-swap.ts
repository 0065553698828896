import { tradeLimits } from '@besc/domain/swap/trade-limits';
import type { ExpectedCall } from '../shared/check-calldata';
import type { SwapRequest } from './swap-request';

const exactIn = {
  token: ['swapExactTokensForTokens', 'swapExactTokensForTokensSupportingFeeOnTransferTokens'],
  nativeIn: ['swapExactETHForTokens', 'swapExactETHForTokensSupportingFeeOnTransferTokens'],
  nativeOut: ['swapExactTokensForETH', 'swapExactTokensForETHSupportingFeeOnTransferTokens'],
};
const exactOut = {
  token: ['swapTokensForExactTokens'],
  nativeIn: ['swapETHForExactTokens'],
  nativeOut: ['swapTokensForExactETH'],
};

/**
 * What the signing guard must find in a swap's call data, made from what is on the screen.
 * Plain and fee-on-transfer variants have the same arguments and both pass.
 */
export function expectedSwap(request: SwapRequest): ExpectedCall {
  const { router, trade, input, output, slippageBps, recipient, deadlineSeconds } = request;
  const { maximumIn, minimumOut } = tradeLimits(trade, slippageBps);
  const names = trade.kind === 'exactIn' ? exactIn : exactOut;
  const tail = [trade.path, recipient, deadlineSeconds];
  if (input.kind === 'native') {
    return { to: router, value: maximumIn, functionNames: names.nativeIn, args: [minimumOut, ...tail] };
  }
  const amounts = trade.kind === 'exactIn' ? [maximumIn, minimumOut] : [minimumOut, maximumIn];
  const functionNames = output.kind === 'native' ? names.nativeOut : names.token;
  return { to: router, value: 0n, functionNames, args: [...amounts, ...tail] };
}
