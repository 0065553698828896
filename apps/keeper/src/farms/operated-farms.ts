import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { formatEther, parseEther } from 'viem';
import type { KeeperChain } from '../shared/keeper-chain';
import { OperateArgumentError } from '../shared/operate-argument-error';
import { operatedContract, pauseLines } from '../shared/operated-contract';
import { amountSetting, guardianSetting, parseWhole } from '../shared/setting-values';

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

const emission = amountSetting('MONEY', { most: parseEther('0.009') });

/** The farm by its number, its points, and the word that the others are brought up to date, as they always are. */
function parsePoints([farm = '', points = '', ...rest]: readonly string[]): readonly [bigint, bigint, true] {
  if (rest.length > 0) throw new OperateArgumentError('The number of a farm and its points are needed.');
  return [parseWhole(farm), parseWhole(points), true];
}

/** What the contract says of a farm begins with its token and its points. */
const pointsText = ([farm, info]: readonly unknown[]) => `${farm} ${Array.isArray(info) ? info[1] : info}`;

export const operatedFarms = operatedContract({
  slug: 'farms',
  name: 'master',
  abi: farmMasterAbi,
  isPausable: true,
  settings: [
    {
      ...emission,
      name: 'money-per-block',
      takes: `${emission.takes}, at most a quarter more or less than it is`,
      setter: 'setMoneyPerBlock',
      getters: ['moneyPerBlock'],
    },
    {
      name: 'points',
      takes: 'FARM POINTS (what a farm gets is its points of those of all)',
      setter: 'set',
      getters: ['poolInfo'],
      keys: 1,
      parse: parsePoints,
      format: pointsText,
    },
    { ...guardianSetting, name: 'guardian' },
  ],
  statusLines,
});
