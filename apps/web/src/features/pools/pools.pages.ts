import type { FeaturePages } from '../../blocks/feature/feature-pages';
import { BlockScreen } from './block.screen';
import { FinishedPoolsScreen, PoolsScreen } from './pools.screen';

export const pages: FeaturePages = {
  pages: [
    { path: '/pools', Page: PoolsScreen },
    { path: '/pools/history', Page: FinishedPoolsScreen },
    { path: '/block/:block', Page: BlockScreen },
  ],
  redirects: [
    { path: '/staking', target: () => ({ path: '/pools' }) },
    { path: '/syrup', target: () => ({ path: '/pools' }) },
  ],
  titles: [
    { prefix: '/pools', name: 'Pools' },
    { prefix: '/block', name: 'Block countdown' },
  ],
  history: async () => (await import('./pools.history')).poolHistory,
};
