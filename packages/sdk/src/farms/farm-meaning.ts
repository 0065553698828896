import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { meantContract } from '../shared/writes/call-meaning';

/** The farms. Each pays what was earned along with a stake or a withdrawal; LP is known to the contract alone. */
export const farmMeaning = meantContract(
  farmMasterAbi,
  { slug: 'farms', name: 'master' },
  {
    deposit: ['Stake and harvest', { pid: ['Number'], amount: ['Pay'] }],
    withdraw: ['Unstake and harvest', { pid: ['Number'], amount: ['Receive'] }],
    emergencyWithdraw: ['Unstake all, give up the reward', { pid: ['Number'] }],
  },
);
