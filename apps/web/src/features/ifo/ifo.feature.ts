import type { Feature } from '../../blocks/feature/feature';

/** Sales of new tokens to accounts with an active profile. */
export const ifoFeature: Feature = {
  slug: 'ifo',
  order: 95,
  at: ['ifo'],
  pages: async () => (await import('./ifo.pages')).pages,
  front: { tile: { order: 48, load: async () => (await import('./components/ifo-tile')).IfoTile } },
  navigation: [{ group: 'Info', label: 'IFO', path: '/ifo', order: 30 }],
};
