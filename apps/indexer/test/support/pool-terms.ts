import { poolFactoryAbi } from '@besc/contracts/abi/pool-factory';
import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Chain } from '@besc/localnet/chain';
import type { Deployment } from '@besc/wire/settings/deployment';
import { encodeFunctionData, type Hex } from 'viem';
import type { PoolTerms } from './expected-pools';

/** What all pools of our factory say of themselves now, by address. */
export async function readPoolTerms(chain: Chain, deployment: Deployment): Promise<Map<string, PoolTerms>> {
  const to = addressOf(deployment, 'pools', 'factory');
  const word = async (target: string, data: Hex) =>
    BigInt(await chain.rpc.request<Hex>('eth_call', [{ to: target, data }, 'latest']));
  const count = await word(to, encodeFunctionData({ abi: poolFactoryAbi, functionName: 'poolLength' }));
  const found = new Map<string, PoolTerms>();
  for (let position = 0n; position < count; position += 1n) {
    const pools = encodeFunctionData({ abi: poolFactoryAbi, functionName: 'pools', args: [position] });
    const pool = addressText(await word(to, pools));
    const ask = (
      functionName:
        | 'stakedToken'
        | 'rewardToken'
        | 'rewardPerBlock'
        | 'startBlock'
        | 'bonusEndBlock'
        | 'poolLimitPerUser'
        | 'PRECISION_FACTOR',
    ) => word(pool, encodeFunctionData({ abi: stakingPoolAbi, functionName }));
    found.set(pool, {
      stake: addressText(await ask('stakedToken')),
      reward: addressText(await ask('rewardToken')),
      rate: await ask('rewardPerBlock'),
      start: Number(await ask('startBlock')),
      end: Number(await ask('bonusEndBlock')),
      limit: await ask('poolLimitPerUser'),
      parts: await ask('PRECISION_FACTOR'),
    });
  }
  return found;
}

function addressText(word: bigint): string {
  return `0x${word.toString(16).padStart(40, '0')}`;
}
