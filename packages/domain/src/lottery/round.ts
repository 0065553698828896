import { largestPrizes, usualTerms } from './lottery-draw';

/** The contract's states by their index. */
export const lotteryStatuses = ['pending', 'open', 'close', 'claimable', 'refunding'] as const;
export type LotteryStatus = (typeof lotteryStatuses)[number];

/** One value for each bracket, by matching digits from the left less one; the first pays nothing. */
export type Brackets = readonly [bigint, bigint, bigint, bigint];

/** A round as the contract keeps it. Amounts are wei of MONEY, times unix seconds. */
export interface Round {
  readonly id: number;
  readonly status: LotteryStatus;
  readonly startTime: number;
  /** When the number is drawn; sales end before. */
  readonly endTime: number;
  /** Of a single ticket. */
  readonly price: bigint;
  readonly divisor: bigint;
  /** Hundredths of a percent of the pot. */
  readonly shares: Brackets;
  /** Hundredths of a percent of the pot; zero with these contracts. */
  readonly treasuryFee: bigint;
  /** What each winner gets; zero before the draw and without a winner. */
  readonly prizes: Brackets;
  readonly winners: Brackets;
  readonly firstTicketId: bigint;
  /** The first of the round after. */
  readonly nextTicketId: bigint;
  /** What tickets cost. */
  readonly collected: bigint;
  /** What came from rounds before and from gifts. */
  readonly injected: bigint;
  /** 10000 and the digits; undefined before the draw. */
  readonly finalNumber: number | undefined;
  /** A placeholder: the chain has not said anything of this round yet, or could not be asked. */
  readonly isLoading: boolean;
}

const none: Brackets = [0n, 0n, 0n, 0n];

/** What stands for a round that could not be read: without times, price and pot, on the usual terms. */
export function pendingRound(id: number): Round {
  return {
    id,
    status: 'pending',
    startTime: 0,
    endTime: 0,
    price: 0n,
    treasuryFee: 0n,
    ...usualTerms,
    prizes: none,
    winners: none,
    firstTicketId: 0n,
    nextTicketId: 0n,
    collected: 0n,
    injected: 0n,
    finalNumber: undefined,
    isLoading: true,
  };
}

/** All prizes together, in wei. */
export function roundPot({ collected, injected }: Pick<Round, 'collected' | 'injected'>): bigint {
  return collected + injected;
}

/** How many tickets were sold. */
export function ticketsSold({ firstTicketId, nextTicketId }: Pick<Round, 'firstTicketId' | 'nextTicketId'>): bigint {
  return nextTicketId - firstTicketId;
}

/** What a bracket gets in all, in wei: before the draw what it would get. */
export function bracketPot(round: Round, bracket: number): bigint {
  return (roundPot(round) * (round.shares[bracket] ?? 0n)) / 10_000n;
}

/** What a single winner of a bracket gets or would get, in wei: all of it, or the most that one ticket may win. */
export function singlePrize(round: Round, bracket: number): bigint {
  const [all, most = 0n] = [bracketPot(round, bracket), largestPrizes(round)[bracket]];
  return all < most ? all : most;
}

/** Whether some bracket holds more than its winners may get, or a single one might: the rest goes to the next round. */
export function isLimited(round: Round): boolean {
  const largest = largestPrizes(round);
  return largest.some((most, bracket) => {
    const winners = round.status === 'claimable' ? (round.winners[bracket] ?? 0n) : 1n;
    return winners > 0n && bracketPot(round, bracket) / winners > most;
  });
}

/** What the next round begins with after the draw, in wei: brackets without a winner, what is above the largest prizes, and rounding. */
export function rolledOver(round: Round): bigint {
  const given = round.prizes.reduce((sum, prize, bracket) => sum + prize * (round.winners[bracket] ?? 0n), 0n);
  return roundPot(round) - given;
}
