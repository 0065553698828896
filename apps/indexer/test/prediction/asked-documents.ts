import { leaderboardPeriods } from '@besc/domain/prediction/leaderboard-period';
import { fetchBets } from '@besc/wire/prediction/fetch-bets';
import { fetchLeaderboard, fetchPredictionAccount } from '@besc/wire/prediction/fetch-leaderboard';
import { fetchMarket } from '@besc/wire/prediction/fetch-market';
import { type AskedDocuments, each, nowSeconds } from '../support/asked-documents';

export const asked: AskedDocuments = {
  fetchBets: ({ url, person }) =>
    each(
      ['all', 'collected', 'uncollected'] as const,
      async (filter) => (await fetchBets({ url, account: person, filter })).bets,
    ),
  // No account has enough bets here; its rows are read as those of fetchPredictionAccount.
  fetchLeaderboard: ({ url }) =>
    each(leaderboardPeriods, async (period) => {
      return (await fetchLeaderboard({ url, period, now: nowSeconds, orderBy: 'totalBets', skip: 0 })).length;
    }),
  fetchPredictionAccount: ({ url, person }) =>
    each(leaderboardPeriods, (period) => fetchPredictionAccount({ url, account: person, period, now: nowSeconds })),
  fetchMarket: ({ url }) => fetchMarket({ url }),
};
