import { factoryAbi } from '@besc/contracts/abi/factory';
import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { moneyTokenAbi } from '@besc/contracts/abi/money-token';
import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { pairAbi } from '@besc/contracts/abi/pair';
import { poolFactoryAbi } from '@besc/contracts/abi/pool-factory';
import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import { factory } from 'ponder';
import { type Abi, getAbiItem } from 'viem';
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
        abi: only(moneyTokenAbi, 'Transfer'),
        ...contractOf(settings, 'tokens', 'money'),
      },
      VotingFarm: {
        chain: 'besc',
        abi: only(farmMasterAbi, 'Deposit', 'Withdraw', 'EmergencyWithdraw'),
        ...sourceOf(settings, 'farms', 'master'),
      },
      VotingVault: {
        chain: 'besc',
        abi: only(moneyVaultAbi, 'Deposit', 'Withdraw'),
        ...sourceOf(settings, 'pools', 'vault'),
      },
      VotingPool: {
        chain: 'besc',
        abi: only(stakingPoolAbi, 'Deposit', 'Withdraw', 'EmergencyWithdraw'),
        ...pools,
        address: factory({ address: pools.address, event: poolCreated, parameter: 'pool' }),
      },
      VotingPair: {
        chain: 'besc',
        abi: only(pairAbi, 'Transfer'),
        startBlock: exchange.startBlock,
        address: factory({ address: exchange.address, event: pairCreated, parameter: 'pair' }),
      },
    },
  } as const;
}

type Named<Interface extends Abi, Name> = Extract<Interface[number], { type: 'event'; name: Name }>;

/** The events of these names: what else a contract tells need not be fetched for this. */
function only<const Interface extends Abi, const Name extends string>(abi: Interface, ...names: Name[]) {
  const events = abi.filter((item) => item.type === 'event' && (names as string[]).includes(item.name));
  return events as readonly unknown[] as readonly Named<Interface, Name>[];
}
