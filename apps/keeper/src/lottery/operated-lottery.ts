import { erc20Abi } from '@besc/contracts/abi/erc20';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { formatEther } from 'viem';
import type { KeeperChain } from '../shared/keeper-chain';
import { operatedContract, pauseLines, utcText } from '../shared/operated-contract';
import { accountSetting, guardianSetting } from '../shared/setting-values';
import { lotteryStatus } from './lottery-plan';

const statusWords = ['none yet', 'open', 'closed', 'claimable', 'refunding'];

async function statusLines(
  { client, deployment }: Pick<KeeperChain, 'client' | 'deployment'>,
  now: number,
): Promise<string[]> {
  const game = { address: addressOf(deployment, 'lottery', 'game'), abi: lotteryAbi } as const;
  const money = { address: addressOf(deployment, 'tokens', 'money'), abi: erc20Abi } as const;
  const id = await client.readContract({ ...game, functionName: 'currentLotteryId' });
  const [round, pending, pausedUntil, held, room] = await Promise.all([
    client.readContract({ ...game, functionName: 'viewLottery', args: [id] }),
    client.readContract({ ...game, functionName: 'pendingInjection' }),
    client.readContract({ ...game, functionName: 'pausedUntil' }),
    client.readContract({ ...money, functionName: 'balanceOf', args: [game.address] }),
    client.readContract({ ...game, functionName: 'potRoom', args: [id] }),
  ]);
  const tickets = round.firstTicketIdNextLottery - round.firstTicketId;
  const pot = round.amountCollectedInDexToken + round.amountInjected;
  const state = `round ${id} is ${statusWords[round.status] ?? round.status}, drawn at ${utcText(round.endTime)}`;
  return [
    'lottery',
    `  ${id === 0n ? 'no round yet' : state}`,
    ...pauseLines(Number(pausedUntil), now),
    `  ${tickets} tickets at ${formatEther(round.priceTicketInDexToken)} MONEY, prizes ${formatEther(pot)} MONEY`,
    ...(round.status === lotteryStatus.open
      ? [
          `  the bond of its number covers ${formatEther(room)} MONEY more${room === 0n ? ': SALES WAIT FOR A LARGER BOND' : ''}`,
        ]
      : []),
    `  holds ${formatEther(held)} MONEY; the next round begins with ${formatEther(pending)}`,
  ];
}

export const operatedLottery = operatedContract({
  slug: 'lottery',
  name: 'game',
  abi: lotteryAbi,
  isPausable: true,
  settings: [
    { ...accountSetting, name: 'operator', setter: 'setOperator', getters: ['operator'] },
    { ...guardianSetting, name: 'guardian' },
    { ...accountSetting, name: 'random-source', setter: 'setRandomSource', getters: ['randomSource'] },
  ],
  statusLines,
});
