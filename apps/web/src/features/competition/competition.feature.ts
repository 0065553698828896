import type { Feature } from '../../blocks/feature/feature';

/** Trading competitions between the teams of profiles. */
export const competitionFeature: Feature = {
  slug: 'competition',
  order: 97,
  at: ['trading-competition', 'competition'],
  pages: async () => (await import('./competition.pages')).pages,
  front: { tile: { order: 52, load: async () => (await import('./components/competition-tile')).CompetitionTile } },
  navigation: [{ group: 'Predictions', label: 'Trading Competition', path: '/trading-competition', order: 30 }],
};
