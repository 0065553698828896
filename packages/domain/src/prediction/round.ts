import type { PartlyRead } from '../shared/partly-read';

/** A round as the chain keeps it. Amounts are wei, times unix seconds, prices have 8 decimals and are 0 while there is none. */
export interface Round {
  readonly epoch: number;
  readonly startTimestamp: number;
  readonly lockTimestamp: number;
  readonly closeTimestamp: number;
  readonly lockPrice: bigint;
  readonly closePrice: bigint;
  readonly totalAmount: bigint;
  readonly bullAmount: bigint;
  readonly bearAmount: bigint;
  readonly rewardBaseCalAmount: bigint;
  readonly rewardAmount: bigint;
  readonly oracleCalled: boolean;
  readonly lockOracleId: bigint;
  /** In hundredths of a percent, fixed when the round started. */
  readonly treasuryFee: bigint;
  /** A smaller move is no result, in hundredths of a percent of the lock price; fixed when the round started. */
  readonly minimumMove: bigint;
  /** All bets of the round together are no more, in wei; 0 without a limit. Fixed when the round started. */
  readonly maximumRound: bigint;
}

/** How much can still be bet on a round, in wei; undefined without a limit. */
export function roundRoom({
  maximumRound,
  totalAmount,
}: Pick<Round, 'maximumRound' | 'totalAmount'>): bigint | undefined {
  if (maximumRound === 0n) return undefined;
  return maximumRound > totalAmount ? maximumRound - totalAmount : 0n;
}

/** What an account bet on a round. */
export interface LedgerEntry {
  readonly position: 'bull' | 'bear';
  readonly amount: bigint;
  readonly claimed: boolean;
}

/** The terms and the state of the game; what could not be read is undefined. */
export type PredictionState = PartlyRead<{
  readonly currentEpoch: number;
  readonly intervalSeconds: number;
  readonly bufferSeconds: number;
  readonly minBetAmount: bigint;
  /** In hundredths of a percent, of rounds that start from now on. */
  readonly treasuryFee: bigint;
  /** Unix seconds; a pause ends by itself. */
  readonly pausedUntil: number;
  /** Rounds up to this one that have not closed are refunded. */
  readonly failedThrough: number;
}>;

/** The price of the coin in USD, 8 decimals, as of `updatedAt` (unix seconds). */
export interface OraclePrice {
  readonly roundId: bigint;
  readonly price: bigint;
  readonly updatedAt: number;
}
