import { factoryAbi } from '@besc/contracts/abi/factory';
import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { pairAbi } from '@besc/contracts/abi/pair';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { zeroAddress } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import { max } from '@besc/domain/shared/math';
import type { KeeperChain } from '../shared/keeper-chain';
import type { VaultReading } from './compound-plan';

/** Reads the vault, and the pair that says what MONEY is worth in coins. */
export async function readVault({ client, deployment }: KeeperChain): Promise<VaultReading> {
  const vault = { address: addressOf(deployment, 'pools', 'vault'), abi: moneyVaultAbi } as const;
  const [money, wbesc] = [addressOf(deployment, 'tokens', 'money'), addressOf(deployment, 'tokens', 'wbesc')];
  const factory = addressOf(deployment, 'swap', 'factory');
  const farms = { address: addressOf(deployment, 'farms', 'master'), abi: farmMasterAbi } as const;
  const [block, isPulled, pausedUntil, farmsPausedUntil, pending, bounty, pair] = await Promise.all([
    client.getBlock(),
    client.readContract({ ...vault, functionName: 'isPulled' }),
    client.readContract({ ...vault, functionName: 'pausedUntil' }),
    client.readContract({ ...farms, functionName: 'pausedUntil' }),
    client.readContract({ ...vault, functionName: 'calculateTotalPendingCakeRewards' }),
    // Where somebody else's harvest is on its way, a node that knows of it says what is left.
    client.readContract({ ...vault, functionName: 'calculateHarvestCakeRewards', blockTag: 'pending' }),
    client.readContract({ address: factory, abi: factoryAbi, functionName: 'getPair', args: [money, wbesc] }),
  ]);
  // A harvest stakes in the farm, which takes nothing during its own pause.
  const isPaused = max(pausedUntil, farmsPausedUntil) > block.timestamp;
  const reading = { isPulled, isPaused, pending, bounty };
  if (pair === zeroAddress) return { ...reading, reserves: undefined };
  const [reserve0, reserve1] = await client.readContract({ address: pair, abi: pairAbi, functionName: 'getReserves' });
  const [moneyReserve, wbescReserve] = addressOrder(money, wbesc) < 0 ? [reserve0, reserve1] : [reserve1, reserve0];
  return { ...reading, reserves: { money: moneyReserve, wbesc: wbescReserve } };
}
