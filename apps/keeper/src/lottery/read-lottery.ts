import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { KeeperChain } from '../shared/keeper-chain';
import { type LotteryReading, lotteryStatus } from './lottery-plan';

/** Reads the current round, with what is on its way to it. */
export async function readLottery({ client, account, deployment }: KeeperChain): Promise<LotteryReading> {
  const blockTag = 'pending';
  const game = { address: addressOf(deployment, 'lottery', 'game'), abi: lotteryAbi, blockTag } as const;
  const source = { address: addressOf(deployment, 'random', 'source'), abi: commitRandomAbi, blockTag } as const;
  const [lotteryId, operator, owner, salesPause, minLength, grace, closeTime, pausedUntil, committed, reserved] =
    await Promise.all([
      client.readContract({ ...game, functionName: 'currentLotteryId' }),
      client.readContract({ ...game, functionName: 'operator' }),
      client.readContract({ ...game, functionName: 'owner' }),
      client.readContract({ ...game, functionName: 'salesPause' }),
      client.readContract({ ...game, functionName: 'minLength' }),
      client.readContract({ ...game, functionName: 'GRACE_TIME' }),
      client.readContract({ ...game, functionName: 'CLOSE_TIME' }),
      client.readContract({ ...game, functionName: 'pausedUntil' }),
      client.readContract({ ...source, functionName: 'committed' }),
      client.readContract({ ...source, functionName: 'reserved' }),
    ]);
  const [round, pending, ownWord, potPerBond, room, nextBond] = await Promise.all([
    client.readContract({ ...game, functionName: 'viewLottery', args: [lotteryId] }),
    client.readContract({ ...game, functionName: 'pendingInjection' }),
    client.readContract({ ...game, functionName: 'randomIdOf', args: [lotteryId] }),
    client.readContract({ ...game, functionName: 'POT_PER_BOND' }),
    client.readContract({ ...game, functionName: 'potRoom', args: [lotteryId] }),
    client.readContract({ ...source, functionName: 'bondOf', args: [reserved] }),
  ]);
  const isOpen = round.status === lotteryStatus.open;
  const pot = isOpen ? round.amountCollectedInDexToken + round.amountInjected : pending;
  return {
    lotteryId,
    status: round.status,
    endTime: Number(round.endTime),
    salesPause: Number(salesPause),
    minLength: Number(minLength),
    graceSeconds: Number(grace),
    closeSeconds: Number(closeTime),
    isOperator: account.address === operator || account.address === owner,
    pausedUntil: Number(pausedUntil),
    hasSecret: committed > reserved,
    ...{ pot, potPerBond },
    wordId: isOpen ? ownWord : reserved,
    bond: isOpen ? (pot + room) / potPerBond : nextBond,
  };
}
