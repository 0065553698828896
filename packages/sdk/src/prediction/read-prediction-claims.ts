import { predictionAbi } from '@besc/contracts/abi/prediction';
import { predictionClaimsAbi } from '@besc/contracts/abi/prediction-claims';
import type { Address } from '@besc/domain/shared/address';
import type { BatchReader } from '../shared/batch-reader';

/** Bets that one request reads, newest first; each is asked about three times. */
const pageBets = 100;

/** What an account has to take. */
export interface PredictionClaims {
  /** Epochs with a win or a refund that was not taken, newest first. */
  readonly wins: readonly number[];
  readonly refunds: readonly number[];
  /** What each of them gives, in wei. */
  readonly amounts: ReadonlyMap<number, bigint>;
  /** Epochs of which everything was taken. */
  readonly collected: ReadonlySet<number>;
  /** Wei that could not be sent when it was claimed. */
  readonly credit: bigint;
  /** Older bets than those that were asked for were not looked at. */
  readonly isPartly: boolean;
}

/** The account's newest bets, what of them can be taken, and its credit. Rejects with ReadError. */
export async function readPredictionClaims(options: {
  readonly reader: BatchReader;
  readonly game: Address;
  readonly account: Address;
  /** Most bets that are looked at, the newest. */
  readonly most: number;
}): Promise<PredictionClaims> {
  const { reader, game, account, most } = options;
  const at = { address: game, abi: predictionAbi } as const;
  const [length, credit] = await Promise.all([
    reader.read({ ...at, functionName: 'getUserRoundsLength', args: [account] }),
    reader.read({ ...at, functionName: 'creditOf', args: [account] }),
  ]);
  const first = length > BigInt(most) ? length - BigInt(most) : 0n;
  const collected = new Set<number>();
  const open: { epoch: number; amount: bigint }[] = [];
  for (let cursor = first; cursor < length; ) {
    const [epochs, bets, next] = await reader.read({
      ...at,
      functionName: 'getUserRounds',
      args: [account, cursor, BigInt(pageBets)],
    });
    for (const [index, epoch] of epochs.entries()) {
      const bet = bets[index];
      if (bet?.claimed === false) open.push({ epoch: Number(epoch), amount: bet.amount });
      else if (bet) collected.add(Number(epoch));
    }
    if (next <= cursor) break;
    cursor = next;
  }
  const states = await Promise.all(
    open.map(async ({ epoch, amount }) => {
      const place = [BigInt(epoch), account] as const;
      const [isWin, isRefund, round] = await Promise.all([
        reader.read({ ...at, functionName: 'claimable', args: place }),
        reader.read({ ...at, functionName: 'refundable', args: place }),
        reader.read({ ...at, functionName: 'rounds', args: [place[0]] }),
      ]);
      const won = isWin ? (amount * round.rewardAmount) / round.rewardBaseCalAmount : amount;
      return { epoch, isWin, isRefund, given: isWin || isRefund ? won : 0n };
    }),
  );
  states.reverse();
  return {
    wins: states.filter(({ isWin }) => isWin).map(({ epoch }) => epoch),
    refunds: states.filter(({ isRefund }) => isRefund).map(({ epoch }) => epoch),
    amounts: new Map(states.filter(({ given }) => given > 0n).map(({ epoch, given }) => [epoch, given])),
    ...{ collected, credit },
    isPartly: first > 0n,
  };
}

/** A claim of the earlier game (v0.1) that is still owed. */
export interface OldClaim {
  readonly epoch: bigint;
  readonly amount: bigint;
}

/**
 * What the earlier game still owes an account. It reads 1000 rounds, which is all: the contract was made with its rounds in
 * one transaction, and such a one holds fewer than 500 (EIP-3860: 49 152 bytes, 96 a round). Rejects with ReadError.
 */
export async function readOldClaims(options: {
  readonly reader: BatchReader;
  readonly claims: Address;
  readonly account: Address;
}): Promise<readonly OldClaim[]> {
  const { reader, claims, account } = options;
  const at = { address: claims, abi: predictionClaimsAbi } as const;
  const [epochs, amounts] = await reader.read({ ...at, functionName: 'getUserRounds', args: [account, 0n, 1000n] });
  const owed = await Promise.all(
    epochs.map((epoch) => reader.read({ ...at, functionName: 'claimable', args: [epoch, account] })),
  );
  return epochs.flatMap((epoch, index) => (owed[index] ? [{ epoch, amount: amounts[index] ?? 0n }] : []));
}
