import type { Context } from 'ponder:registry';
import { predictionBet, predictionRound } from 'ponder:schema';
import { withOutcome } from '@besc/domain/prediction/bet-sums';
import { endedBet, isRefunded } from '@besc/domain/prediction/round-ledger';
import { foundRow } from '../shared/found-row';
import { saveFirst } from '../shared/save-milestone';
import { saveGame, savePeriods, saveSums } from './save-game';

type RoundRow = typeof predictionRound.$inferSelect;

/** How columns say a side. */
export const positionText = { bull: 'Bull', bear: 'Bear', house: 'House' } as const;

/** The row of an epoch. Throws MissingRowError. */
export async function readRound(db: Context['db'], epoch: bigint): Promise<RoundRow> {
  const row = await foundRow('predictionRound', String(epoch), db.find(predictionRound, { id: String(epoch) }));
  return row;
}

/** Ends the bets of a round that has its closing price, or that will never have one. Does nothing twice. */
export async function settleRound(
  db: Context['db'],
  { round, time, block }: { round: RoundRow; time: number; block: number },
): Promise<void> {
  if (round.isSettled) return;
  await db.update(predictionRound, { id: round.id }).set({ isSettled: true, failed: isRefunded(round) });
  let won = 0n;
  for (let id = round.lastBet; id !== null; ) {
    const bet = await foundRow('predictionBet', id, db.find(predictionBet, { id }));
    const ended = endedBet(round, { ...bet, position: bet.position === positionText.bull ? 'bull' : 'bear' });
    const { outcome, payout } = ended;
    await db.update(predictionBet, { id }).set({ outcome, payout, isClaimable: payout > 0n, updatedAt: time });
    await saveSums(db, { user: bet.userId, time, block, step: (sums) => withOutcome(sums, ended) });
    await savePeriods(db, { user: bet.userId, time, bet: ended });
    if (outcome === 'win') {
      won += payout;
      await saveFirst(db, { kind: 'bet-win', account: bet.userId, block, timestamp: time });
    }
    id = bet.previous;
  }
  await saveGame(db, ({ totalAmountWon }) => ({ totalAmountWon: totalAmountWon + won }));
}
