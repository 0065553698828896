import type { Feature } from '../../blocks/feature/feature';

/** Proposals, and votes that anybody can verify. */
export const votingFeature: Feature = {
  slug: 'voting',
  order: 110,
  at: ['voting'],
  pages: async () => (await import('./voting.pages')).pages,
  front: {
    tile: { order: 60, load: async () => (await import('./components/voting-tile')).VotingTile },
  },
  navigation: [{ group: 'Vote', label: 'Voting', path: '/voting', order: 10 }],
};
