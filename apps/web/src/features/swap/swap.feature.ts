import type { Feature } from '../../blocks/feature/feature';

/** Exchange: the swap screen with its price chart. */
export const swapFeature: Feature = {
  slug: 'swap',
  order: 10,
  routes: [{ path: '/swap', load: async () => (await import('./swap.screen')).SwapScreen }],
  redirects: [
    {
      path: '/swap/$outputCurrency',
      target: ({ outputCurrency = '' }) => ({ path: '/swap', query: { outputCurrency } }),
    },
  ],
  navigation: [{ group: 'Trade', label: 'Exchange', path: '/swap', order: 10 }],
  front: { link: { label: 'Swap', path: '/swap', order: 10 } },
  titles: [{ prefix: '/swap', name: 'Exchange' }],
};
