import type { Row } from '../shared/row-shape';
import { type BetOutcome, betOutcome, type Position } from './bet-outcome';
import type { gameSumsShape, roundBetsShape, roundShape } from './prediction-rows';
import { betPayout, type RoundStakes, roundResult } from './round-result';

/** The bets on a round, in wei. */
export type RoundBets = Row<typeof roundBetsShape>;

/** What decides a round: null is what the chain has not told. Prices have 8 decimals. */
export type RoundFigures = RoundBets &
  Pick<Row<typeof roundShape>, 'lockPrice' | 'closePrice' | 'rewardAmount' | 'rewardBaseCalAmount'>;

/** What rounds have left to the treasury, burned stakes among it, and what of that was burned; in wei. */
export type TreasurySums = Pick<Row<typeof gameSumsShape>, 'totalAmountTreasury' | 'totalAmountBurned'>;

export interface Bet {
  readonly position: Position;
  readonly amount: bigint;
}

/** The bets on a round after one more. */
export function betsAfterBet(bets: RoundBets, { position, amount }: Bet): RoundBets {
  const [bulls, bears] = position === 'bull' ? [1, 0] : [0, 1];
  return {
    totalBets: bets.totalBets + 1,
    totalAmount: bets.totalAmount + amount,
    bullBets: bets.bullBets + bulls,
    bullAmount: bets.bullAmount + BigInt(bulls) * amount,
    bearBets: bets.bearBets + bears,
    bearAmount: bets.bearAmount + BigInt(bears) * amount,
  };
}

/** Whether an ended round gave its bets back: it never closed, a side was empty, or the price moved too little. */
export function isRefunded(round: RoundFigures): boolean {
  return round.closePrice === null || (round.totalBets > 0 && roundResult(endedStakes(round)) === 'refunded');
}

/** What an ended round makes of a bet, and gives for it. Throws RangeError for a round that still runs. */
export function endedBet(
  round: RoundFigures,
  bet: Bet,
): Bet & { outcome: Exclude<BetOutcome, 'live'>; payout: bigint } {
  const stakes = endedStakes(round);
  const outcome = betOutcome(stakes, bet.position);
  if (outcome === 'live') throw new RangeError('The round has not ended');
  const shared = { reward: round.rewardAmount ?? 0n, base: round.rewardBaseCalAmount ?? 0n };
  return { ...bet, outcome, payout: betPayout(stakes, bet, shared) };
}

/** The sums after a round has closed: what no winner shares was burned. */
export function treasuryAfterRound(
  sums: TreasurySums,
  round: { readonly treasuryAmount: bigint; readonly rewardBaseCalAmount: bigint },
): TreasurySums {
  const burned = round.rewardBaseCalAmount === 0n ? round.treasuryAmount : 0n;
  return {
    totalAmountTreasury: sums.totalAmountTreasury + round.treasuryAmount,
    totalAmountBurned: sums.totalAmountBurned + burned,
  };
}

/** Whether an ended round gave its bets back because its price moved less than its least move: both sides had bet. */
export function isRefundedForMove(round: RoundFigures): boolean {
  return round.closePrice !== null && isRefunded(round) && round.bullAmount > 0n && round.bearAmount > 0n;
}

/** A round that has ended, in the words of its result; fee and least move are in what the chain says its winners share. */
function endedStakes({ bullAmount, bearAmount, ...told }: RoundFigures): RoundStakes {
  const lockPrice = told.lockPrice ?? undefined;
  // Closed without winners it came back, unless its prices are equal.
  const isBack = told.closePrice === null || (told.rewardBaseCalAmount === 0n && told.closePrice !== told.lockPrice);
  const closePrice = isBack ? undefined : (told.closePrice ?? undefined);
  return { bullAmount, bearAmount, fee: 0n, minimumMove: 0n, failed: isBack, lockPrice, closePrice };
}
