import type { LotteryStatus, Round } from '@besc/domain/lottery/round';
import { ticketsSold } from '@besc/domain/lottery/round';
import type { RoundPhase } from '@besc/domain/lottery/round-phase';
import type { DrawRecord } from '@besc/sdk/lottery/read-draw';
import type { OwnRound } from '@besc/sdk/lottery/read-own-tickets';
import type { IndexedLotteryRound } from '@besc/wire/lottery/fetch-lottery-rounds';
import type { RandomWord } from '@besc/wire/random/fetch-random-word';

/** What is told of a past round, from the chain and the index together (LOT-15, LOT-38). Amounts are wei, times unix seconds. */
interface PastFacts {
  /** Undefined while the index does not tell. */
  readonly totalUsers: number | undefined;
  readonly totalTickets: bigint;
  readonly winningTickets: bigint;
  readonly status: LotteryStatus;
  readonly finalNumber: number | undefined;
  readonly startTime: number;
  readonly endTime: number;
  readonly ticketPrice: bigint;
  readonly pot: bigint;
}

/** A round of the history; nothing but its number where neither chain nor index told of it. */
export type HistoryEntry = { readonly id: number } & (PastFacts | { readonly [Name in keyof PastFacts]?: undefined });

/** Rounds of the chain with what the index knows besides; where the chain has not answered for one, the index alone. */
export function roundHistory(
  rounds: readonly Round[],
  indexed: readonly IndexedLotteryRound[] | undefined,
): readonly HistoryEntry[] {
  const known = new Map(indexed?.map((one) => [one.lotteryId, one]));
  return rounds.flatMap((round) => {
    const more = known.get(round.id);
    if (round.isLoading && !more) return [{ id: round.id }];
    const whole = round.isLoading && more ? indexedRound(more) : round;
    if (whole.status === 'pending') return [];
    return [
      {
        id: whole.id,
        status: whole.status,
        finalNumber: whole.finalNumber,
        startTime: whole.startTime,
        endTime: whole.endTime,
        ticketPrice: whole.price,
        totalUsers: more?.totalUsers,
        totalTickets: ticketsSold(whole),
        winningTickets: whole.winners.reduce((sum, count) => sum + count, 0n),
        pot: whole.collected + whole.injected,
      },
    ];
  });
}

/** A round as the index tells it, in the form of the chain. */
export function indexedRound(row: IndexedLotteryRound): Round {
  const [a, b, c, d] = row.rewardsBreakdown;
  const [e, f, g, h] = row.winnersPerBracket;
  return {
    id: row.lotteryId,
    status: row.status,
    startTime: row.startTime,
    endTime: row.endTime,
    price: row.ticketPrice,
    divisor: BigInt(row.discountDivisor),
    treasuryFee: 0n,
    shares: [BigInt(a), BigInt(b), BigInt(c), BigInt(d)],
    winners: [BigInt(e), BigInt(f), BigInt(g), BigInt(h)],
    prizes: row.prizePerBracket,
    firstTicketId: BigInt(row.firstTicket),
    nextTicketId: BigInt(row.firstTicket + row.totalTickets),
    collected: row.amountCollected,
    injected: row.amountInjected,
    finalNumber: row.finalNumber ?? undefined,
    isLoading: false,
  };
}

/** The events of a draw as the index has seen them, without what only the chain can say; undefined before a word is reserved. */
export function indexedRecord(
  word: RandomWord,
  { block: openedBlock, bondLost }: Pick<IndexedLotteryRound, 'block' | 'bondLost'>,
): Omit<DrawRecord, 'chainBlockHash'> | undefined {
  if (word.consumer === null) return undefined;
  const block = (number: number | null) => (number === null ? undefined : BigInt(number));
  return {
    source: word.sourceId,
    randomId: BigInt(word.number),
    consumer: word.consumer,
    commitment: word.commitment,
    committedBlock: BigInt(word.commitBlock),
    bond: word.bond,
    bondLost: bondLost ?? undefined,
    openedBlock: BigInt(openedBlock),
    requestedBlock: block(word.requestBlock),
    targetBlock: block(word.targetBlock),
    blockHash: word.blockHash ?? undefined,
    secret: word.secret ?? undefined,
    word: word.word ?? undefined,
  };
}

/** What one signature takes: tickets of one round, `amount` wei together. */
export interface ClaimPart {
  readonly round: number;
  readonly ticketIds: readonly bigint[];
  readonly amount: bigint;
}

/** Most signatures of one claim; what is left over is claimed after it. */
export const claimPartsMost = 10;

/**
 * All that can be taken, in parts of at most `most` tickets, and whether that is everything. A part whose amount is not
 * known is left for later: nothing is signed for an unknown sum.
 */
export function claimParts(
  own: readonly OwnRound[],
  most: number,
): { readonly parts: readonly ClaimPart[]; readonly isAll: boolean } {
  const parts: ClaimPart[] = [];
  let isAll = true;
  for (const { round, open, amounts } of own) {
    const known = open.filter(({ id }) => amounts.has(id));
    if (known.length < open.length) isAll = false;
    for (let first = 0; first < known.length; first += most) {
      const ticketIds = known.slice(first, first + most).map(({ id }) => id);
      const amount = ticketIds.reduce((sum, id) => sum + (amounts.get(id) ?? 0n), 0n);
      parts.push({ round: round.id, ticketIds, amount });
    }
  }
  return { parts: parts.slice(0, claimPartsMost), isAll: isAll && parts.length <= claimPartsMost };
}

/** What can be taken in all, in wei, and of how many tickets; `isLeast`: there is more, whose amount is not known yet. */
export function claimTotal(own: readonly OwnRound[]) {
  const amounts = own.flatMap((one) => [...one.amounts.values()]);
  return {
    amount: amounts.reduce((sum, amount) => sum + amount, 0n),
    tickets: own.reduce((sum, { open }) => sum + open.length, 0),
    isLeast: own.some(({ isPartly }) => isPartly),
  };
}

/** Rounds whose tickets are read: the newest ones down to a depth, and those that give something by the index. */
export function watchedRounds(options: {
  readonly currentId: number;
  readonly depth: number;
  readonly claimable: readonly number[];
}): readonly number[] {
  const { currentId, depth, claimable } = options;
  const newest = Array.from({ length: Math.min(depth, currentId) }, (_, index) => currentId - index);
  const older = claimable.filter((id) => id > 0 && id <= currentId - depth);
  return [...newest, ...new Set(older)].toSorted((a, b) => b - a);
}

/** How far a round has come: sold, closed, its number asked for, drawn (LOT-18). */
export function lifecycle(phase: RoundPhase): 'open' | 'close' | 'requested' | 'drawn' {
  switch (phase) {
    case 'pending':
    case 'on-sale':
      return 'open';
    case 'closing':
      return 'close';
    case 'drawing':
      return 'requested';
    case 'drawn':
    case 'refunding':
      return 'drawn';
  }
}

/** The number of a round as it was typed; undefined for anything else. */
export function parseRoundId(text: string | undefined): number | undefined {
  return text !== undefined && /^(?=0*[1-9])[0-9]{1,9}$/.test(text) ? Number(text) : undefined;
}
