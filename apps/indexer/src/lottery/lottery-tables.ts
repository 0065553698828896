import { index, onchainTable, type PgColumnsBuilders, relations } from 'ponder';
import { addressId } from '../shared/address-id';
import { reading } from '../shared/reading';

// Amounts are wei of MONEY, times are unix seconds, shares of a pot hundredths of a percent. Lists of four are by bracket.

/** What tickets amount to, whosever they are. */
const ticketSums = (t: PgColumnsBuilders) => ({
  totalTickets: t.integer().notNull(),
  totalSpent: t.bigint().notNull(),
  /** Of drawn rounds, claimed or not. */
  winningTickets: t.integer().notNull(),
  totalWon: t.bigint().notNull(),
  /** What rounds without a number give back, claimed or not. */
  totalRefunded: t.bigint().notNull(),
  claimedTickets: t.integer().notNull(),
  totalClaimed: t.bigint().notNull(),
});

/** The whole lottery: one row, "1". */
export const lotteryGame = onchainTable('lottery_game', (t) => ({
  id: t.text().primaryKey(),
  currentLotteryId: t.integer().notNull(),
  paused: t.boolean().notNull(),
  /** A pause ends at this time by itself; 0 without one. */
  pausedUntil: t.integer().notNull(),
  randomSource: addressId(t).notNull(),
  totalUsers: t.integer().notNull(),
  /** What was injected into open rounds. */
  totalGifts: t.bigint().notNull(),
  /** What the next round begins with. */
  pendingInjection: t.bigint().notNull(),
  ...ticketSums(t),
}));

export const lotteryRound = onchainTable(
  'lottery_round',
  (t) => ({
    /** The round's number. */
    id: t.text().primaryKey(),
    lotteryId: t.integer().notNull(),
    /** "Open", "Close", "Claimable" or "Refunding". */
    status: t.text().notNull(),
    startTime: t.integer().notNull(),
    /** When the draw is due. */
    endTime: t.integer().notNull(),
    ticketPrice: t.bigint().notNull(),
    discountDivisor: t.integer().notNull(),
    rewardsBreakdown: t.integer().array().notNull(),
    firstTicket: t.integer().notNull(),
    /** Null without a ticket. */
    lastTicket: t.integer(),
    /** 10000 and the digits; null before the draw. */
    finalNumber: t.integer(),
    totalUsers: t.integer().notNull(),
    totalTickets: t.integer().notNull(),
    winningTickets: t.integer().notNull(),
    claimedTickets: t.integer().notNull(),
    amountCollected: t.bigint().notNull(),
    /** What it began with, and gifts. */
    amountInjected: t.bigint().notNull(),
    /** What it began with. */
    amountRolledIn: t.bigint().notNull(),
    winnersPerBracket: t.integer().array().notNull(),
    /** Of one ticket. */
    prizePerBracket: t.bigint().array().notNull(),
    amountWon: t.bigint().notNull(),
    /** Prizes or refunds that were paid. */
    amountClaimed: t.bigint().notNull(),
    /** What later rounds begin with because of this one, the next one unless a bond came late; null before it is settled. */
    amountRolledOut: t.bigint(),
    /** Of `amountRolledOut` the bond of whoever did not give the number; null unless it refunds. */
    bondLost: t.bigint(),
    /** Of its opening. */
    block: t.integer().notNull(),
    timestamp: t.integer().notNull(),
    hash: t.hex().notNull(),
    closeBlock: t.integer(),
    closeTime: t.integer(),
    closeHash: t.hex(),
    /** Of the draw, or of the begin of its refunds. */
    settledBlock: t.integer(),
    settledTime: t.integer(),
    settledHash: t.hex(),
    /** Id of its random word; null when its source is not indexed. */
    wordId: t.text(),
    /** Its newest purchase: each knows the one before. */
    lastPurchase: t.text(),
  }),
  (table) => ({
    byNumber: index().on(table.lotteryId),
    byBlock: index().on(table.block),
    byStatus: index().on(table.status, table.lotteryId),
  }),
);

export const lotteryPurchase = onchainTable(
  'lottery_purchase',
  (t) => ({
    /** Number of its first ticket; the others follow. */
    id: t.text().primaryKey(),
    roundId: t.text().notNull(),
    userId: addressId(t).notNull(),
    lotteryId: t.integer().notNull(),
    firstTicket: t.integer().notNull(),
    tickets: t.integer().notNull(),
    amount: t.bigint().notNull(),
    /** 10000 and the digits of each ticket. */
    numbers: t.integer().array().notNull(),
    block: t.integer().notNull(),
    timestamp: t.integer().notNull(),
    hash: t.hex().notNull(),
    previous: t.text(),
  }),
  (table) => ({
    byTime: index().on(table.timestamp),
    byRound: index().on(table.roundId, table.firstTicket),
    byUser: index().on(table.userId, table.timestamp),
  }),
);

/** The contract sells at most so many tickets at once (`maxNumberTicketsPerBuyOrClaim`). */
export const lotteryPurchaseReading = reading(lotteryPurchase, { longLists: { numbers: 100 } });

export const lotteryUser = onchainTable(
  'lottery_user',
  (t) => ({
    id: addressId(t).primaryKey(),
    totalRounds: t.integer().notNull(),
    /** The documents' name of `totalSpent`. */
    totalCake: t.bigint().notNull(),
    /** Of its first purchase. */
    block: t.integer().notNull(),
    timestamp: t.integer().notNull(),
    updatedAt: t.integer().notNull(),
    ...ticketSums(t),
  }),
  (table) => ({
    byTickets: index().on(table.totalTickets),
    bySpent: index().on(table.totalSpent),
    bySpentAlias: index().on(table.totalCake),
    byWon: index().on(table.totalWon),
  }),
);

/** What an account has in a round. */
export const lotteryUserRound = onchainTable(
  'lottery_user_round',
  (t) => ({
    /** Number of the round, "-", account */
    id: t.text().primaryKey(),
    roundId: t.text().notNull(),
    userId: addressId(t).notNull(),
    lotteryId: t.integer().notNull(),
    totalTickets: t.integer().notNull(),
    totalSpent: t.bigint().notNull(),
    winningTickets: t.integer().notNull(),
    won: t.bigint().notNull(),
    refunded: t.bigint().notNull(),
    /** Whether something was claimed and nothing is left. */
    claimed: t.boolean().notNull(),
    claimedTickets: t.integer().notNull(),
    claimedAmount: t.bigint().notNull(),
    /** What is left to claim. */
    claimable: t.bigint().notNull(),
    isClaimable: t.boolean().notNull(),
    /** Of its first purchase. */
    block: t.integer().notNull(),
    timestamp: t.integer().notNull(),
    updatedAt: t.integer().notNull(),
  }),
  (table) => ({
    byUser: index().on(table.userId, table.lotteryId),
    byUserBlock: index().on(table.userId, table.block),
    byUserClaimable: index().on(table.userId, table.isClaimable, table.lotteryId),
    byRound: index().on(table.roundId, table.totalTickets),
    byRoundWon: index().on(table.roundId, table.won),
  }),
);

export const lotteryRoundRelations = relations(lotteryRound, ({ many }) => ({
  purchases: many(lotteryPurchase),
  users: many(lotteryUserRound),
}));

export const lotteryUserRelations = relations(lotteryUser, ({ many }) => ({
  rounds: many(lotteryUserRound),
  purchases: many(lotteryPurchase),
}));

export const lotteryPurchaseRelations = relations(lotteryPurchase, ({ one }) => ({
  lottery: one(lotteryRound, { fields: [lotteryPurchase.roundId], references: [lotteryRound.id] }),
  user: one(lotteryUser, { fields: [lotteryPurchase.userId], references: [lotteryUser.id] }),
}));

export const lotteryUserRoundRelations = relations(lotteryUserRound, ({ one }) => ({
  lottery: one(lotteryRound, { fields: [lotteryUserRound.roundId], references: [lotteryRound.id] }),
  user: one(lotteryUser, { fields: [lotteryUserRound.userId], references: [lotteryUser.id] }),
}));
