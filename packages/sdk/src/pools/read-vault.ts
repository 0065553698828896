import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { isFarmLive } from '@besc/domain/farms/farm';
import { isEmitting } from '@besc/domain/farms/farm-rewards';
import type { MoneyFarm, MoneyFarmHolder, Vault, VaultHolder } from '@besc/domain/pools/vault';
import type { Address } from '@besc/domain/shared/address';
import { weightedReward } from '@besc/domain/yields/reward-apr';
import type { BatchReader } from '../shared/batch-reader';
import { readAllowance } from '../shared/read-allowance';

/** Where the vault, the farms and MONEY stand, and whose part is read. */
interface VaultPlaces {
  readonly reader: BatchReader;
  readonly vault: Address;
  readonly farms: Address;
  readonly money: Address;
  readonly account: Address | undefined;
}

/** The vault, and the account in it; in the request of the tick. Rejects with ReadError when one answer is missing. */
export async function readVault({ reader, vault: address, farms, money, account }: VaultPlaces): Promise<{
  readonly vault: Vault;
  readonly holder: VaultHolder | undefined;
}> {
  const at = { address, abi: moneyVaultAbi } as const;
  const [
    totalShares,
    assets,
    pricePerShare,
    pending,
    owed,
    bounty,
    performanceFeeBps,
    callFeeBps,
    withdrawFeeBps,
    withdrawFeePeriodSeconds,
    isPulled,
    pausedUntil,
    holder,
  ] = await Promise.all([
    reader.read({ ...at, functionName: 'totalShares' }),
    reader.read({ ...at, functionName: 'balanceOf' }),
    reader.read({ ...at, functionName: 'getPricePerFullShare' }),
    reader.read({ ...at, functionName: 'calculateTotalPendingCakeRewards' }),
    reader.read({ address: farms, abi: farmMasterAbi, functionName: 'owedMoney', args: [0n, address] }),
    reader.read({ ...at, functionName: 'calculateHarvestCakeRewards' }),
    reader.read({ ...at, functionName: 'performanceFee' }),
    reader.read({ ...at, functionName: 'callFee' }),
    reader.read({ ...at, functionName: 'withdrawFee' }),
    reader.read({ ...at, functionName: 'withdrawFeePeriod' }),
    reader.read({ ...at, functionName: 'isPulled' }),
    reader.read({ ...at, functionName: 'pausedUntil' }),
    account && readHolder({ reader, vault: address, money, account }),
  ]);
  return {
    vault: {
      ...{ totalShares, assets, pricePerShare, pending, owed, bounty, performanceFeeBps, callFeeBps, withdrawFeeBps },
      ...{ withdrawFeePeriodSeconds, isPulled, pausedUntil: Number(pausedUntil) },
    },
    holder,
  };
}

async function readHolder(options: {
  readonly reader: BatchReader;
  readonly vault: Address;
  readonly money: Address;
  readonly account: Address;
}): Promise<VaultHolder> {
  const { reader, vault, money, account } = options;
  const [[shares, lastDepositedTime, worthAtLastAction, lastActionTime], allowance] = await Promise.all([
    reader.read({ address: vault, abi: moneyVaultAbi, functionName: 'userInfo', args: [account] }),
    readAllowance({ reader, token: money, owner: account, spender: vault }),
  ]);
  return { shares, lastDepositedTime, worthAtLastAction, lastActionTime, allowance };
}

/**
 * Farm 0, whose part of the emission is 0n before the first and from the last block of it on, and the account in it; in the
 * request of the tick. Rejects with ReadError when one answer is missing.
 */
export async function readMoneyFarm({ reader, farms: address, money, account }: Omit<VaultPlaces, 'vault'>): Promise<{
  readonly farm: MoneyFarm;
  readonly holder: MoneyFarmHolder | undefined;
}> {
  const at = { address, abi: farmMasterAbi } as const;
  const [[, weight], totalWeight, perBlock, totalStaked, startBlock, endBlock, pausedUntil, holder] = await Promise.all(
    [
      reader.read({ ...at, functionName: 'poolInfo', args: [0n] }),
      reader.read({ ...at, functionName: 'totalAllocPoint' }),
      reader.read({ ...at, functionName: 'moneyPerBlock' }),
      reader.read({ ...at, functionName: 'totalStaked', args: [0n] }),
      reader.read({ ...at, functionName: 'startBlock' }),
      reader.read({ ...at, functionName: 'endBlock' }),
      reader.read({ ...at, functionName: 'pausedUntil' }),
      account && readFarmHolder({ reader, farms: address, money, account }),
    ],
  );
  // After the other answers, whose block it is.
  const block = reader.blocks.current();
  const emission = { startBlock, endBlock };
  const isPaid = block === undefined || isEmitting(emission, block);
  const rewardPerBlock = isPaid ? weightedReward(perBlock, weight, totalWeight) : 0n;
  const isLive = isFarmLive({ allocPoint: weight }, emission, block ?? 0n);
  return { farm: { rewardPerBlock, emission, isLive, totalStaked, pausedUntil: Number(pausedUntil) }, holder };
}

async function readFarmHolder(options: {
  readonly reader: BatchReader;
  readonly farms: Address;
  readonly money: Address;
  readonly account: Address;
}): Promise<MoneyFarmHolder> {
  const { reader, farms, money, account } = options;
  const at = { address: farms, abi: farmMasterAbi } as const;
  const [[staked], earned, owed, allowance] = await Promise.all([
    reader.read({ ...at, functionName: 'userInfo', args: [0n, account] }),
    reader.read({ ...at, functionName: 'pendingMoney', args: [0n, account] }),
    reader.read({ ...at, functionName: 'owedMoney', args: [0n, account] }),
    readAllowance({ reader, token: money, owner: account, spender: farms }),
  ]);
  return { staked, earned, owed, allowance };
}
