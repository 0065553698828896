import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { contractsOf } from '@besc/contracts/deploy/contracts-of';
import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { KeeperChain } from '../shared/keeper-chain';
import { isOwnCommitment } from '../shared/word-secrets';
import { type LotteryReading, lotteryStatus } from './lottery-plan';

/** Reads the current round, with what is on its way to it. */
export async function readLottery({ client, account, deployment }: KeeperChain): Promise<LotteryReading> {
  const blockTag = 'pending';
  const game = { address: addressOf(deployment, 'lottery', 'game'), abi: lotteryAbi, blockTag } as const;
  const readSource = async (address: Address) => {
    const source = { address, abi: commitRandomAbi, blockTag } as const;
    const [committed, reserved, itsOperator] = await Promise.all([
      client.readContract({ ...source, functionName: 'committed' }),
      client.readContract({ ...source, functionName: 'reserved' }),
      client.readContract({ ...source, functionName: 'operator' }),
    ]);
    return { ...source, committed, reserved, itsOperator };
  };
  // One that is no such source, whatever stands in the deployment's file, matters only when the lottery names it.
  const sources = contractsOf(deployment, 'random').map(({ address }) =>
    readSource(address).catch((error: unknown) => ({ address, error })),
  );
  const commitmentOf = async (source: { readonly address: Address }, id: bigint) => {
    if (id < 0n) return undefined;
    const at = { address: source.address, abi: commitRandomAbi, blockTag } as const;
    const [hash] = await client.readContract({ ...at, functionName: 'commitmentOf', args: [id] });
    return { id, hash };
  };
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
  // Which source it is follows from what is read with it.
  const readAhead = async (one: (typeof known)[number]) => {
    if ('error' in one) return one;
    const [bond, next, newest] = await Promise.all([
      client.readContract({ ...one, functionName: 'bondOf', args: [one.reserved] }),
      commitmentOf(one, one.reserved),
      commitmentOf(one, one.reserved - 1n),
    ]);
    return { ...one, bond, commitments: [next, newest] };
  };
  const ofRound = { ...game, args: [lotteryId] } as const;
  const [round, ownSource, ownWord, pending, potPerBond, room, ahead] = await Promise.all([
    client.readContract({ ...ofRound, functionName: 'viewLottery' }),
    client.readContract({ ...ofRound, functionName: 'randomSourceOf' }),
    client.readContract({ ...ofRound, functionName: 'randomIdOf' }),
    client.readContract({ ...game, functionName: 'pendingInjection' }),
    client.readContract({ ...game, functionName: 'POT_PER_BOND' }),
    client.readContract({ ...ofRound, functionName: 'potRoom' }),
    Promise.all(known.map(readAhead)),
  ]);
  const isOpen = round.status === lotteryStatus.open;
  const sourceAddress = checksumAddress(isOpen ? ownSource : named);
  const source = ahead.find(({ address }) => address === sourceAddress);
  if (source && 'error' in source) throw source.error;
  const wordId = isOpen || source === undefined ? ownWord : source.reserved;
  // Another game may have reserved words since this round reserved its own.
  const commitment =
    source && (source.commitments.find((one) => one?.id === wordId) ?? (await commitmentOf(source, wordId)));
  const place = { chainId: deployment.chainId, genesisHash: deployment.genesisHash, source: sourceAddress };
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
    givesWords: source !== undefined && source.itsOperator === account.address,
    isOwnWord: commitment !== undefined && (await isOwnCommitment(account, place, commitment)),
    pot,
    potPerBond,
    wordId,
    bond: isOpen ? (pot + room) / potPerBond : (source?.bond ?? 0n),
  };
}
