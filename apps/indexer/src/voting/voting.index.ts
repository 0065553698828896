import { factoryAbi } from '@besc/contracts/abi/factory';
import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { moneyTokenAbi } from '@besc/contracts/abi/money-token';
import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { pairAbi } from '@besc/contracts/abi/pair';
import { poolFactoryAbi } from '@besc/contracts/abi/pool-factory';
import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import { factory } from 'ponder';
import { getAbiItem } from 'viem';
import { onlyEvents } from '../shared/only-events';
import type { IndexSettings } from '../shared/parse-index-settings';
import { sourceOf } from '../shared/source-of';

export * from './voting-tables';

/** Whatever moves MONEY that votes: the token, the vault, farms, pools, and LP. */
export function votingSources(settings: IndexSettings) {
  const exchange = contractOf(settings, 'swap', 'factory');
  const pools = sourceOf(settings, 'pools', 'factory');
  const pairCreated = getAbiItem({ abi: factoryAbi, name: 'PairCreated' });
  const poolCreated = getAbiItem({ abi: poolFactoryAbi, name: 'NewSmartChefContract' });
  return {
    contracts: {
      VotingMoney: {
        chain: 'besc',
        abi: onlyEvents(moneyTokenAbi, 'Transfer'),
        ...contractOf(settings, 'tokens', 'money'),
      },
      VotingFarm: {
        chain: 'besc',
        abi: onlyEvents(farmMasterAbi, 'Deposit', 'Withdraw', 'EmergencyWithdraw'),
        ...sourceOf(settings, 'farms', 'master'),
      },
      VotingVault: {
        chain: 'besc',
        abi: onlyEvents(moneyVaultAbi, 'Deposit', 'Withdraw'),
        ...sourceOf(settings, 'pools', 'vault'),
      },
      VotingPool: {
        chain: 'besc',
        abi: onlyEvents(stakingPoolAbi, 'Deposit', 'Withdraw', 'EmergencyWithdraw'),
        ...pools,
        address: factory({ address: pools.address, event: poolCreated, parameter: 'pool' }),
      },
      VotingPair: {
        chain: 'besc',
        abi: onlyEvents(pairAbi, 'Transfer'),
        startBlock: exchange.startBlock,
        address: factory({ address: exchange.address, event: pairCreated, parameter: 'pair' }),
      },
    },
  } as const;
}
