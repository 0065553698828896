import { erc20Abi } from '@besc/contracts/abi/erc20';
import { factoryAbi } from '@besc/contracts/abi/factory';
import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { pairAbi } from '@besc/contracts/abi/pair';
import { poolFactoryAbi } from '@besc/contracts/abi/pool-factory';
import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import type { PowerParts } from '@besc/domain/voting/voting-power';
import type { Deployment } from '@besc/wire/settings/deployment';
import type { Hex, PublicClient } from 'viem';

const one = 10n ** 18n;

/** Voting power by the contracts themselves, whose state at a block the node still has. */
export async function powerOnChain(
  client: PublicClient,
  { deployment, account, block }: { deployment: Deployment; account: Address; block: number },
): Promise<PowerParts> {
  const at = { blockNumber: BigInt(block) };
  const money = addressOf(deployment, 'tokens', 'money');
  const master = { address: addressOf(deployment, 'farms', 'master'), abi: farmMasterAbi, ...at } as const;
  const vault = { address: addressOf(deployment, 'pools', 'vault'), abi: moneyVaultAbi, ...at } as const;
  const held = (token: Hex) =>
    client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [account], ...at });
  const [shares] = await client.readContract({ ...vault, functionName: 'userInfo', args: [account] });
  const price = await client.readContract({ ...vault, functionName: 'getPricePerFullShare' });
  const staked = new Map<string, bigint>();
  const count = await client.readContract({ ...master, functionName: 'poolLength' });
  for (let pid = 0n; pid < count; pid += 1n) {
    const [token] = await client.readContract({ ...master, functionName: 'poolInfo', args: [pid] });
    const [amount] = await client.readContract({ ...master, functionName: 'userInfo', args: [pid, account] });
    staked.set(token, amount);
  }
  let pools = 0n;
  const factory = { address: addressOf(deployment, 'pools', 'factory'), abi: poolFactoryAbi, ...at } as const;
  const made = await client.readContract({ ...factory, functionName: 'poolLength' });
  for (let number = 0n; number < made; number += 1n) {
    const address = await client.readContract({ ...factory, functionName: 'pools', args: [number] });
    const pool = { address, abi: stakingPoolAbi, ...at } as const;
    if ((await client.readContract({ ...pool, functionName: 'stakedToken' })) !== money) continue;
    pools += (await client.readContract({ ...pool, functionName: 'userInfo', args: [account] }))[0];
  }
  let liquidity = 0n;
  const exchange = { address: addressOf(deployment, 'swap', 'factory'), abi: factoryAbi, ...at } as const;
  const pairs = await client.readContract({ ...exchange, functionName: 'allPairsLength' });
  for (let number = 0n; number < pairs; number += 1n) {
    const address = await client.readContract({ ...exchange, functionName: 'allPairs', args: [number] });
    const pair = { address, abi: pairAbi, ...at } as const;
    const token0 = await client.readContract({ ...pair, functionName: 'token0' });
    const token1 = await client.readContract({ ...pair, functionName: 'token1' });
    if (token0 !== money && token1 !== money) continue;
    const own = (await held(address)) + (staked.get(address) ?? 0n);
    const supply = await client.readContract({ ...pair, functionName: 'totalSupply' });
    const [reserve0, reserve1] = await client.readContract({ ...pair, functionName: 'getReserves' });
    if (supply > 0n) liquidity += (own * (token0 === money ? reserve0 : reserve1)) / supply;
  }
  return { wallet: await held(money), vault: (shares * price) / one, farm: staked.get(money) ?? 0n, pools, liquidity };
}
