import { dashedAddPath, sameCurrencyPath, singleRemovePath } from '@besc/domain/liquidity/liquidity-path';
import { Droplets, SearchCheck } from 'lucide-react';
import type { Feature } from '../../blocks/feature/feature';

const loadAdd = async () => (await import('./add-liquidity.screen')).AddLiquidityScreen;

/** Liquidity: the own positions, supplying, withdrawing, and finding a pool. */
export const liquidityFeature: Feature = {
  slug: 'liquidity',
  order: 30,
  routes: [
    { path: '/liquidity', load: async () => (await import('./liquidity.screen')).LiquidityScreen },
    { path: '/find', load: async () => (await import('./find.screen')).FindScreen },
    ...['/add', '/create'].flatMap((path) => [
      { path, load: loadAdd },
      {
        path: `${path}/$currencyIdA`,
        load: loadAdd,
        redirect: ({ currencyIdA = '' }) => dashedAddPath(currencyIdA),
      },
      {
        path: `${path}/$currencyIdA/$currencyIdB`,
        load: loadAdd,
        redirect: ({ currencyIdA = '', currencyIdB = '' }) => sameCurrencyPath(currencyIdA, currencyIdB),
      },
    ]),
    {
      path: '/remove/$currencyIdA/$currencyIdB',
      load: async () => (await import('./remove-liquidity.screen')).RemoveLiquidityScreen,
    },
  ],
  redirects: [
    { path: '/pool', target: () => ({ path: '/liquidity' }) },
    { path: '/remove/$tokens', target: ({ tokens = '' }) => ({ path: singleRemovePath(tokens) }) },
  ],
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
  titles: [
    { prefix: '/add', name: 'Add Liquidity' },
    { prefix: '/create', name: 'Add Liquidity' },
    { prefix: '/remove', name: 'Remove Liquidity' },
    { prefix: '/liquidity', name: 'Liquidity' },
    { prefix: '/find', name: 'Import Pool' },
  ],
};
