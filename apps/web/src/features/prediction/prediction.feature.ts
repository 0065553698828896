import type { Feature } from '../../blocks/feature/feature';

/** The bull and bear game: rounds of five minutes on the price of the coin. */
export const predictionFeature: Feature = {
  slug: 'prediction',
  order: 60,
  routes: [
    { path: '/prediction', load: async () => (await import('./prediction.screen')).PredictionScreen },
    { path: '/prediction/leaderboard', load: async () => (await import('./leaderboard.screen')).LeaderboardScreen },
  ],
  front: { tile: { order: 50, load: async () => (await import('./components/prediction-tile')).PredictionTile } },
  redirects: [
    { path: '/predictions', target: () => ({ path: '/prediction' }) },
    { path: '/predictions/leaderboard', target: () => ({ path: '/prediction/leaderboard' }) },
  ],
  navigation: [
    { group: 'Predictions', label: 'Prediction', path: '/prediction', order: 10 },
    { group: 'Predictions', label: 'Leaderboard', path: '/prediction/leaderboard', order: 20 },
  ],
  titles: [
    { prefix: '/prediction', name: 'Prediction' },
    { prefix: '/prediction/leaderboard', name: 'Leaderboard' },
  ],
};
