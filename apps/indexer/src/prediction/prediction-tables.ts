import { leaderboardBets } from '@besc/domain/prediction/bet-sums';
import { betShape, betSumsShape, gameSumsShape, roundShape } from '@besc/domain/prediction/prediction-rows';
import { index, onchainTable, relations } from 'ponder';
import { reading } from '../shared/reading';
import { columns } from '../shared/row-columns';

/** The whole game: one row, "1". */
export const predictionMarketRow = {
  id: 'text',
  epoch: 'count',
  paused: 'flag',
  /** A pause ends at this time by itself; 0 without one. */
  pausedUntil: 'time',
  /** Rounds up to this one that have not closed never will. */
  failedThrough: 'count',
  ...gameSumsShape,
} as const;
export const predictionMarket = onchainTable('prediction_market', (t) => columns(t, predictionMarketRow));

export const predictionRoundRow = {
  /** The epoch. */
  id: 'text',
  ...roundShape,
  previous: 'text?',
  startBlock: 'count',
  lockBlock: 'count?',
  lockRoundId: 'text?',
  closeBlock: 'count?',
  closeRoundId: 'text?',
  /** Whether its bets have ended, and its newest bet: each bet knows the one before. */
  isSettled: 'flag',
  lastBet: 'text?',
} as const;
export const predictionRound = onchainTable(
  'prediction_round',
  (t) => columns(t, predictionRoundRow),
  (table) => ({ byEpoch: index().on(table.epoch), byStart: index().on(table.startAt) }),
);

export const predictionBetRow = {
  ...betShape,
  roundId: 'text',
  userId: 'address',
  block: 'count',
  /** Whether its round has ended and gives something that was not claimed. */
  isClaimable: 'flag',
  claimedAt: 'time?',
  claimedBlock: 'count?',
  updatedAt: 'time',
  previous: 'text?',
} as const;
export const predictionBet = onchainTable(
  'prediction_bet',
  (t) => columns(t, predictionBetRow),
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
  (t) =>
    columns(t, {
      id: 'address',
      createdAt: 'time',
      updatedAt: 'time',
      block: 'count',
      /** Whether it has bet often enough for the leaderboard. */
      isRanked: 'flag',
      ...betSumsShape,
      /** The documents' names of three sums, equal to `netAmount`, `totalAmount` and `averageAmount`. */
      netBNB: 'difference',
      totalBNB: 'amount',
      averageBNB: 'amount',
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
  (t) =>
    columns(t, {
      /** period, "-", account */
      id: 'text',
      /** "1d", "7d" (from Monday) or "1m", "-", its first second */
      period: 'text',
      userId: 'address',
      isRanked: 'flag',
      ...betSumsShape,
    }),
  (table) => ({
    byNet: index().on(table.period, table.isRanked, table.netAmount),
    byTotal: index().on(table.period, table.isRanked, table.totalAmount),
    byAverage: index().on(table.period, table.isRanked, table.averageAmount),
    byBets: index().on(table.period, table.isRanked, table.totalBets),
    byRate: index().on(table.period, table.isRanked, table.winRate),
  }),
);

/** All that are ranked have bet so often: the documents' `totalBets_gte` beside `isRanked` takes no row away. */
const ranked = { atLeast: { totalBets: { where: 'isRanked', value: leaderboardBets } } };
export const predictionUserReading = reading(predictionUser, ranked);
export const predictionUserPeriodReading = reading(predictionUserPeriod, ranked);

export const predictionRoundRelations = relations(predictionRound, ({ many }) => ({ bets: many(predictionBet) }));

export const predictionUserRelations = relations(predictionUser, ({ many }) => ({ bets: many(predictionBet) }));

export const predictionBetRelations = relations(predictionBet, ({ one }) => ({
  round: one(predictionRound, { fields: [predictionBet.roundId], references: [predictionRound.id] }),
  user: one(predictionUser, { fields: [predictionBet.userId], references: [predictionUser.id] }),
}));
