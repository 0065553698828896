import type { Address } from '@besc/domain/shared/address';
import { type Abi, erc20Abi, maxUint256, parseEther } from 'viem';
import { minterRole } from '../deploy/minter-role';
import { farmMasterAbi } from '../generated/abi/farm-master';
import { moneyTokenAbi } from '../generated/abi/money-token';
import { moneyVaultAbi } from '../generated/abi/money-vault';
import { stakingPoolAbi } from '../generated/abi/staking-pool';
import { farmMasterBytecode } from '../generated/bytecode/farm-master';
import { moneyTokenBytecode } from '../generated/bytecode/money-token';
import { moneyVaultBytecode } from '../generated/bytecode/money-vault';
import { stakingPoolBytecode } from '../generated/bytecode/staking-pool';
import type { MeasuredChain } from './measured-chain';

/** The operations of farms, pool and vault, in the order of the table. */
export const earningOperations = [
  'farm deposit, again',
  'farm harvest',
  'farm withdraw, part',
  'update of all farms, each further',
  'vault deposit, again',
  'vault harvest for the bounty',
  'vault withdraw, part',
  'pool deposit, again',
  'pool harvest',
  'pool withdraw, part',
] as const;

export type EarningOperation = (typeof earningOperations)[number];

const treasury = '0x00000000000000000000000000000000000000fe';
const ether = (amount: number) => parseEther(`${amount}`);

/**
 * Creates farms, vault and pool, brings every slot to a steady value above zero, and measures each operation once. Each call is
 * in a block of its own, so there is always a reward to be paid. What is staked in farms and pool are tokens that follow the
 * standard; `tokens` are six of the account.
 */
export async function measureEarningGas(
  measured: MeasuredChain,
  tokens: readonly Address[],
): Promise<Record<EarningOperation, bigint>> {
  const { user, client, create, send } = measured;
  const [a, b, c, staked, reward] = tokens as [Address, Address, Address, Address, Address];
  const me = user.address;
  const money = await create(moneyTokenAbi, moneyTokenBytecode, [me, me, ether(1000)]);
  const farmArgs = [money, 0n, me, me, [money, a, b], [800n, 1000n, 1000n]];
  const farm = await create(farmMasterAbi, farmMasterBytecode, farmArgs);
  const vault = await create(moneyVaultAbi, moneyVaultBytecode, [money, farm, me, me, treasury]);
  const start = (await client.getBlockNumber()) + 10n;
  const terms = {
    stakedToken: staked,
    rewardToken: reward,
    rewardPerBlock: ether(1),
    startBlock: start,
    bonusEndBlock: start + 100_000n,
    poolLimitPerUser: 0n,
    admin: me,
  };
  const pool = await create(stakingPoolAbi, stakingPoolBytecode, [terms]);

  const results = {} as Record<EarningOperation, bigint>;
  const measure = async (operation: EarningOperation, run: () => Promise<bigint>) => {
    results[operation] = await run();
  };
  const on = (address: Address, abi: Abi) => (name: string, args: readonly unknown[]) =>
    send({ address, abi, name, args });
  const [farms, vaults, pools] = [on(farm, farmMasterAbi), on(vault, moneyVaultAbi), on(pool, stakingPoolAbi)];

  await on(money, moneyTokenAbi)('grantRole', [minterRole, farm]);
  await on(reward, erc20Abi)('transfer', [pool, ether(100_000)]);
  for (const [token, spender] of [
    [a, farm],
    [b, farm],
    [c, farm],
    [staked, pool],
    [money, vault],
    [money, farm],
  ] as const)
    await on(token, erc20Abi)('approve', [spender, maxUint256]);
  await farms('deposit', [2n, ether(10)]);
  await farms('deposit', [0n, ether(10)]);
  for (let round = 0; round < 2; round++) {
    await farms('deposit', [1n, ether(10)]);
    await farms('withdraw', [1n, ether(1)]);
    await pools('deposit', [ether(10)]);
    await pools('withdraw', [ether(1)]);
    await vaults('deposit', [ether(10)]);
    await vaults('withdraw', [ether(1)]);
    await vaults('harvest', []);
  }

  await measure('farm deposit, again', () => farms('deposit', [1n, ether(10)]));
  await measure('farm harvest', () => farms('deposit', [1n, 0n]));
  await measure('farm withdraw, part', () => farms('withdraw', [1n, ether(1)]));
  await measure('vault deposit, again', () => vaults('deposit', [ether(10)]));
  await measure('vault harvest for the bounty', () => vaults('harvest', []));
  await measure('vault withdraw, part', () => vaults('withdraw', [ether(1)]));
  await measure('pool deposit, again', () => pools('deposit', [ether(10)]));
  await measure('pool harvest', () => pools('deposit', [0n]));
  await measure('pool withdraw, part', () => pools('withdraw', [ether(1)]));

  await farms('massUpdatePools', []);
  const three = await farms('massUpdatePools', []);
  await farms('add', [1000n, c, true]);
  await farms('deposit', [3n, ether(10)]);
  await farms('massUpdatePools', []);
  await measure('update of all farms, each further', async () => (await farms('massUpdatePools', [])) - three);
  return results;
}
