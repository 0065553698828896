import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { KeeperChain } from '../shared/keeper-chain';
import { accountSetting, amountSetting, operatedContract } from '../shared/operated-contract';

async function statusLines({ client, deployment }: Pick<KeeperChain, 'client' | 'deployment'>): Promise<string[]> {
  const source = { address: addressOf(deployment, 'random', 'source'), abi: commitRandomAbi } as const;
  const [committed, reserved] = await Promise.all([
    client.readContract({ ...source, functionName: 'committed' }),
    client.readContract({ ...source, functionName: 'reserved' }),
  ]);
  return ['random words', `  ${committed} secrets committed to, ${reserved} of them reserved`];
}

export const operatedRandom = operatedContract({
  slug: 'random',
  name: 'source',
  abi: commitRandomAbi,
  isPausable: false,
  settings: [
    { ...amountSetting, name: 'bond', takes: 'MONEY', setter: 'setBond', getters: ['bond'] },
    { ...accountSetting, name: 'operator', setter: 'setOperator', getters: ['operator'] },
  ],
  statusLines,
});
