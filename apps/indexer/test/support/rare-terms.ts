import { erc20Abi } from '@besc/contracts/abi/erc20';
import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { moneyTokenAbi } from '@besc/contracts/abi/money-token';
import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { poolFactoryAbi } from '@besc/contracts/abi/pool-factory';
import { routerAbi } from '@besc/contracts/abi/router';
import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Hex } from '@besc/domain/shared/hex';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { encodeFunctionData, keccak256, maxUint256, toHex } from 'viem';
import type { OddMarket } from './odd-market';

const minterRole = keccak256(toHex('MINTER_ROLE'));
/** The last block that a pool's terms can name. */
const lastBlock = 2n ** 32n - 1n;
/** A thousand whole tokens. */
const amount = 10n ** 21n;

/**
 * What people may do and chance leaves out: a pool as late as its contract allows, a stake of a token that BUSDC alone prices
 * right after the coin's price moved, a vault staked again that was owed, and a pool whose reward does not move in some blocks.
 */
export async function writeRareTerms({ chain, deployment, block, farming }: OddMarket): Promise<void> {
  const owner = chain.accounts[0]?.address ?? '0x';
  const master = checksumAddress(addressOf(deployment, 'farms', 'master'));
  const factory = checksumAddress(addressOf(deployment, 'pools', 'factory'));
  const vault = checksumAddress(addressOf(deployment, 'pools', 'vault'));
  const money = checksumAddress(addressOf(deployment, 'tokens', 'money'));
  const timelock = checksumAddress(addressOf(deployment, 'governance', 'timelock'));
  const token = (name: string) =>
    checksumAddress(deployment.tokens.find(({ symbol }) => symbol === name)?.address ?? '0x');
  const [stable, priced] = [token('BUSDC'), token('OLDG')];
  const call = (to: Hex, data: Hex, from: Hex = owner) => block([{ from, to, data, gas: '0x4c4b40' }], 10);
  const ask = async (to: Hex, data: Hex) => BigInt(await chain.rpc.request<Hex>('eth_call', [{ to, data }, 'latest']));

  const start = BigInt(await chain.blockNumber()) + 100n;
  const usual = { reward: stable, rate: 1n, from: start, until: lastBlock };
  const makePool = async (stake: Hex, terms: { reward: Hex; rate: bigint; from: bigint; until: bigint } = usual) => {
    const at = await ask(factory, encodeFunctionData({ abi: poolFactoryAbi, functionName: 'poolLength' }));
    const { reward, rate, from, until } = terms;
    const args = [stake, reward, rate, from, until, 0n, owner] as const;
    await call(factory, encodeFunctionData({ abi: poolFactoryAbi, functionName: 'deployPool', args }));
    const made = await ask(factory, encodeFunctionData({ abi: poolFactoryAbi, functionName: 'pools', args: [at] }));
    return toHex(made, { size: 20 });
  };
  const later = { functionName: 'updateStartAndEndBlocks', args: [lastBlock - 1n, lastBlock] } as const;
  await call(await makePool(money), encodeFunctionData({ abi: stakingPoolAbi, ...later }));

  const pool = await makePool(priced);
  await call(priced, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [pool, maxUint256] }));
  const path = [stable, checksumAddress(addressOf(deployment, 'tokens', 'wbesc'))];
  const bought = { functionName: 'swapExactTokensForTokens', args: [amount, 0n, path, owner, 2n ** 40n] } as const;
  const router = checksumAddress(addressOf(deployment, 'swap', 'router'));
  await call(router, encodeFunctionData({ abi: routerAbi, ...bought }));
  await call(pool, encodeFunctionData({ abi: stakingPoolAbi, functionName: 'deposit', args: [amount] }));

  const vaultCall = (functionName: 'harvest' | 'emergencyWithdraw' | 'earn') =>
    call(vault, encodeFunctionData({ abi: moneyVaultAbi, functionName }));
  const role = (functionName: 'revokeRole' | 'grantRole') =>
    call(money, encodeFunctionData({ abi: moneyTokenAbi, functionName, args: [minterRole, master] }), timelock);
  const debt = () => {
    const owed = { functionName: 'owedMoney', args: [0n, vault] } as const;
    return ask(master, encodeFunctionData({ abi: farmMasterAbi, ...owed }));
  };
  await call(vault, encodeFunctionData({ abi: moneyVaultAbi, functionName: 'deposit', args: [10n ** 18n] }));
  await role('revokeRole');
  await vaultCall('harvest');
  await vaultCall('emergencyWithdraw');
  await role('grantRole');
  if ((await debt()) === 0n) throw new Error('nothing is owed to the vault');
  await vaultCall('earn');
  if ((await debt()) > 0n) throw new Error('the vault has not collected what it was owed');
  // Pulled with something earned, which is collected on the way.
  await vaultCall('emergencyWithdraw');
  await vaultCall('earn');

  const fickle = checksumAddress(farming.pools[5]?.stakedToken ?? '0x');
  const from = BigInt(await chain.blockNumber()) + 5n;
  const owing = await makePool(money, { reward: fickle, rate: amount, from, until: from + 100n });
  await call(money, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [owing, maxUint256] }));
  const stake = (args: readonly [bigint]) =>
    call(owing, encodeFunctionData({ abi: stakingPoolAbi, functionName: 'deposit', args }));
  await stake([10n ** 18n]);
  await chain.mine(5);
  // It is paid in four blocks of eight.
  for (let left = 8; left > 0; left -= 1) await stake([0n]);
}
