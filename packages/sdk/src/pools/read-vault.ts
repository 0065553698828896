import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { isFarmLive } from '@besc/domain/farms/farm';
import { isEmitting } from '@besc/domain/farms/farm-rewards';
import type { MoneyFarm, MoneyFarmHolder, Vault, VaultHolder } from '@besc/domain/pools/vault';
import type { Address } from '@besc/domain/shared/address';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import type { PartlyRead } from '@besc/domain/shared/partly-read';
import { weightedReward } from '@besc/domain/yields/reward-apr';
import type { BatchReader } from '../shared/reads/batch-reader';
import { readAllowance } from '../shared/reads/read-allowance';
import { readFields } from '../shared/reads/read-fields';

/** Where the vault, the farms and MONEY stand, and whose part is read. */
interface VaultPlaces {
  readonly reader: BatchReader;
  readonly vault: Address;
  readonly farms: Address;
  readonly money: Address;
  readonly account: Address | undefined;
}

/**
 * The vault, and the account in it; in the request of the tick. An answer that is refused is missing and stops none of the
 * others. Rejects with ReadError when the chain could not be asked.
 */
export async function readVault({ reader, vault: address, farms, money, account }: VaultPlaces): Promise<{
  readonly vault: PartlyRead<Vault>;
  readonly holder: PartlyRead<VaultHolder> | undefined;
}> {
  const at = { address, abi: moneyVaultAbi } as const;
  const [{ pausedUntil, ...vault }, holder] = await Promise.all([
    readFields({
      totalShares: reader.read({ ...at, functionName: 'totalShares' }),
      assets: reader.read({ ...at, functionName: 'balanceOf' }),
      pricePerShare: reader.read({ ...at, functionName: 'getPricePerFullShare' }),
      pending: reader.read({ ...at, functionName: 'calculateTotalPendingCakeRewards' }),
      owed: reader.read({ address: farms, abi: farmMasterAbi, functionName: 'owedMoney', args: [0n, address] }),
      bounty: reader.read({ ...at, functionName: 'calculateHarvestCakeRewards' }),
      performanceFeeBps: reader.read({ ...at, functionName: 'performanceFee' }),
      callFeeBps: reader.read({ ...at, functionName: 'callFee' }),
      withdrawFeeBps: reader.read({ ...at, functionName: 'withdrawFee' }),
      withdrawFeePeriodSeconds: reader.read({ ...at, functionName: 'withdrawFeePeriod' }),
      isPulled: reader.read({ ...at, functionName: 'isPulled' }),
      pausedUntil: reader.read({ ...at, functionName: 'pausedUntil' }),
    }),
    account && readHolder({ reader, vault: address, money, account }),
  ]);
  return {
    vault: {
      ...vault,
      pricePerShare: vault.pricePerShare ?? priceOf(vault),
      pausedUntil: pausedUntil === undefined ? undefined : Number(pausedUntil),
    },
    holder,
  };
}

/** What a share is worth by what is there, as the vault counts it. */
function priceOf({ totalShares, assets }: PartlyRead<Pick<Vault, 'totalShares' | 'assets'>>): bigint | undefined {
  if (totalShares === undefined || assets === undefined) return undefined;
  return totalShares === 0n ? oneE18 : (assets * oneE18) / totalShares;
}

async function readHolder(options: {
  readonly reader: BatchReader;
  readonly vault: Address;
  readonly money: Address;
  readonly account: Address;
}): Promise<PartlyRead<VaultHolder>> {
  const { reader, vault, money, account } = options;
  const { info, allowance } = await readFields({
    info: reader.read({ address: vault, abi: moneyVaultAbi, functionName: 'userInfo', args: [account] }),
    allowance: readAllowance({ reader, token: money, owner: account, spender: vault }),
  });
  const [shares, lastDepositedTime, worthAtLastAction, lastActionTime] = info ?? [];
  return { shares, lastDepositedTime, worthAtLastAction, lastActionTime, allowance };
}

/**
 * Farm 0, whose part of the emission is 0n before the first and from the last block of it on, and the account in it; in the
 * request of the tick. An answer that is refused is missing and stops none of the others. Rejects with ReadError when the chain
 * could not be asked.
 */
export async function readMoneyFarm({ reader, farms: address, money, account }: Omit<VaultPlaces, 'vault'>): Promise<{
  readonly farm: PartlyRead<MoneyFarm> & Pick<MoneyFarm, 'isLive'>;
  readonly holder: PartlyRead<MoneyFarmHolder> | undefined;
}> {
  const at = { address, abi: farmMasterAbi } as const;
  const [{ info, totalWeight, perBlock, totalStaked, startBlock, endBlock, pausedUntil }, holder] = await Promise.all([
    readFields({
      info: reader.read({ ...at, functionName: 'poolInfo', args: [0n] }),
      totalWeight: reader.read({ ...at, functionName: 'totalAllocPoint' }),
      perBlock: reader.read({ ...at, functionName: 'moneyPerBlock' }),
      totalStaked: reader.read({ ...at, functionName: 'totalStaked', args: [0n] }),
      startBlock: reader.read({ ...at, functionName: 'startBlock' }),
      endBlock: reader.read({ ...at, functionName: 'endBlock' }),
      pausedUntil: reader.read({ ...at, functionName: 'pausedUntil' }),
    }),
    account && readFarmHolder({ reader, farms: address, money, account }),
  ]);
  // After the other answers, whose block it is.
  const block = reader.blocks.current();
  const weight = info?.[1];
  const emission = startBlock === undefined || endBlock === undefined ? undefined : { startBlock, endBlock };
  const isPaid = emission && (block === undefined || isEmitting(emission, block));
  const isRewardRead = perBlock !== undefined && weight !== undefined && totalWeight !== undefined;
  const isLive = isFarmLive({ allocPoint: weight }, { endBlock }, block ?? 0n);
  return {
    farm: {
      emission,
      isLive,
      totalStaked,
      rewardPerBlock:
        !isRewardRead || isPaid === undefined ? undefined : isPaid ? weightedReward(perBlock, weight, totalWeight) : 0n,
      pausedUntil: pausedUntil === undefined ? undefined : Number(pausedUntil),
    },
    holder,
  };
}

async function readFarmHolder(options: {
  readonly reader: BatchReader;
  readonly farms: Address;
  readonly money: Address;
  readonly account: Address;
}): Promise<PartlyRead<MoneyFarmHolder>> {
  const { reader, farms, money, account } = options;
  const at = { address: farms, abi: farmMasterAbi } as const;
  const { info, ...holder } = await readFields({
    info: reader.read({ ...at, functionName: 'userInfo', args: [0n, account] }),
    earned: reader.read({ ...at, functionName: 'pendingMoney', args: [0n, account] }),
    owed: reader.read({ ...at, functionName: 'owedMoney', args: [0n, account] }),
    allowance: readAllowance({ reader, token: money, owner: account, spender: farms }),
  });
  return { ...holder, staked: info?.[0] };
}
