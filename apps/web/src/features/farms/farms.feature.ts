import type { Feature } from '../../blocks/feature/feature';

const front = () => import('./farms.front');

/** Farms: LP tokens staked for MONEY. */
export const farmsFeature: Feature = {
  slug: 'farms',
  order: 40,
  at: ['farms'],
  pages: async () => (await import('./farms.pages')).pages,
  front: {
    link: { label: 'Earn', path: '/farms', order: 20 },
    tile: { order: 10, load: async () => (await front()).TopFarms },
    holding: {
      label: 'Farms',
      path: '/farms',
      order: 30,
      load: async () => (await front()).useFarmsHolding,
    },
  },
  navigation: [{ group: 'Earn', label: 'Farms', path: '/farms', order: 10 }],
};
