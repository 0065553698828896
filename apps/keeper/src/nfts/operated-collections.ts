import { squadAbi } from '@besc/contracts/abi/squad';
import { starterFactoryAbi } from '@besc/contracts/abi/starter-factory';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { formatEther, parseEther } from 'viem';
import { readContract } from 'viem/actions';
import type { KeeperChain } from '../shared/keeper-chain';
import { operatedContract } from '../shared/operated-contract';
import { accountSetting, amountSetting } from '../shared/setting-values';

type Asked = Pick<KeeperChain, 'client' | 'deployment'>;

export const operatedStarters = operatedContract({
  slug: 'nfts',
  name: 'starters',
  abi: starterFactoryAbi,
  isPausable: false,
  settings: [
    {
      ...amountSetting('MONEY', { most: parseEther('25') }),
      name: 'price',
      setter: 'updateTokenPrice',
      getters: ['tokenPrice'],
    },
    { ...accountSetting, name: 'treasury', setter: 'setTreasury', getters: ['treasury'] },
  ],
  async statusLines({ client, deployment }: Asked) {
    const at = { address: addressOf(deployment, 'nfts', 'starters'), abi: starterFactoryAbi } as const;
    const price = await readContract(client, { ...at, functionName: 'tokenPrice' });
    return ['nfts.starters', `  cost ${formatEther(price)} MONEY`];
  },
});

export const operatedSquad = operatedContract({
  slug: 'nfts',
  name: 'squad',
  abi: squadAbi,
  isPausable: false,
  settings: [{ ...accountSetting, name: 'operator', setter: 'setOperator', getters: ['operator'] }],
  async statusLines({ client, deployment }: Asked) {
    const at = { address: addressOf(deployment, 'nfts', 'squad'), abi: squadAbi } as const;
    const [supply, isLocked] = await Promise.all([
      readContract(client, { ...at, functionName: 'totalSupply' }),
      readContract(client, { ...at, functionName: 'isLocked' }),
    ]);
    return ['nfts.squad', `  has ${supply} items${isLocked ? ', locked' : ''}`];
  },
});
