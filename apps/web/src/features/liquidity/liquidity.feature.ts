import { Droplets, SearchCheck } from 'lucide-react';
import type { Feature } from '../../blocks/feature/feature';

/** Liquidity: the own positions, supplying, withdrawing, and finding a pool. */
export const liquidityFeature: Feature = {
  slug: 'liquidity',
  order: 30,
  at: ['liquidity', 'find', 'add', 'create', 'remove', 'pool'],
  pages: async () => (await import('./liquidity.pages')).pages,
  front: {
    holding: {
      label: 'Liquidity',
      path: '/liquidity',
      order: 20,
      load: async () => (await import('./liquidity.holding')).useLiquidityHolding,
    },
  },
  navigation: [
    { group: 'Trade', label: 'Liquidity', path: '/liquidity', order: 20, Icon: Droplets },
    { group: 'Trade', label: 'Import Pool', path: '/find', order: 30, Icon: SearchCheck },
  ],
};
