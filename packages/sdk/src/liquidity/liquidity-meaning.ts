import { routerAbi } from '@besc/contracts/abi/router';
import { meantContract } from '../shared/writes/call-meaning';

const tail = { to: ['Recipient'], deadline: ['Deadline'] } as const;
const signature = { approveMax: ['Signature'], v: ['Signature'], r: ['Signature'], s: ['Signature'] } as const;
/** What is taken out, beside the token's name: LP of a pair that the arguments do not name. */
const both = {
  liquidity: ['Pay'],
  tokenA: ['Token'],
  amountAMin: ['Receive at least', 'tokenA'],
  tokenB: ['Token'],
  amountBMin: ['Receive at least', 'tokenB'],
  ...tail,
} as const;
const besideCoin = {
  liquidity: ['Pay'],
  token: ['Token'],
  amountTokenMin: ['Receive at least', 'token'],
  amountETHMin: ['Receive at least', 'coin'],
  ...tail,
} as const;

/** What the router does with pairs. */
export const liquidityMeaning = meantContract(
  routerAbi,
  { slug: 'swap', name: 'router' },
  {
    addLiquidity: [
      'Add liquidity',
      {
        tokenA: ['Token'],
        amountADesired: ['Pay', 'tokenA'],
        amountAMin: ['Pay at least', 'tokenA'],
        tokenB: ['Token'],
        amountBDesired: ['Pay', 'tokenB'],
        amountBMin: ['Pay at least', 'tokenB'],
        ...tail,
      },
    ],
    addLiquidityETH: [
      'Add liquidity',
      {
        token: ['Token'],
        amountTokenDesired: ['Pay', 'token'],
        amountTokenMin: ['Pay at least', 'token'],
        '@.value': ['Pay', 'coin'],
        amountETHMin: ['Pay at least', 'coin'],
        ...tail,
      },
    ],
    removeLiquidity: ['Remove liquidity', both],
    removeLiquidityWithPermit: ['Remove liquidity', { ...both, ...signature }],
    removeLiquidityETH: ['Remove liquidity', besideCoin],
    removeLiquidityETHWithPermit: ['Remove liquidity', { ...besideCoin, ...signature }],
    removeLiquidityETHSupportingFeeOnTransferTokens: ['Remove liquidity', besideCoin],
    removeLiquidityETHWithPermitSupportingFeeOnTransferTokens: ['Remove liquidity', { ...besideCoin, ...signature }],
  },
);
