import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { formatEther } from 'viem';
import { basisPointsSetting } from '../shared/basis-points-setting';
import type { KeeperChain } from '../shared/keeper-chain';
import { accountSetting, guardianSetting, operatedContract, pauseLines } from '../shared/operated-contract';

async function statusLines(
  { client, deployment }: Pick<KeeperChain, 'client' | 'deployment'>,
  now: number,
): Promise<string[]> {
  const vault = { address: addressOf(deployment, 'pools', 'vault'), abi: moneyVaultAbi } as const;
  const [held, pausedUntil] = await Promise.all([
    client.readContract({ ...vault, functionName: 'balanceOf' }),
    client.readContract({ ...vault, functionName: 'pausedUntil' }),
  ]);
  return ['pools.vault', `  holds ${formatEther(held)} MONEY`, ...pauseLines(Number(pausedUntil), now)];
}

export const operatedVault = operatedContract({
  slug: 'pools',
  name: 'vault',
  word: 'pools.vault',
  abi: moneyVaultAbi,
  isPausable: true,
  settings: [
    {
      ...basisPointsSetting(500),
      name: 'performance-fee',
      setter: 'setPerformanceFee',
      getters: ['performanceFee'],
    },
    { ...basisPointsSetting(100), name: 'call-fee', setter: 'setCallFee', getters: ['callFee'] },
    { ...basisPointsSetting(100), name: 'withdraw-fee', setter: 'setWithdrawFee', getters: ['withdrawFee'] },
    { ...accountSetting, name: 'treasury', setter: 'setTreasury', getters: ['treasury'] },
    { ...guardianSetting, name: 'guardian' },
  ],
  statusLines,
});
