import type { Feature } from '../../blocks/feature/feature';

/** The bull and bear game: rounds of five minutes on the price of the coin. */
export const predictionFeature: Feature = {
  slug: 'prediction',
  order: 60,
  at: ['prediction', 'predictions'],
  pages: async () => (await import('./prediction.pages')).pages,
  front: { tile: { order: 50, load: async () => (await import('./components/prediction-tile')).PredictionTile } },
  navigation: [
    { group: 'Predictions', label: 'Prediction', path: '/prediction', order: 10 },
    { group: 'Predictions', label: 'Leaderboard', path: '/prediction/leaderboard', order: 20 },
  ],
};
