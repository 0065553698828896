import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { contractsOf } from '@besc/contracts/deploy/contracts-of';
import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { KeeperChain } from '../shared/keeper-chain';
import { type LotteryReading, lotteryStatus } from './lottery-plan';

/** Reads the current round, with what is on its way to it. */
export async function readLottery({ client, account, deployment }: KeeperChain): Promise<LotteryReading> {
  const blockTag = 'pending';
  const game = { address: addressOf(deployment, 'lottery', 'game'), abi: lotteryAbi, blockTag } as const;
  const readSource = async (address: Address) => {
    const source = { address, abi: commitRandomAbi, blockTag } as const;
    const [committed, reserved] = await Promise.all([
      client.readContract({ ...source, functionName: 'committed' }),
      client.readContract({ ...source, functionName: 'reserved' }),
    ]);
    return { ...source, committed, reserved };
  };
  const sources = contractsOf(deployment, 'random').map(({ address }) => readSource(address));
  const [lotteryId, operator, owner, salesPause, minLength, grace, closeTime, pausedUntil, named, known] =
    await Promise.all([
      client.readContract({ ...game, functionName: 'currentLotteryId' }),
      client.readContract({ ...game, functionName: 'operator' }),
      client.readContract({ ...game, functionName: 'owner' }),
      client.readContract({ ...game, functionName: 'salesPause' }),
      client.readContract({ ...game, functionName: 'minLength' }),
      client.readContract({ ...game, functionName: 'GRACE_TIME' }),
      client.readContract({ ...game, functionName: 'CLOSE_TIME' }),
      client.readContract({ ...game, functionName: 'pausedUntil' }),
      client.readContract({ ...game, functionName: 'randomSource' }),
      Promise.all(sources),
    ]);
  const sourceAddress = checksumAddress(named);
  const source = known.find(({ address }) => address === sourceAddress);
  const [round, pending, ownWord, potPerBond, room, nextBond] = await Promise.all([
    client.readContract({ ...game, functionName: 'viewLottery', args: [lotteryId] }),
    client.readContract({ ...game, functionName: 'pendingInjection' }),
    client.readContract({ ...game, functionName: 'randomIdOf', args: [lotteryId] }),
    client.readContract({ ...game, functionName: 'POT_PER_BOND' }),
    client.readContract({ ...game, functionName: 'potRoom', args: [lotteryId] }),
    source ? client.readContract({ ...source, functionName: 'bondOf', args: [source.reserved] }) : 0n,
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
    source: source?.address,
    hasSecret: source === undefined || source.committed > source.reserved,
    ...{ pot, potPerBond },
    wordId: isOpen || source === undefined ? ownWord : source.reserved,
    bond: isOpen ? (pot + room) / potPerBond : nextBond,
  };
}
