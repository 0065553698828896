import type { Feature } from '../../blocks/feature/feature';

/** The sale of Squad: tickets first, portraits by lot. */
export const squadFeature: Feature = {
  slug: 'squad',
  order: 85,
  at: ['pancake-squad', 'squad'],
  pages: async () => (await import('./squad.pages')).pages,
  front: { tile: { order: 47, load: async () => (await import('./components/squad-tile')).SquadTile } },
  navigation: [{ group: 'Win', label: 'Squad', path: '/pancake-squad', order: 30 }],
};
