import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { moneyTokenAbi } from '@besc/contracts/abi/money-token';
import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { poolFactoryAbi } from '@besc/contracts/abi/pool-factory';
import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Hex } from '@besc/domain/shared/hex';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { encodeFunctionData, keccak256, toHex } from 'viem';
import type { OddMarket } from './odd-market';

const minterRole = keccak256(toHex('MINTER_ROLE'));
/** The last block that a pool's terms can name. */
const lastBlock = 2n ** 32n - 1n;

/** What owners may do and chance leaves out: a pool as late as its contract allows, and a vault staked again that was owed. */
export async function writeRareTerms({ chain, deployment, block }: OddMarket): Promise<void> {
  const owner = chain.accounts[0]?.address ?? '0x';
  const master = checksumAddress(addressOf(deployment, 'farms', 'master'));
  const factory = checksumAddress(addressOf(deployment, 'pools', 'factory'));
  const vault = checksumAddress(addressOf(deployment, 'pools', 'vault'));
  const money = checksumAddress(addressOf(deployment, 'tokens', 'money'));
  const timelock = checksumAddress(addressOf(deployment, 'governance', 'timelock'));
  const stable = checksumAddress(deployment.tokens.find(({ symbol }) => symbol === 'BUSDC')?.address ?? '0x');
  const call = (to: Hex, data: Hex, from: Hex = owner) => block([{ from, to, data, gas: '0x4c4b40' }], 10);
  const ask = async (to: Hex, data: Hex) => BigInt(await chain.rpc.request<Hex>('eth_call', [{ to, data }, 'latest']));

  const at = await ask(factory, encodeFunctionData({ abi: poolFactoryAbi, functionName: 'poolLength' }));
  const start = BigInt(await chain.blockNumber()) + 100n;
  const args = [money, stable, 1n, start, lastBlock, 0n, owner] as const;
  await call(factory, encodeFunctionData({ abi: poolFactoryAbi, functionName: 'deployPool', args }));
  const made = await ask(factory, encodeFunctionData({ abi: poolFactoryAbi, functionName: 'pools', args: [at] }));
  const later = { functionName: 'updateStartAndEndBlocks', args: [lastBlock - 1n, lastBlock] } as const;
  await call(toHex(made, { size: 20 }), encodeFunctionData({ abi: stakingPoolAbi, ...later }));

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
}
