import type { Context } from 'ponder:registry';
import { lotteryGame, lotteryRound, lotteryUser, lotteryUserRound } from 'ponder:schema';
import { gameShape } from '@besc/domain/lottery/lottery-rows';
import { claimState, type TicketStep, ticketsAfter } from '@besc/domain/lottery/ticket-ledger';
import { type IndexId, zeroId } from '@besc/domain/shared/index-id';
import { zeroOf } from '@besc/domain/shared/row-shape';
import { foundRow } from '../shared/found-row';
import { lotteryUserRoundRow, lotteryUserRow } from './lottery-tables';

export type RoundRow = typeof lotteryRound.$inferSelect;
type GameRow = typeof lotteryGame.$inferSelect;
type UserRow = typeof lotteryUser.$inferSelect;
type UserRoundRow = typeof lotteryUserRound.$inferSelect;

const noGame: GameRow = { id: '1', randomSource: zeroId, ...zeroOf(gameShape) };

/** Changes the row of the whole lottery, which begins with the first change. */
export async function saveGame(db: Context['db'], change: (before: GameRow) => Partial<GameRow>): Promise<void> {
  await db
    .insert(lotteryGame)
    .values({ ...noGame, ...change(noGame) })
    .onConflictDoUpdate(change);
}

/** The row of a round. Throws MissingRowError. */
export async function readRound(db: Context['db'], lotteryId: bigint): Promise<RoundRow> {
  const row = await foundRow('lotteryRound', String(lotteryId), db.find(lotteryRound, { id: String(lotteryId) }));
  return row;
}

/** Where in the chain something happened. */
export interface Place {
  readonly block: number;
  readonly timestamp: number;
}

/** Adds a step to what an account has in a round, to its sums, and to those of all. Rows begin with the first purchase. */
export async function saveStep(
  db: Context['db'],
  { round, user, place, step }: { round: RoundRow; user: IndexId; place: Place; step: TicketStep },
): Promise<{ isNewInRound: boolean; totalTickets: number }> {
  const id = `${round.id}-${user}`;
  const isNewInRound = (await db.find(lotteryUserRound, { id })) === null;
  const isNewUser = isNewInRound && (await db.find(lotteryUser, { id: user })) === null;
  const inRound = (before: UserRoundRow) => ({ ...roundColumns(before, step), updatedAt: place.timestamp });
  const noRound = {
    ...zeroOf(lotteryUserRoundRow),
    id,
    roundId: round.id,
    userId: user,
    lotteryId: round.lotteryId,
    ...place,
    updatedAt: place.timestamp,
  };
  await db
    .insert(lotteryUserRound)
    .values({ ...noRound, ...inRound(noRound) })
    .onConflictDoUpdate(inRound);
  const ofUser = (before: UserRow) => {
    const sums = ticketsAfter(before, step);
    const totalRounds = before.totalRounds + (isNewInRound ? 1 : 0);
    return { ...sums, totalCake: sums.totalSpent, totalRounds, updatedAt: place.timestamp };
  };
  const none = { ...zeroOf(lotteryUserRow), id: user, ...place, updatedAt: place.timestamp };
  const { totalTickets } = await db
    .insert(lotteryUser)
    .values({ ...none, ...ofUser(none) })
    .onConflictDoUpdate(ofUser);
  await saveGame(db, (game) => ({
    ...ticketsAfter(game, step),
    totalUsers: game.totalUsers + (isNewUser ? 1 : 0),
  }));
  return { isNewInRound, totalTickets };
}

/** What an account has in a round, after a step; its columns name some sums otherwise. */
function roundColumns({ won, refunded, claimedAmount, ...before }: UserRoundRow, step: TicketStep) {
  const sums = { ...before, totalWon: won, totalRefunded: refunded, totalClaimed: claimedAmount };
  const { totalWon, totalRefunded, totalClaimed, ...same } = ticketsAfter(sums, step);
  const renamed = { won: totalWon, refunded: totalRefunded, claimedAmount: totalClaimed };
  return { ...same, ...renamed, ...claimState({ totalWon, totalRefunded, totalClaimed }) };
}
