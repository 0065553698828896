import type { Feature } from '../../blocks/feature/feature';

const front = () => import('./pools.front');

/** Staking pools and the auto-compounding vault, and the page of a block that has not come yet. */
export const poolsFeature: Feature = {
  slug: 'pools',
  order: 50,
  at: ['pools', 'block', 'staking', 'syrup'],
  pages: async () => (await import('./pools.pages')).pages,
  front: {
    tile: { order: 20, load: async () => (await front()).TopPools },
    holding: {
      label: 'Pools',
      path: '/pools',
      order: 40,
      load: async () => (await front()).usePoolsHolding,
    },
  },
  navigation: [{ group: 'Earn', label: 'Pools', path: '/pools', order: 20 }],
};
