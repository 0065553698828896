import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { formatEther } from 'viem';
import type { KeeperChain } from '../shared/keeper-chain';
import { amountSetting, guardianSetting, operatedContract, pauseLines } from '../shared/operated-contract';

async function statusLines(
  { client, deployment }: Pick<KeeperChain, 'client' | 'deployment'>,
  now: number,
): Promise<string[]> {
  const master = { address: addressOf(deployment, 'farms', 'master'), abi: farmMasterAbi } as const;
  const [pools, perBlock, pausedUntil] = await Promise.all([
    client.readContract({ ...master, functionName: 'poolLength' }),
    client.readContract({ ...master, functionName: 'moneyPerBlock' }),
    client.readContract({ ...master, functionName: 'pausedUntil' }),
  ]);
  return [
    'farms',
    `  ${pools} farms, ${formatEther(perBlock)} MONEY a block for all of them`,
    ...pauseLines(Number(pausedUntil), now),
  ];
}

export const operatedFarms = operatedContract({
  slug: 'farms',
  name: 'master',
  abi: farmMasterAbi,
  isPausable: true,
  settings: [
    {
      ...amountSetting,
      name: 'money-per-block',
      takes: 'MONEY (at most 0.009, and a quarter more or less than it is)',
      setter: 'setMoneyPerBlock',
      getters: ['moneyPerBlock'],
    },
    { ...guardianSetting, name: 'guardian' },
  ],
  statusLines,
});
