import { accountRoundShape, gameShape, playerShape, roundShape } from '@besc/domain/lottery/lottery-rows';
import { index, onchainTable, relations } from 'ponder';
import { reading } from '../shared/reading';
import { columns } from '../shared/row-columns';

/** The whole lottery: one row, "1". */
export const lotteryGame = onchainTable('lottery_game', (t) => columns(t, { id: 'text', ...gameShape }));

export const lotteryRoundRow = {
  /** The round's number. */
  id: 'text',
  ...roundShape,
  /** Its newest purchase: each knows the one before. */
  lastPurchase: 'text?',
} as const;
export const lotteryRound = onchainTable(
  'lottery_round',
  (t) => columns(t, lotteryRoundRow),
  (table) => ({
    byNumber: index().on(table.lotteryId),
    byBlock: index().on(table.block),
    byStatus: index().on(table.status, table.lotteryId),
  }),
);

export const lotteryPurchase = onchainTable(
  'lottery_purchase',
  (t) => ({
    ...columns(t, {
      /** Number of its first ticket; the others follow. */
      id: 'text',
      roundId: 'text',
      userId: 'address',
      lotteryId: 'count',
      firstTicket: 'count',
      tickets: 'count',
      amount: 'amount',
      block: 'count',
      timestamp: 'time',
      hash: 'hash',
      previous: 'text?',
    }),
    /** 10000 and the digits of each ticket. */
    numbers: t.integer().array().notNull(),
  }),
  (table) => ({
    byTime: index().on(table.timestamp),
    byRound: index().on(table.roundId, table.firstTicket),
    byUser: index().on(table.userId, table.timestamp),
  }),
);

/** The contract sells at most so many tickets at once (`maxNumberTicketsPerBuyOrClaim`). */
export const lotteryPurchaseReading = reading(lotteryPurchase, { longLists: { numbers: 100 } });

export const lotteryUserRow = {
  id: 'address',
  ...playerShape,
  /** The documents' name of `totalSpent`. */
  totalCake: 'amount',
  /** Of its first purchase. */
  block: 'count',
  timestamp: 'time',
  updatedAt: 'time',
} as const;
export const lotteryUser = onchainTable(
  'lottery_user',
  (t) => columns(t, lotteryUserRow),
  (table) => ({
    byTickets: index().on(table.totalTickets),
    bySpent: index().on(table.totalSpent),
    bySpentAlias: index().on(table.totalCake),
    byWon: index().on(table.totalWon),
  }),
);

/** What an account has in a round. */
export const lotteryUserRoundRow = {
  /** Number of the round, "-", account */
  id: 'text',
  roundId: 'text',
  userId: 'address',
  ...accountRoundShape,
  isClaimable: 'flag',
  updatedAt: 'time',
} as const;
export const lotteryUserRound = onchainTable(
  'lottery_user_round',
  (t) => columns(t, lotteryUserRoundRow),
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
