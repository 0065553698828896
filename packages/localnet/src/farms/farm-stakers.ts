import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import type { Deployment } from '@besc/wire/settings/deployment';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { Chain } from '../chain';
import { aggregatedRead, balanceRead, type ContractRead } from '../history/chain-reads';
import { chainRoles } from '../history/chain-roles';

/** An account that stakes in a farm by itself, and what it has; smallest units. */
export interface FarmStaker {
  readonly pid: number;
  readonly token: Address;
  readonly account: Address;
  staked: bigint;
  wallet: bigint;
}

/** Whether somebody stakes MONEY, as on every chain on which the farms were opened. */
export async function isFarmed(chain: Chain, deployment: Deployment): Promise<boolean> {
  const read = aggregatedRead(addressOf(deployment, 'shared', 'multicall'), [
    { address: addressOf(deployment, 'farms', 'master'), abi: farmMasterAbi, functionName: 'totalStaked', args: [0n] },
  ]);
  return (await read.read(chain.rpc))[0] !== 0n;
}

/** What is staked in each farm, by its number. */
export async function farmTokens(chain: Chain, deployment: Deployment): Promise<Address[]> {
  const address = addressOf(deployment, 'farms', 'master');
  const read = aggregatedRead(addressOf(deployment, 'shared', 'multicall'), [
    { address, abi: farmMasterAbi, functionName: 'poolLength' },
  ]);
  const [length = 0n] = (await read.read(chain.rpc)) as bigint[];
  const farms = Array.from({ length: Number(length) }, (_, pid): ContractRead => {
    return { address, abi: farmMasterAbi, functionName: 'poolInfo', args: [BigInt(pid)] };
  });
  const infos = await aggregatedRead(addressOf(deployment, 'shared', 'multicall'), farms).read(chain.rpc);
  return (infos as [string][]).map(([token]) => checksumAddress(token));
}

/** Who stakes where, before anybody has been asked what it has: six traders and the suppliers in each farm. */
export async function farmStakers(chain: Chain, deployment: Deployment): Promise<FarmStaker[]> {
  const { traders, suppliers } = chainRoles(chain);
  const tokens = await farmTokens(chain, deployment);
  const others = traders.slice(0, -suppliers.length);
  return tokens.flatMap((token, pid) => {
    const chosen = others.filter((_, index) => index % tokens.length === pid);
    const accounts = pid === 0 ? chosen : [...chosen, ...suppliers];
    return accounts.map(({ address }): FarmStaker => ({ pid, token, account: address, staked: 0n, wallet: 0n }));
  });
}

/** Asks the chain what all of them have. */
export async function readFarmStakers(
  chain: Chain,
  { deployment, stakers }: { deployment: Deployment; stakers: readonly FarmStaker[] },
): Promise<void> {
  const address = addressOf(deployment, 'farms', 'master');
  const reads = stakers.flatMap(({ pid, token, account }): ContractRead[] => [
    { address, abi: farmMasterAbi, functionName: 'userInfo', args: [BigInt(pid), account] },
    balanceRead(token, account),
  ]);
  const values = await aggregatedRead(addressOf(deployment, 'shared', 'multicall'), reads).read(chain.rpc);
  for (const [index, staker] of stakers.entries()) {
    [staker.staked] = values[2 * index] as [bigint, bigint];
    staker.wallet = values[2 * index + 1] as bigint;
  }
}
