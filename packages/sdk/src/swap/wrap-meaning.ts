import { wbescAbi } from '@besc/contracts/abi/wbesc';
import { meantContract } from '../shared/writes/call-meaning';

/** The coin into its wrapped form and back. */
export const wrapMeaning = meantContract(
  wbescAbi,
  { slug: 'tokens', name: 'wbesc' },
  {
    deposit: ['Wrap', { '@.value': ['Pay', 'coin'] }],
    withdraw: ['Unwrap', { amount: ['Receive', 'coin'] }],
  },
);
