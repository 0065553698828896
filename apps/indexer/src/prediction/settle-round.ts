import type { Context } from 'ponder:registry';
import { predictionBet, predictionRound } from 'ponder:schema';
import { betOutcome, type Position } from '@besc/domain/prediction/bet-outcome';
import { withOutcome } from '@besc/domain/prediction/bet-sums';
import { MissingRowError } from '../shared/missing-row-error';
import { savePeriods, saveSums } from './save-market';

type RoundRow = typeof predictionRound.$inferSelect;

/** How columns say a side. */
export const positionText = { bull: 'Bull', bear: 'Bear', house: 'House' } as const;

/** The row of an epoch. Throws MissingRowError. */
export async function readRound(db: Context['db'], epoch: bigint): Promise<RoundRow> {
  const row = await db.find(predictionRound, { id: String(epoch) });
  if (!row) throw new MissingRowError('predictionRound', String(epoch));
  return row;
}

/** Whether all bets of a round come back: it never closed, or nobody stood against those who bet. */
export function isRefunded(round: RoundRow): boolean {
  return round.closePrice === null || (round.totalBets > 0 && (round.bullAmount === 0n || round.bearAmount === 0n));
}

/** Ends the bets of a round that has its closing price, or that will never have one. Does nothing twice. */
export async function settleRound(
  db: Context['db'],
  { round, time, block }: { round: RoundRow; time: number; block: number },
): Promise<void> {
  if (round.isSettled) return;
  const failed = isRefunded(round);
  await db.update(predictionRound, { id: round.id }).set({ isSettled: true, failed });
  const stakes = {
    ...{ bullAmount: round.bullAmount, bearAmount: round.bearAmount, fee: 0n, failed },
    lockPrice: round.lockPrice ?? undefined,
    closePrice: round.closePrice ?? undefined,
  };
  const [reward, base] = [round.rewardAmount ?? 0n, round.rewardBaseCalAmount ?? 0n];
  for (let id = round.lastBet; id !== null; ) {
    const bet = await db.find(predictionBet, { id });
    if (!bet) throw new MissingRowError('predictionBet', id);
    const position: Position = bet.position === positionText.bull ? 'bull' : 'bear';
    const outcome = betOutcome(stakes, position);
    if (outcome === 'live') throw new RangeError(`Round ${round.id} has not ended`);
    const won = outcome === 'win' ? (bet.amount * reward) / base : 0n;
    const ended = { outcome, position, amount: bet.amount, payout: outcome === 'canceled' ? bet.amount : won };
    await db.update(predictionBet, { id }).set({ outcome, payout: ended.payout, updatedAt: time });
    await saveSums(db, { user: bet.userId, time, block, step: (sums) => withOutcome(sums, ended) });
    await savePeriods(db, { user: bet.userId, time, bet: ended });
    id = bet.previous;
  }
}
