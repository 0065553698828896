import { nativePoolAbi } from '@besc/contracts/abi/native-pool';
import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import { meantContract } from '../shared/writes/call-meaning';

const at = {
  slug: 'pools',
  name: 'pool',
  factory: { name: 'factory', event: 'NewSmartChefContract(address indexed pool)' },
};

/** A pool; its token is known to the contract alone. */
export const poolMeaning = meantContract(stakingPoolAbi, at, {
  deposit: ['Stake and harvest', { amount: ['Pay'] }],
  withdraw: ['Unstake and harvest', { amount: ['Receive'] }],
  emergencyWithdraw: ['Unstake all, give up the reward', {}],
});

/** What a pool of the coin does otherwise. */
export const nativePoolMeaning = meantContract(nativePoolAbi, at, {
  deposit: ['Stake and harvest', { '@.value': ['Pay', 'coin'] }],
});
