import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { pairAbi } from '@besc/contracts/abi/pair';
import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Hex } from '@besc/domain/shared/hex';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { type Abi, createPublicClient, formatEther, http } from 'viem';
import { expect } from 'vitest';
import type { OddMarket } from './odd-market';
import type { Tables } from './read-tables';

/** Holds what the index says of LP, stakes, debts and shares against what the contracts say of themselves at the same block. */
export async function expectContractState(
  { chain, deployment }: Pick<OddMarket, 'chain' | 'deployment'>,
  got: Tables,
): Promise<void> {
  const client = createPublicClient({ transport: http(chain.rpcUrl, { batch: true }) });
  const master = addressOf(deployment, 'farms', 'master');
  const vault = addressOf(deployment, 'pools', 'vault');
  const read = (address: Hex, abi: Abi, functionName: string, args: readonly unknown[] = []) =>
    client.readContract({ address: checksumAddress(address), abi, functionName, args });
  const all = (table: string) => Object.values(got[table] ?? {});
  await Promise.all([
    ...all('pair').map(async ({ id, totalSupply }) => {
      const supply = (await read(String(id) as Hex, pairAbi, 'totalSupply')) as bigint;
      expect(totalSupply, `LP of ${id}`).toBe(formatEther(supply));
    }),
    ...all('farmMaster').map(async (row) => {
      expect(row.moneyPerBlock).toBe(String(await read(master, farmMasterAbi, 'moneyPerBlock')));
      expect(row.totalAllocPoint).toBe(String(await read(master, farmMasterAbi, 'totalAllocPoint')));
      expect(row.farmCount).toBe(Number(await read(master, farmMasterAbi, 'poolLength')));
    }),
    ...all('farm').map(async ({ id, staked }) => {
      expect(staked, `farm ${id}`).toBe(String(await read(master, farmMasterAbi, 'totalStaked', [id])));
    }),
    ...all('farmPosition').map(async ({ id, farmId, account, staked, owed }) => {
      const [amount] = (await read(master, farmMasterAbi, 'userInfo', [farmId, account])) as readonly [bigint];
      const debt = await read(master, farmMasterAbi, 'owedMoney', [farmId, account]);
      expect([staked, owed], String(id)).toEqual([String(amount), String(debt)]);
    }),
    ...all('pool').map(async ({ id, staked, accTokenPerShare }) => {
      const pool = String(id) as Hex;
      const told = [
        await read(pool, stakingPoolAbi, 'totalStaked'),
        await read(pool, stakingPoolAbi, 'accTokenPerShare'),
      ];
      expect([staked, accTokenPerShare], pool).toEqual(told.map(String));
    }),
    ...all('poolPosition').map(async ({ id, poolId, account, staked, owed, paidPerShare }) => {
      const pool = String(poolId) as Hex;
      const [amount, debt] = (await read(pool, stakingPoolAbi, 'userInfo', [account])) as readonly [bigint, bigint];
      const left = await read(pool, stakingPoolAbi, 'owedReward', [account]);
      expect([staked, owed], String(id)).toEqual([String(amount), String(left)]);
      const parts = BigInt(String(got.pool?.[pool]?.precision));
      expect((BigInt(String(staked)) * BigInt(String(paidPerShare))) / parts, String(id)).toBe(debt);
    }),
    ...all('vault').map(async ({ shares, assets, pricePerShare }) => {
      const names = ['totalShares', 'balanceOf', 'getPricePerFullShare'];
      const told = await Promise.all(names.map((name) => read(vault, moneyVaultAbi, name)));
      expect([shares, assets, pricePerShare], 'vault').toEqual(told.map(String));
    }),
    ...all('vaultPosition').map(async ({ id, account, shares, worth, lastDeposited }) => {
      const told = (await read(vault, moneyVaultAbi, 'userInfo', [account])) as readonly bigint[];
      expect([shares, lastDeposited, worth].map(String), String(id)).toEqual(told.slice(0, 3).map(String));
    }),
  ]);
}
