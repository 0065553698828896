import type { Feature } from '../../blocks/feature/feature';

const screen = () => import('./pools.screen');
const front = () => import('./pools.front');

/** Staking pools and the auto-compounding vault, and the page of a block that has not come yet. */
export const poolsFeature: Feature = {
  slug: 'pools',
  order: 50,
  routes: [
    { path: '/pools', load: async () => (await screen()).PoolsScreen },
    { path: '/pools/history', load: async () => (await screen()).FinishedPoolsScreen },
    { path: '/block/$block', load: async () => (await import('./block.screen')).BlockScreen },
  ],
  front: {
    tile: { order: 20, load: async () => (await front()).TopPools },
    holding: {
      label: 'Pools',
      path: '/pools',
      order: 40,
      load: async () => (await front()).usePoolsHolding,
    },
  },
  redirects: [
    { path: '/staking', target: () => ({ path: '/pools' }) },
    { path: '/syrup', target: () => ({ path: '/pools' }) },
  ],
  navigation: [{ group: 'Earn', label: 'Pools', path: '/pools', order: 20 }],
  titles: [
    { prefix: '/pools', name: 'Pools' },
    { prefix: '/block', name: 'Block countdown' },
  ],
};
