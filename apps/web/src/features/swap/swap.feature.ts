import type { Feature } from '../../blocks/feature/feature';

/** Exchange: the swap screen with its price chart. */
export const swapFeature: Feature = {
  slug: 'swap',
  order: 10,
  at: ['swap'],
  pages: async () => (await import('./swap.pages')).pages,
  navigation: [{ group: 'Trade', label: 'Exchange', path: '/swap', order: 10 }],
  front: { link: { label: 'Swap', path: '/swap', order: 10 } },
};
