import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { formatEther } from 'viem';
import type { KeeperChain } from '../shared/keeper-chain';
import { operatedContract, pauseLines } from '../shared/operated-contract';
import { accountSetting, guardianSetting, wholeSetting } from '../shared/setting-values';

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
      ...wholeSetting('BPS', 500n),
      name: 'performance-fee',
      setter: 'setPerformanceFee',
      getters: ['performanceFee'],
    },
    { ...wholeSetting('BPS', 100n), name: 'call-fee', setter: 'setCallFee', getters: ['callFee'] },
    { ...wholeSetting('BPS', 100n), name: 'withdraw-fee', setter: 'setWithdrawFee', getters: ['withdrawFee'] },
    {
      ...wholeSetting('SECONDS', 259_200n),
      name: 'withdraw-fee-period',
      setter: 'setWithdrawFeePeriod',
      getters: ['withdrawFeePeriod'],
    },
    { ...accountSetting, name: 'treasury', setter: 'setTreasury', getters: ['treasury'] },
    { ...guardianSetting, name: 'guardian' },
  ],
  statusLines,
});
