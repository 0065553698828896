import { type Row, zeroOf } from '../shared/row-shape';
import type { BetOutcome, Position } from './bet-outcome';
import { betSumsShape } from './prediction-rows';

export type BetSums = Row<typeof betSumsShape>;

export const noBetSums = zeroOf(betSumsShape);

/** Bets needed for a place on the leaderboard. */
export const leaderboardBets = 10;

/** Whether somebody has bet often enough for the leaderboard. */
export function isRanked({ totalBets }: BetSums): boolean {
  return totalBets >= leaderboardBets;
}

export function withBet(sums: BetSums, { position, amount }: { position: Position; amount: bigint }): BetSums {
  const isBull = position === 'bull';
  const totalBets = sums.totalBets + 1;
  const totalAmount = sums.totalAmount + amount;
  return {
    ...sums,
    totalBets,
    totalBetsBull: sums.totalBetsBull + (isBull ? 1 : 0),
    totalBetsBear: sums.totalBetsBear + (isBull ? 0 : 1),
    totalAmount,
    totalBullAmount: sums.totalBullAmount + (isBull ? amount : 0n),
    totalBearAmount: sums.totalBearAmount + (isBull ? 0n : amount),
    averageAmount: totalAmount / BigInt(totalBets),
  };
}

/** The same after the round of one of the bets has ended; `payout` is what the round gives for it. */
export function withOutcome(
  sums: BetSums,
  bet: { amount: bigint; payout: bigint; outcome: Exclude<BetOutcome, 'live'> },
): BetSums {
  const wonBets = sums.wonBets + (bet.outcome === 'win' ? 1 : 0);
  const decidedBets = sums.decidedBets + (bet.outcome === 'canceled' ? 0 : 1);
  return {
    ...sums,
    wonBets,
    decidedBets,
    winRate: decidedBets === 0 ? 0 : Math.round((wonBets * 10_000) / decidedBets),
    netAmount: sums.netAmount + bet.payout - bet.amount,
  };
}

/** What a bet says of its claim: what it brought, and how much of that is more than was bet. */
export function betAfterClaim(bet: { readonly amount: bigint }, amount: bigint) {
  return { claimed: true, claimedAmount: amount, claimedNetAmount: amount - bet.amount };
}

export function withClaim(sums: BetSums, amount: bigint): BetSums {
  return {
    ...sums,
    totalBetsClaimed: sums.totalBetsClaimed + 1,
    totalClaimedAmount: sums.totalClaimedAmount + amount,
  };
}
