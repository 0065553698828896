import type { Context } from 'ponder:registry';
import { predictionMarket, predictionUser, predictionUserPeriod } from 'ponder:schema';
import { type BetSums, isRanked, noBetSums, withBet, withOutcome } from '@besc/domain/prediction/bet-sums';
import { type LeaderboardPeriod, leaderboardPeriods, periodStart } from '@besc/domain/prediction/leaderboard-period';
import type { IndexId } from '@besc/domain/shared/index-id';
import { zeroOf } from '@besc/domain/shared/row-shape';
import { picked } from '../shared/picked';
import { predictionMarketRow } from './prediction-tables';

type GameRow = typeof predictionMarket.$inferSelect;

/** What happens to the sums of a bet's account and of the whole game. */
type Step = (sums: BetSums) => BetSums;

const game: GameRow = { id: '1', ...zeroOf(predictionMarketRow) };

/** Changes the row of the whole game, which begins with the first change. */
export async function saveGame(db: Context['db'], change: (before: GameRow) => Partial<GameRow>): Promise<void> {
  await db
    .insert(predictionMarket)
    .values({ ...game, ...change(game) })
    .onConflictDoUpdate(change);
}

/** Writes a step of a bet into the sums of its account, which begin with its first bet, and of the game. */
export async function saveSums(
  db: Context['db'],
  { user, time, block, step }: { user: IndexId; time: number; block: number; step: Step },
): Promise<void> {
  const before = await db.find(predictionUser, { id: user });
  const sums = step(before ?? noBetSums);
  const columns = {
    ...picked(sums, noBetSums),
    netBNB: sums.netAmount,
    totalBNB: sums.totalAmount,
    averageBNB: sums.averageAmount,
    isRanked: isRanked(sums),
    updatedAt: time,
    block,
  };
  await db
    .insert(predictionUser)
    .values({ id: user, createdAt: time, ...columns })
    .onConflictDoUpdate(columns);
  await saveGame(db, (row) => ({
    ...picked(step(row), noBetSums),
    totalUsers: row.totalUsers + (before === null ? 1 : 0),
  }));
}

/** Writes a bet whose round ended at `time` into the day, the week and the month of its account. */
export async function savePeriods(
  db: Context['db'],
  {
    user,
    time,
    bet,
  }: { user: IndexId; time: number; bet: Parameters<typeof withBet>[1] & Parameters<typeof withOutcome>[1] },
): Promise<void> {
  for (const length of leaderboardPeriods) {
    if (length === 'all') continue;
    const period = periodId(length, time);
    const columns = (before: BetSums) => {
      const sums = withOutcome(withBet(before, bet), bet);
      return { ...picked(sums, noBetSums), isRanked: isRanked(sums) };
    };
    await db
      .insert(predictionUserPeriod)
      .values({ id: `${period}-${user}`, period, userId: user, ...columns(noBetSums) })
      .onConflictDoUpdate(columns);
  }
}

export function periodId(length: LeaderboardPeriod, time: number): string {
  return `${length}-${periodStart(length, time)}`;
}
