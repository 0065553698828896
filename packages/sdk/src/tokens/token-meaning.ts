import { erc20Abi } from '@besc/contracts/abi/erc20';
import { meantContract } from '../shared/writes/call-meaning';

/** Any token, pool tokens of pairs included. */
export const tokenMeaning = meantContract(
  erc20Abi,
  { slug: 'tokens', name: 'erc20' },
  { approve: ['Approve', { spender: ['Spender'], value: ['Allowance', '@.to'] }] },
);
