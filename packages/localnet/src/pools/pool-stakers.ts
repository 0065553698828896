import { nativePoolAbi } from '@besc/contracts/abi/native-pool';
import { poolFactoryAbi } from '@besc/contracts/abi/pool-factory';
import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import type { Deployment } from '@besc/wire/settings/deployment';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { parseEther } from 'viem';
import type { Chain } from '../chain';
import { aggregatedRead, balanceRead, type ContractRead } from '../history/chain-reads';
import { chainRoles } from '../history/chain-roles';
import { type LocalPool, localPools } from './local-pools';

/** A pool of the local chain as the factory made it. */
export interface MadePool {
  readonly address: Address;
  readonly plan: LocalPool;
  readonly isNative: boolean;
  readonly stakedToken: Address;
  readonly endBlock: bigint;
  /** Smallest units; 0n is none. */
  readonly limit: bigint;
}

/** An account that stakes in a pool by itself, and what it has; smallest units. */
export interface PoolStaker {
  readonly pool: MadePool;
  readonly account: Address;
  staked: bigint;
  wallet: bigint;
}

const stakersPerPool = 4;
/** Coins are plenty in the accounts of a local chain. */
const nativeWallet = parseEther('20000');

/** Whether the local pools are there. */
export async function arePoolsMade(chain: Chain, deployment: Deployment): Promise<boolean> {
  const read = aggregatedRead(addressOf(deployment, 'shared', 'multicall'), [
    { address: addressOf(deployment, 'pools', 'factory'), abi: poolFactoryAbi, functionName: 'poolLength' },
  ]);
  return ((await read.read(chain.rpc))[0] as bigint) >= BigInt(localPools.length);
}

/** The pools of the local chain, in the factory's order. */
export async function madePools(chain: Chain, deployment: Deployment): Promise<MadePool[]> {
  const factory = addressOf(deployment, 'pools', 'factory');
  const multicall = addressOf(deployment, 'shared', 'multicall');
  const list = localPools.map((_, index): ContractRead => {
    return { address: factory, abi: poolFactoryAbi, functionName: 'pools', args: [BigInt(index)] };
  });
  const addresses = ((await aggregatedRead(multicall, list).read(chain.rpc)) as string[]).map(checksumAddress);
  const names = ['stakedToken', 'bonusEndBlock', 'poolLimitPerUser'];
  const reads = addresses.flatMap((address) =>
    names.map((functionName): ContractRead => ({ address, abi: stakingPoolAbi, functionName })),
  );
  const values = await aggregatedRead(multicall, reads).read(chain.rpc);
  return localPools.flatMap((plan, index): MadePool[] => {
    const address = addresses[index];
    if (!address) return [];
    const [stakedToken, endBlock, limit] = values.slice(index * names.length) as [string, bigint, bigint];
    const isNative = plan.stakes === 'BESC';
    return [{ address, plan, isNative, stakedToken: checksumAddress(stakedToken), endBlock, limit }];
  });
}

/** Who stakes where: four traders in each pool, of LP those who supply it. */
export function poolStakers(chain: Chain, pools: readonly MadePool[]): PoolStaker[] {
  const { traders, suppliers } = chainRoles(chain);
  return pools.flatMap((pool, index) => {
    if (pool.plan.isEmpty) return [];
    const from = pool.plan.stakes.includes('-') ? suppliers : traders;
    const places = Array.from({ length: stakersPerPool }, (_, place) => (index * 5 + place * 7) % from.length);
    return [...new Set(places)].flatMap((place): PoolStaker[] => {
      const account = from[place]?.address;
      return account ? [{ pool, account, staked: 0n, wallet: 0n }] : [];
    });
  });
}

/** Asks the chain what all of them have. */
export async function readPoolStakers(
  chain: Chain,
  { deployment, stakers }: { deployment: Deployment; stakers: readonly PoolStaker[] },
): Promise<void> {
  const reads = stakers.flatMap(({ pool: { address, isNative, stakedToken }, account }): ContractRead[] => [
    { address, abi: isNative ? nativePoolAbi : stakingPoolAbi, functionName: 'userInfo', args: [account] },
    balanceRead(stakedToken, account),
  ]);
  const values = await aggregatedRead(addressOf(deployment, 'shared', 'multicall'), reads).read(chain.rpc);
  for (const [index, staker] of stakers.entries()) {
    [staker.staked] = values[2 * index] as [bigint];
    staker.wallet = staker.pool.isNative ? nativeWallet : (values[2 * index + 1] as bigint);
  }
}
