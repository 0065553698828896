import type { Feature } from '../../blocks/feature/feature';

/** Collections, their items, and who has them. */
export const nftsFeature: Feature = {
  slug: 'nfts',
  order: 80,
  at: ['nfts'],
  pages: async () => (await import('./nfts.pages')).pages,
  front: { tile: { order: 46, load: async () => (await import('./components/market-tile')).MarketTile } },
  accountLinks: [{ label: 'Your collectibles', path: '/nfts/profile' }],
  navigation: [{ group: 'Info', label: 'Collectibles', path: '/nfts', order: 30 }],
};
