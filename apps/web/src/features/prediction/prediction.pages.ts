import type { FeaturePages } from '../../blocks/feature/feature-pages';
import { LeaderboardScreen } from './leaderboard.screen';
import { PredictionScreen } from './prediction.screen';

export const pages: FeaturePages = {
  pages: [
    { path: '/prediction', Page: PredictionScreen },
    { path: '/prediction/leaderboard', Page: LeaderboardScreen },
  ],
  redirects: [
    { path: '/predictions', target: () => ({ path: '/prediction' }) },
    { path: '/predictions/leaderboard', target: () => ({ path: '/prediction/leaderboard' }) },
  ],
  titles: [
    { prefix: '/prediction', name: 'Prediction' },
    { prefix: '/prediction/leaderboard', name: 'Leaderboard' },
  ],
  history: async () => (await import('./prediction.history')).betHistory,
};
