import { leaderboardBets } from '@besc/domain/prediction/bet-sums';
import { index, onchainTable, type PgColumnsBuilders, relations } from 'ponder';
import { addressId } from '../shared/address-id';
import { reading } from '../shared/reading';

// Amounts are wei, prices have 8 decimals, times are unix seconds, rates are hundredths of a percent.

/** What bets amount to, whosever they are. */
const betSums = (t: PgColumnsBuilders) => ({
  totalBets: t.integer().notNull(),
  totalBetsBull: t.integer().notNull(),
  totalBetsBear: t.integer().notNull(),
  totalAmount: t.bigint().notNull(),
  totalBullAmount: t.bigint().notNull(),
  totalBearAmount: t.bigint().notNull(),
  totalBetsClaimed: t.integer().notNull(),
  /** Wei that claims paid, refunds among them. */
  totalClaimedAmount: t.bigint().notNull(),
  /** Of rounds that have ended: won, and won or lost; what came back is neither. */
  wonBets: t.integer().notNull(),
  decidedBets: t.integer().notNull(),
  /** `wonBets` of `decidedBets`. */
  winRate: t.integer().notNull(),
  averageAmount: t.bigint().notNull(),
  /** What ended rounds gave, claimed or not, less what was bet on them. */
  netAmount: t.bigint().notNull(),
});

/** The documents' names of three sums, equal to `netAmount`, `totalAmount` and `averageAmount`. */
const aliases = (t: PgColumnsBuilders) => ({
  netBNB: t.bigint().notNull(),
  totalBNB: t.bigint().notNull(),
  averageBNB: t.bigint().notNull(),
});

/** The whole game: one row, "1". */
export const predictionMarket = onchainTable('prediction_market', (t) => ({
  id: t.text().primaryKey(),
  epoch: t.integer().notNull(),
  paused: t.boolean().notNull(),
  /** A pause ends at this time by itself; 0 without one. */
  pausedUntil: t.integer().notNull(),
  /** Rounds up to this one that have not closed never will. */
  failedThrough: t.integer().notNull(),
  totalUsers: t.integer().notNull(),
  /** Fees, and bets that equal prices burned. */
  totalAmountTreasury: t.bigint().notNull(),
  totalAmountBurned: t.bigint().notNull(),
  /** What ended rounds gave to bets that won, claimed or not; what came back is not among it. */
  totalAmountWon: t.bigint().notNull(),
  ...betSums(t),
}));

export const predictionRound = onchainTable(
  'prediction_round',
  (t) => ({
    /** The epoch. */
    id: t.text().primaryKey(),
    epoch: t.integer().notNull(),
    /** Of prices: "Bull", "Bear" or "House"; null without a closing price. */
    position: t.text(),
    /** Whether bets came back: it did not close, or its prices differ and a side was empty or the move was below the least one. */
    failed: t.boolean().notNull(),
    previous: t.text(),
    startAt: t.integer().notNull(),
    startBlock: t.integer().notNull(),
    startHash: t.hex().notNull(),
    lockAt: t.integer(),
    lockBlock: t.integer(),
    lockHash: t.hex(),
    lockPrice: t.bigint(),
    lockRoundId: t.text(),
    closeAt: t.integer(),
    closeBlock: t.integer(),
    closeHash: t.hex(),
    closePrice: t.bigint(),
    closeRoundId: t.text(),
    totalBets: t.integer().notNull(),
    totalAmount: t.bigint().notNull(),
    bullBets: t.integer().notNull(),
    bullAmount: t.bigint().notNull(),
    bearBets: t.integer().notNull(),
    bearAmount: t.bigint().notNull(),
    /** What its winners share, and the bets that share it; null before it has closed. */
    rewardAmount: t.bigint(),
    rewardBaseCalAmount: t.bigint(),
    /** Whether its bets have ended, and its newest bet: each bet knows the one before. */
    isSettled: t.boolean().notNull(),
    lastBet: t.text(),
  }),
  (table) => ({ byEpoch: index().on(table.epoch), byStart: index().on(table.startAt) }),
);

export const predictionBet = onchainTable(
  'prediction_bet',
  (t) => ({
    /** epoch, "-", account */
    id: t.text().primaryKey(),
    roundId: t.text().notNull(),
    userId: addressId(t).notNull(),
    epoch: t.integer().notNull(),
    hash: t.hex().notNull(),
    block: t.integer().notNull(),
    amount: t.bigint().notNull(),
    /** "Bull" or "Bear". */
    position: t.text().notNull(),
    /** "live", "win", "lose", "canceled" (it came back) or "house". */
    outcome: t.text().notNull(),
    /** What the ended round gives for it, claimed or not. */
    payout: t.bigint().notNull(),
    claimed: t.boolean().notNull(),
    /** Whether its round has ended and gives something that was not claimed. */
    isClaimable: t.boolean().notNull(),
    claimedAt: t.integer(),
    claimedBlock: t.integer(),
    claimedHash: t.hex(),
    claimedAmount: t.bigint(),
    /** `claimedAmount` less the bet. */
    claimedNetAmount: t.bigint(),
    createdAt: t.integer().notNull(),
    updatedAt: t.integer().notNull(),
    previous: t.text(),
  }),
  (table) => ({
    byTime: index().on(table.createdAt),
    byUser: index().on(table.userId, table.createdAt),
    byUserClaim: index().on(table.userId, table.claimed, table.createdAt),
    byUserClaimable: index().on(table.userId, table.isClaimable, table.createdAt),
    byUserOutcome: index().on(table.userId, table.outcome, table.createdAt),
    byRound: index().on(table.roundId, table.createdAt),
  }),
);

export const predictionUser = onchainTable(
  'prediction_user',
  (t) => ({
    id: addressId(t).primaryKey(),
    createdAt: t.integer().notNull(),
    updatedAt: t.integer().notNull(),
    block: t.integer().notNull(),
    /** Whether it has bet often enough for the leaderboard. */
    isRanked: t.boolean().notNull(),
    ...betSums(t),
    ...aliases(t),
  }),
  (table) => ({
    byNet: index().on(table.isRanked, table.netAmount),
    byTotal: index().on(table.isRanked, table.totalAmount),
    byAverage: index().on(table.isRanked, table.averageAmount),
    byBets: index().on(table.isRanked, table.totalBets),
    byRate: index().on(table.isRanked, table.winRate),
    byNetAlias: index().on(table.isRanked, table.netBNB),
    byTotalAlias: index().on(table.isRanked, table.totalBNB),
    byAverageAlias: index().on(table.isRanked, table.averageBNB),
  }),
);

/** What an account's bets of the rounds that ended within a day, a week or a month (UTC) amount to. */
export const predictionUserPeriod = onchainTable(
  'prediction_user_period',
  (t) => ({
    /** period, "-", its first second, "-", account */
    id: t.text().primaryKey(),
    /** "1d", "7d" (from Monday) or "1m", "-", its first second */
    period: t.text().notNull(),
    userId: addressId(t).notNull(),
    isRanked: t.boolean().notNull(),
    ...betSums(t),
  }),
  (table) => ({
    byNet: index().on(table.period, table.isRanked, table.netAmount),
    byTotal: index().on(table.period, table.isRanked, table.totalAmount),
    byAverage: index().on(table.period, table.isRanked, table.averageAmount),
    byBets: index().on(table.period, table.isRanked, table.totalBets),
    byRate: index().on(table.period, table.isRanked, table.winRate),
  }),
);

/** Whoever is ranked has bet so often: the documents' `totalBets_gte` beside `isRanked` takes no row away. */
const ranked = { atLeast: { totalBets: { where: 'isRanked', value: leaderboardBets } } };
export const predictionUserReading = reading(predictionUser, ranked);
export const predictionUserPeriodReading = reading(predictionUserPeriod, ranked);

export const predictionRoundRelations = relations(predictionRound, ({ many }) => ({ bets: many(predictionBet) }));

export const predictionUserRelations = relations(predictionUser, ({ many }) => ({ bets: many(predictionBet) }));

export const predictionBetRelations = relations(predictionBet, ({ one }) => ({
  round: one(predictionRound, { fields: [predictionBet.roundId], references: [predictionRound.id] }),
  user: one(predictionUser, { fields: [predictionBet.userId], references: [predictionUser.id] }),
}));
