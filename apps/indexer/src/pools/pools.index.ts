import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { moneyTokenAbi } from '@besc/contracts/abi/money-token';
import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { poolFactoryAbi } from '@besc/contracts/abi/pool-factory';
import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import { factory } from 'ponder';
import { parseAbiItem } from 'viem';
import type { IndexSettings } from '../shared/parse-index-settings';
import { sourceOf } from '../shared/source-of';

export * from './pool-tables';
export * from './vault-tables';

/**
 * The pool factory and every pool it has made, whatever is staked in it; the vault, and what its stake in farm 0 is paid. A
 * chain without them has no rows of them.
 */
export function poolsSources(settings: IndexSettings) {
  const pools = sourceOf(settings, 'pools', 'factory');
  const vault = sourceOf(settings, 'pools', 'vault');
  const master = sourceOf(settings, 'farms', 'master');
  const created = parseAbiItem('event NewSmartChefContract(address indexed pool)');
  const made = factory({ address: pools.address, event: created, parameter: 'pool' });
  return {
    contracts: {
      PoolFactory: { chain: 'besc', abi: poolFactoryAbi, ...pools },
      Pool: { chain: 'besc', abi: stakingPoolAbi, ...pools, address: made },
      Vault: { chain: 'besc', abi: moneyVaultAbi, ...vault },
      VaultMint: {
        chain: 'besc',
        abi: moneyTokenAbi,
        ...vault,
        address: contractOf(settings, 'tokens', 'money').address,
        filter: { event: 'Emission', args: { to: vault.address } },
      },
      VaultStake: {
        chain: 'besc',
        abi: farmMasterAbi,
        ...vault,
        address: master.address,
        filter: { event: 'Withdraw', args: { user: vault.address, pid: 0n } },
      },
    },
  } as const;
}
