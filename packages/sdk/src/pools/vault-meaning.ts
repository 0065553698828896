import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { meantContract } from '../shared/writes/call-meaning';

/** The vault of MONEY. */
export const vaultMeaning = meantContract(
  moneyVaultAbi,
  { slug: 'pools', name: 'vault' },
  {
    deposit: ['Stake', { amount: ['Pay', 'money'] }],
    withdraw: ['Unstake', { shares: ['Shares'] }],
    withdrawAll: ['Unstake all', {}],
    harvest: ['Collect for all, take the bounty', {}],
  },
);
