import { routerAbi } from '@besc/contracts/abi/router';
import { meantContract } from '../shared/writes/call-meaning';

const amountIn = ['Pay', 'path.[0]'] as const;
const amountInMax = ['Pay at most', 'path.[0]'] as const;
const amountOut = ['Receive', 'path.[-1]'] as const;
const amountOutMin = ['Receive at least', 'path.[-1]'] as const;
const coinIn = { '@.value': ['Pay', 'coin'] } as const;
const coinOut = { amountOutMin: ['Receive at least', 'coin'] } as const;
const tail = { path: ['Route'], to: ['Recipient'], deadline: ['Deadline'] } as const;

/** The router's swaps. */
export const swapMeaning = meantContract(
  routerAbi,
  { slug: 'swap', name: 'router' },
  {
    swapExactTokensForTokens: ['Swap', { amountIn, amountOutMin, ...tail }],
    swapExactTokensForTokensSupportingFeeOnTransferTokens: ['Swap', { amountIn, amountOutMin, ...tail }],
    swapExactETHForTokens: ['Swap', { ...coinIn, amountOutMin, ...tail }],
    swapExactETHForTokensSupportingFeeOnTransferTokens: ['Swap', { ...coinIn, amountOutMin, ...tail }],
    swapExactTokensForETH: ['Swap', { amountIn, ...coinOut, ...tail }],
    swapExactTokensForETHSupportingFeeOnTransferTokens: ['Swap', { amountIn, ...coinOut, ...tail }],
    swapTokensForExactTokens: ['Swap', { amountInMax, amountOut, ...tail }],
    swapTokensForExactETH: ['Swap', { amountInMax, amountOut: ['Receive', 'coin'], ...tail }],
    swapETHForExactTokens: ['Swap', { '@.value': ['Pay at most', 'coin'], amountOut, ...tail }],
  },
);
