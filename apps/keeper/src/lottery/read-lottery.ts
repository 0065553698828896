import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { KeeperChain } from '../shared/keeper-chain';
import type { LotteryReading } from './lottery-plan';

/** Reads the current round, with what is on its way to it. */
export async function readLottery({ client, account, deployment }: KeeperChain): Promise<LotteryReading> {
  const game = { address: addressOf(deployment, 'lottery', 'game'), abi: lotteryAbi } as const;
  const source = { address: addressOf(deployment, 'random', 'source'), abi: commitRandomAbi } as const;
  const reads = { allowFailure: false, blockTag: 'pending', batchSize: 0 } as const;
  const [lotteryId, operator, owner, salesPause, minLength, grace, pausedUntil, committed, reserved] =
    await client.multicall({
      contracts: [
        { ...game, functionName: 'currentLotteryId' },
        { ...game, functionName: 'operator' },
        { ...game, functionName: 'owner' },
        { ...game, functionName: 'salesPause' },
        { ...game, functionName: 'minLength' },
        { ...game, functionName: 'GRACE_TIME' },
        { ...game, functionName: 'pausedUntil' },
        { ...source, functionName: 'committed' },
        { ...source, functionName: 'reserved' },
      ],
      ...reads,
    });
  const round = await client.readContract({
    ...game,
    functionName: 'viewLottery',
    args: [lotteryId],
    blockTag: 'pending',
  });
  return {
    lotteryId,
    status: round.status,
    endTime: Number(round.endTime),
    salesPause: Number(salesPause),
    minLength: Number(minLength),
    graceSeconds: Number(grace),
    isOperator: account.address === operator || account.address === owner,
    pausedUntil: Number(pausedUntil),
    hasSecret: committed > reserved,
  };
}
