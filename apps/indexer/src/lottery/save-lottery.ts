import type { Context } from 'ponder:registry';
import { lotteryGame, lotteryRound, lotteryUser, lotteryUserRound } from 'ponder:schema';
import { zeroAddress } from '@besc/domain/shared/address';
import type { IndexId } from '@besc/domain/shared/index-id';
import { MissingRowError } from '../shared/missing-row-error';

export type RoundRow = typeof lotteryRound.$inferSelect;
type GameRow = typeof lotteryGame.$inferSelect;
type UserRow = typeof lotteryUser.$inferSelect;
type UserRoundRow = typeof lotteryUserRound.$inferSelect;

const noTickets = {
  ...{ totalTickets: 0, totalSpent: 0n, winningTickets: 0, totalWon: 0n },
  ...{ totalRefunded: 0n, claimedTickets: 0, totalClaimed: 0n },
};
const noGame: GameRow = {
  ...{ id: '1', currentLotteryId: 0, paused: false, pausedUntil: 0, randomSource: zeroAddress },
  ...{ totalUsers: 0, totalGifts: 0n, pendingInjection: 0n, ...noTickets },
};

/** Changes the row of the whole lottery, which begins with the first change. */
export async function saveGame(db: Context['db'], change: (before: GameRow) => Partial<GameRow>): Promise<void> {
  await db
    .insert(lotteryGame)
    .values({ ...noGame, ...change(noGame) })
    .onConflictDoUpdate(change);
}

/** The row of a round. Throws MissingRowError. */
export async function readRound(db: Context['db'], lotteryId: bigint): Promise<RoundRow> {
  const row = await db.find(lotteryRound, { id: String(lotteryId) });
  if (!row) throw new MissingRowError('lotteryRound', String(lotteryId));
  return row;
}

/** Where in the chain something happened. */
export interface Place {
  readonly block: number;
  readonly timestamp: number;
}

/** What an event adds to the sums of an account. */
export interface TicketStep {
  readonly tickets?: number;
  readonly spent?: bigint;
  readonly winning?: number;
  readonly won?: bigint;
  readonly refunded?: bigint;
  readonly claimedTickets?: number;
  readonly claimedAmount?: bigint;
}

/** Adds a step to what an account has in a round, to its sums, and to those of all. Rows begin with the first purchase. */
export async function saveStep(
  db: Context['db'],
  { round, user, place, step }: { round: RoundRow; user: IndexId; place: Place; step: TicketStep },
): Promise<{ isNewInRound: boolean }> {
  const id = `${round.id}-${user}`;
  const isNewInRound = (await db.find(lotteryUserRound, { id })) === null;
  const isNewUser = isNewInRound && (await db.find(lotteryUser, { id: user })) === null;
  const inRound = (before: UserRoundRow) => ({ ...roundColumns(before, step), updatedAt: place.timestamp });
  const noRound = {
    ...{ id, roundId: round.id, userId: user, lotteryId: round.lotteryId, totalTickets: 0, totalSpent: 0n },
    ...{ winningTickets: 0, won: 0n, refunded: 0n, claimed: false, claimedTickets: 0, claimedAmount: 0n },
    ...{ claimable: 0n, isClaimable: false, ...place, updatedAt: place.timestamp },
  };
  await db
    .insert(lotteryUserRound)
    .values({ ...noRound, ...inRound(noRound) })
    .onConflictDoUpdate(inRound);
  const ofUser = (before: UserRow) => {
    const sums = withStep(before, step);
    const totalRounds = before.totalRounds + (isNewInRound ? 1 : 0);
    return { ...sums, totalCake: sums.totalSpent, totalRounds, updatedAt: place.timestamp };
  };
  const nobody = { id: user, totalRounds: 0, totalCake: 0n, ...place, updatedAt: place.timestamp, ...noTickets };
  await db
    .insert(lotteryUser)
    .values({ ...nobody, ...ofUser(nobody) })
    .onConflictDoUpdate(ofUser);
  await saveGame(db, (game) => ({
    ...withStep(game, step),
    totalUsers: game.totalUsers + (isNewUser ? 1 : 0),
  }));
  return { isNewInRound };
}

function withStep(before: typeof noTickets, step: TicketStep): typeof noTickets {
  return {
    totalTickets: before.totalTickets + (step.tickets ?? 0),
    totalSpent: before.totalSpent + (step.spent ?? 0n),
    winningTickets: before.winningTickets + (step.winning ?? 0),
    totalWon: before.totalWon + (step.won ?? 0n),
    totalRefunded: before.totalRefunded + (step.refunded ?? 0n),
    claimedTickets: before.claimedTickets + (step.claimedTickets ?? 0),
    totalClaimed: before.totalClaimed + (step.claimedAmount ?? 0n),
  };
}

function roundColumns(before: UserRoundRow, step: TicketStep) {
  const won = before.won + (step.won ?? 0n);
  const refunded = before.refunded + (step.refunded ?? 0n);
  const claimedAmount = before.claimedAmount + (step.claimedAmount ?? 0n);
  const claimable = won + refunded - claimedAmount;
  return {
    totalTickets: before.totalTickets + (step.tickets ?? 0),
    totalSpent: before.totalSpent + (step.spent ?? 0n),
    winningTickets: before.winningTickets + (step.winning ?? 0),
    claimedTickets: before.claimedTickets + (step.claimedTickets ?? 0),
    ...{ won, refunded, claimedAmount, claimable },
    ...{ isClaimable: claimable > 0n, claimed: claimedAmount > 0n && claimable === 0n },
  };
}
