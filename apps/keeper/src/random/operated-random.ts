import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { contractsOf } from '@besc/contracts/deploy/contracts-of';
import type { KeeperChain } from '../shared/keeper-chain';
import { accountSetting, amountSetting, operatedContract } from '../shared/operated-contract';

async function statusLines({ client, deployment }: Pick<KeeperChain, 'client' | 'deployment'>): Promise<string[]> {
  const sources = contractsOf(deployment, 'random').map(async ({ address }) => {
    const source = { address, abi: commitRandomAbi } as const;
    const [committed, reserved] = await Promise.all([
      client.readContract({ ...source, functionName: 'committed' }),
      client.readContract({ ...source, functionName: 'reserved' }),
    ]);
    return `  ${address}: ${committed} secrets committed to, ${reserved} of them reserved`;
  });
  return ['random words', ...(await Promise.all(sources))];
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
