import { nameRegistrarAbi } from '@besc/contracts/abi/name-registrar';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { formatEther, parseEther } from 'viem';
import type { KeeperChain } from '../shared/keeper-chain';
import { operatedContract } from '../shared/operated-contract';
import { accountSetting, amountSetting } from '../shared/setting-values';

async function statusLines({ client, deployment }: Pick<KeeperChain, 'client' | 'deployment'>): Promise<string[]> {
  const held = await client.getBalance({ address: addressOf(deployment, 'names', 'registrar') });
  return ['names', `  hold ${formatEther(held)} coins for the treasury, which anybody may send there`];
}

export const operatedNames = operatedContract({
  slug: 'names',
  name: 'registrar',
  abi: nameRegistrarAbi,
  isPausable: false,
  settings: [
    {
      ...amountSetting('COINS', { most: parseEther('1000') }),
      name: 'year-price',
      setter: 'setYearPrice',
      getters: ['yearPrice'],
    },
    { ...accountSetting, name: 'treasury', setter: 'setTreasury', getters: ['treasury'] },
  ],
  statusLines,
});
