import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { poolFactoryAbi } from '@besc/contracts/abi/pool-factory';
import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { poolDepositCall, poolHarvestCall, poolWithdrawCall } from '@besc/sdk/pools/pool-calls';
import { vaultDepositCall, vaultHarvestCall, vaultWithdrawCall } from '@besc/sdk/pools/vault-calls';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { getContract } from 'viem';
import { addressAt } from '../history/address-at';
import { chainClient } from '../history/chain-client';
import { chainRoles } from '../history/chain-roles';
import type { HistoryWorld } from '../history/history-writer';
import type { StakePlace } from '../history/stakers';
import { type LocalPool, localPools } from './local-pools';

type World = Pick<HistoryWorld, 'chain' | 'deployment'>;

/** A pool of the local chain as the factory made it. */
export interface MadePool extends StakePlace {
  readonly address: Address;
  readonly plan: LocalPool;
}

/** How near to its end a pool is not staked in any more. */
const blocksBeforeEnd = 200n;

/** The pools of the local chain in the factory's order, none where they were not made. Four traders stake in each, LP is staked by who supplies it. */
export async function poolPlaces({ chain, deployment }: World): Promise<MadePool[]> {
  const client = chainClient(chain);
  const { traders, suppliers } = chainRoles(chain);
  const factory = getContract({ address: addressOf(deployment, 'pools', 'factory'), abi: poolFactoryAbi, client });
  if ((await factory.read.poolLength()) < localPools.length) return [];
  const places = localPools.map(async (plan, index): Promise<MadePool> => {
    const address = checksumAddress(await factory.read.pools([BigInt(index)]));
    const { read } = getContract({ address, abi: stakingPoolAbi, client });
    const pool = { address, isNative: plan.stakes === 'BESC' };
    const from = plan.stakes.includes('-') ? suppliers : traders;
    const chosen = [0, 7, 14, 21].map((step) => addressAt(from, (index * 5 + step) % from.length));
    return {
      address,
      plan,
      token: pool.isNative ? undefined : checksumAddress(await read.stakedToken()),
      accounts: plan.isEmpty ? [] : [...new Set(chosen)],
      begins: 8n,
      adds: 4,
      limit: await read.poolLimitPerUser(),
      async isOpen() {
        const [block, end] = await Promise.all([client.getBlockNumber(), read.bonusEndBlock()]);
        return block + blocksBeforeEnd < end;
      },
      stakeOf: async (account) => (await read.userInfo([account]))[0],
      deposit: (amount) => poolDepositCall(pool, amount),
      harvest: () => poolHarvestCall(pool),
      withdraw: (amount) => poolWithdrawCall(pool, amount),
    };
  });
  return Promise.all(places);
}

/** The vault, in which every third trader stakes; its harvest is the bounty for compounding. */
export function vaultPlace({ chain, deployment }: World): StakePlace {
  const address = addressOf(deployment, 'pools', 'vault');
  const { read } = getContract({ address, abi: moneyVaultAbi, client: chainClient(chain) });
  return {
    token: addressOf(deployment, 'tokens', 'money'),
    accounts: chainRoles(chain).traders.flatMap((one, index) => (index % 3 === 1 ? [one.address] : [])),
    begins: 11n,
    adds: 3,
    limit: 0n,
    isOpen: async () => true,
    stakeOf: async (account) => (await read.userInfo([account]))[0],
    deposit: (amount) => vaultDepositCall(address, amount),
    harvest: () => vaultHarvestCall(address),
    withdraw: (shares) => vaultWithdrawCall(address, { kind: 'shares', shares }),
  };
}
