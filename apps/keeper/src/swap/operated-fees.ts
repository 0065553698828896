import { feeCollectorAbi } from '@besc/contracts/abi/fee-collector';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { KeeperChain } from '../shared/keeper-chain';
import { operatedContract } from '../shared/operated-contract';
import { accountSetting } from '../shared/setting-values';

async function statusLines({ client, deployment }: Pick<KeeperChain, 'client' | 'deployment'>): Promise<string[]> {
  const collector = { address: addressOf(deployment, 'swap', 'feeCollector'), abi: feeCollectorAbi } as const;
  const treasury = await client.readContract({ ...collector, functionName: 'treasury' });
  return ['swap.feeCollector', `  what fees bring goes to ${treasury}, which alone names another, and to the burn`];
}

export const operatedFees = operatedContract({
  slug: 'swap',
  name: 'feeCollector',
  word: 'swap.feeCollector',
  abi: feeCollectorAbi,
  isPausable: false,
  settings: [{ ...accountSetting, name: 'operator', setter: 'setOperator', getters: ['operator'] }],
  statusLines,
});
