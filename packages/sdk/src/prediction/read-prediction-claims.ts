import { predictionAbi } from '@besc/contracts/abi/prediction';
import { predictionClaimsAbi } from '@besc/contracts/abi/prediction-claims';
import type { Address } from '@besc/domain/shared/address';
import type { BatchReader } from '../shared/reads/batch-reader';
import { orNothing } from '../shared/reads/or-nothing';
import { readFields } from '../shared/reads/read-fields';

/** Bets that one request reads, newest first; each is asked about three times. */
const pageBets = 100;

/** What an account has to take; an answer that is refused is missing and stops none of the others. */
export interface PredictionClaims {
  /** Epochs with a win or a refund that was not taken, newest first. */
  readonly wins: readonly number[];
  readonly refunds: readonly number[];
  /** What each of them gives, in wei; without those whose amount could not be read. */
  readonly amounts: ReadonlyMap<number, bigint>;
  /** Epochs that were claimed in full. */
  readonly collected: ReadonlySet<number>;
  /** Wei that could not be sent when it was claimed; undefined where that could not be read. */
  readonly credit: bigint | undefined;
  /** Older bets than those that were asked for were not looked at. */
  readonly isPartly: boolean;
  /** Something of the bets could not be read: there may be more to take. */
  readonly isUnread: boolean;
}

/** The account's newest bets, what of them can be taken, and its credit. Rejects with ReadError when the chain could not be asked. */
export async function readPredictionClaims(options: {
  readonly reader: BatchReader;
  readonly game: Address;
  readonly account: Address;
  /** Most bets that are looked at, the newest. */
  readonly most: number;
}): Promise<PredictionClaims> {
  const { reader, game, account, most } = options;
  const at = { address: game, abi: predictionAbi } as const;
  const { length, credit } = await readFields({
    length: reader.read({ ...at, functionName: 'getUserRoundsLength', args: [account] }),
    credit: reader.read({ ...at, functionName: 'creditOf', args: [account] }),
  });
  const first = length !== undefined && length > BigInt(most) ? length - BigInt(most) : 0n;
  // Where it is not known how many there are, as many as are looked at, the oldest.
  const end = length ?? BigInt(most);
  const collected = new Set<number>();
  const open: { epoch: number; amount: bigint }[] = [];
  let isUnread = length === undefined;
  for (let cursor = first; cursor < end; cursor += BigInt(pageBets)) {
    const args = [account, cursor, BigInt(pageBets)] as const;
    const page = await orNothing(reader.read({ ...at, functionName: 'getUserRounds', args }));
    isUnread ||= page === undefined;
    const [epochs, bets] = page ?? [[], []];
    for (const [index, epoch] of epochs.entries()) {
      const bet = bets[index];
      if (bet?.claimed === false) open.push({ epoch: Number(epoch), amount: bet.amount });
      else if (bet) collected.add(Number(epoch));
    }
    if (page !== undefined && epochs.length < pageBets) break;
  }
  const states = await Promise.all(
    open.map(async ({ epoch, amount }) => {
      const place = [BigInt(epoch), account] as const;
      const { isWin, isRefund, round } = await readFields({
        isWin: reader.read({ ...at, functionName: 'claimable', args: place }),
        isRefund: reader.read({ ...at, functionName: 'refundable', args: place }),
        round: reader.read({ ...at, functionName: 'rounds', args: [place[0]] }),
      });
      const won =
        round && round.rewardBaseCalAmount > 0n ? (amount * round.rewardAmount) / round.rewardBaseCalAmount : undefined;
      return { epoch, isWin, isRefund, given: isWin ? won : isRefund ? amount : undefined };
    }),
  );
  states.reverse();
  return {
    wins: states.filter(({ isWin }) => isWin).map(({ epoch }) => epoch),
    refunds: states.filter(({ isWin, isRefund }) => !isWin && isRefund).map(({ epoch }) => epoch),
    amounts: new Map(states.flatMap(({ epoch, given }) => (given ? [[epoch, given] as const] : []))),
    collected,
    credit,
    isPartly: first > 0n || (length === undefined && open.length + collected.size >= most),
    isUnread:
      isUnread ||
      credit === undefined ||
      states.some(({ isWin, isRefund, given }) =>
        isWin || isRefund ? given === undefined : isWin === undefined || isRefund === undefined,
      ),
  };
}

/** A claim of the earlier game (v0.1) that is still owed. */
export interface OldClaim {
  readonly epoch: bigint;
  readonly amount: bigint;
}

/**
 * What the earlier game still owes an account. It reads 1000 rounds, which is all: the contract was made with its rounds in
 * one transaction, and such a one holds fewer than 500 (EIP-3860: 49 152 bytes, 96 a round). What refuses to tell stops none
 * of the others: `isUnread`. Rejects with ReadError when the chain could not be asked.
 */
export async function readOldClaims(options: {
  readonly reader: BatchReader;
  readonly claims: Address;
  readonly account: Address;
}): Promise<{ readonly owed: readonly OldClaim[]; readonly isUnread: boolean }> {
  const { reader, claims, account } = options;
  const at = { address: claims, abi: predictionClaimsAbi } as const;
  const rounds = await orNothing(reader.read({ ...at, functionName: 'getUserRounds', args: [account, 0n, 1000n] }));
  const [epochs, amounts] = rounds ?? [[], []];
  const isOwed = await Promise.all(
    epochs.map((epoch) => orNothing(reader.read({ ...at, functionName: 'claimable', args: [epoch, account] }))),
  );
  return {
    owed: epochs.flatMap((epoch, index) => (isOwed[index] ? [{ epoch, amount: amounts[index] ?? 0n }] : [])),
    isUnread: rounds === undefined || isOwed.includes(undefined),
  };
}
